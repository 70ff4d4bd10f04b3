import type { Statement } from '../../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:read-many-has-lu',
    text: { en: 'Words for many mostly end in లు.', te: 'బహువచనం చివర ఎక్కువగా లు వస్తుంది.' },
    isTrue: true,
    why: { en: 'Look at తోటలు, కాకులు and చెట్లు.', te: 'తోటలు, కాకులు, చెట్లు.' },
  },
  {
    key: 'fact:read-pustakam-plural',
    text: { en: 'Many books are పుస్తకంలు.', te: 'పుస్తకం బహువచనం పుస్తకంలు.' },
    isTrue: false,
    why: { en: 'ం becomes ా: పుస్తకాలు.', te: 'సున్నా పోయి దీర్ఘం వస్తుంది: పుస్తకాలు.' },
  },
  {
    key: 'fact:read-milk-is-many',
    text: { en: 'పాలు is always many.', te: 'పాలు ఎప్పుడూ బహువచనమే.' },
    isTrue: true,
    why: { en: 'పాలు ఉన్నాయి, not ఉంది.', te: 'పాలు ఉన్నాయి అంటాం, ఉంది అనం.' },
  },
  {
    key: 'fact:read-one-eye',
    text: { en: 'The word for one eye is కళ్లు.', te: 'ఒక్క కంటిని కళ్లు అంటాం.' },
    isTrue: false,
    why: { en: 'One eye is కన్ను; two are కళ్లు.', te: 'ఒకటి అయితే కన్ను; రెండు అయితే కళ్లు.' },
  },
  {
    key: 'fact:read-ball-na-daggara',
    text: { en: 'For a ball in your bag you say నా దగ్గర.', te: 'సంచిలో ఉన్న బంతి గురించి చెప్పాలంటే నా దగ్గర అంటాం.' },
    isTrue: true,
    why: { en: 'Things that can be put down are నా దగ్గర.', te: 'వస్తువులకు నా దగ్గర అంటాం.' },
  },
  {
    key: 'fact:read-inti-is-from-uru',
    text: { en: 'ఇంటికి comes from ఊరు.', te: 'ఇంటికి అనే మాట ఊరు నుంచి వచ్చింది.' },
    isTrue: false,
    why: { en: 'It comes from ఇల్లు.', te: 'అది ఇల్లు నుంచి వచ్చింది.' },
  },
  {
    key: 'fact:read-sandhi-joins',
    text: { en: 'ఏమిటిది is ఏమిటి and ఇది together.', te: 'ఏమిటి, ఇది కలిస్తే ఏమిటిది.' },
    isTrue: true,
    why: { en: 'Two vowels have melted into one.', te: 'రెండు అచ్చులు కలిసి ఒకటయ్యాయి; అదే సంధి.' },
  },
];
