import type { Statement } from '../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:deergham-makes-kaa',
    text: { en: 'క with దీర్ఘం is కా.', te: 'క కు దీర్ఘం ఇస్తే కా.' },
    isTrue: true,
    why: { en: 'దీర్ఘం (ా) is the sign of ఆ.', te: 'దీర్ఘం (ా) అంటే ఆ గుర్తు.' },
  },
  {
    key: 'fact:gudi-makes-ku',
    text: { en: 'క with గుడి is కు.', te: 'క కు గుడి ఇస్తే కు.' },
    isTrue: false,
    why: { en: 'గుడి (ి) makes కి. కొమ్ము (ు) makes కు.', te: 'గుడి ఇస్తే కి. కొమ్ము ఇస్తే కు.' },
  },
  {
    key: 'fact:kommu-is-u',
    text: { en: 'కొమ్ము is the sign of ఉ.', te: 'ఉ గుర్తు పేరు కొమ్ము.' },
    isTrue: true,
    why: { en: 'మ with కొమ్ము is ము: you hear ఉ.', te: 'మ కు కొమ్ము ఇస్తే ము: అందులో ఉ వినిపిస్తుంది.' },
  },
  {
    key: 'fact:etvam-is-long',
    text: { en: 'కె is said longer than కే.', te: 'కే కన్నా కె ను ఎక్కువసేపు పలకాలి.' },
    isTrue: false,
    why: {
      en: 'కె has the short ఎత్వం. కే has the long ఏత్వం, with a hook on top.',
      te: 'కె కు ఉన్నది ఎత్వం, హ్రస్వం. కే కు ఉన్నది ఏత్వం, దీర్ఘం.',
    },
  },
  {
    key: 'fact:train-has-aitvam',
    text: { en: 'రై in రైలు has ఐత్వం.', te: 'రైలు అనే మాటలో రై కు ఐత్వం ఉంది.' },
    isTrue: true,
    why: { en: 'రై is ర with ై, the sign of ఐ.', te: 'ర కు ఐత్వం (ై) ఇస్తే రై.' },
  },
  {
    key: 'fact:snake-has-gudi',
    text: { en: 'The word పాము has a గుడి in it.', te: 'పాము అనే మాటలో గుడి ఉంది.' },
    isTrue: false,
    why: { en: 'పా has దీర్ఘం and ము has కొమ్ము.', te: 'పా కు దీర్ఘం, ము కు కొమ్ము ఉన్నాయి.' },
  },
  {
    key: 'fact:same-signs-for-all',
    text: { en: 'క and మ use the same names of signs.', te: 'క గుణింతంలోనూ మ గుణింతంలోనూ గుర్తుల పేర్లు ఒకటే.' },
    isTrue: true,
    why: {
      en: 'Learn the signs once and you can read every consonant.',
      te: 'గుర్తులు ఒక్కసారి నేర్చుకుంటే అన్ని హల్లులనూ చదవవచ్చు.',
    },
  },
  {
    key: 'fact:sunna-below',
    text: { en: 'సున్నా (ం) stands below the letter.', te: 'సున్నా (ం) అక్షరం కింద ఉంటుంది.' },
    isTrue: false,
    why: { en: 'It stands at the right side: కం.', te: 'సున్నా అక్షరం పక్కన, కుడివైపు ఉంటుంది: కం.' },
  },
  {
    key: 'fact:talakattu-stays-with-kommu',
    text: { en: 'In కు the talakaṭṭu ✓ stays.', te: 'కు లో తలకట్టు అలాగే ఉంటుంది.' },
    isTrue: true,
    why: { en: 'కొమ్ము stands at the side, so the head keeps its tick.', te: 'కొమ్ము పక్కన ఉంటుంది; అందుకే తలకట్టు పోదు.' },
  },
  {
    key: 'fact:talakattu-stays-with-gudi',
    text: { en: 'In కి the talakaṭṭu ✓ stays.', te: 'కి లో తలకట్టు అలాగే ఉంటుంది.' },
    isTrue: false,
    why: { en: 'గుడి sits on the head in place of the talakaṭṭu.', te: 'తలకట్టు బదులు గుడి వస్తుంది.' },
  },
  {
    key: 'fact:vottu-below',
    text: { en: 'In అమ్మ a second మ hangs below the first.', te: 'అమ్మ అనే మాటలో మ కింద మ ఒత్తు ఉంది.' },
    isTrue: true,
    why: {
      en: 'Two మ with no vowel between them: the second is an ottu.',
      te: 'రెండు మ ల మధ్య అచ్చు లేదు; అందుకే రెండోది ఒత్తు అయింది.',
    },
  },
  {
    key: 'fact:book-has-doubled-sa',
    text: { en: 'The ottu in పుస్తకం is స.', te: 'పుస్తకం అనే మాటలో స ఒత్తు ఉంది.' },
    isTrue: false,
    why: { en: 'స stands above in full; the ottu below is త: స్త.', te: 'పైన ఉన్నది స; కింద ఉన్నది త ఒత్తు: స్త.' },
  },
  {
    key: 'fact:goat-has-long-e',
    text: { en: 'మే in మేక has ఏత్వం.', te: 'మేక అనే మాటలో మే కు ఏత్వం ఉంది.' },
    isTrue: true,
    why: { en: 'మే is long: మ with ే, the sign of ఏ.', te: 'మే దీర్ఘం: మ కు ఏత్వం (ే) ఇస్తే మే.' },
  },
  {
    key: 'fact:monkey-has-short-o',
    text: { en: 'The word for monkey is written కొతి.', te: 'కోతి అనే మాటను కొతి అని రాయాలి.' },
    isTrue: false,
    why: { en: 'It is కోతి, with the long ఓత్వం.', te: 'మొదటి అక్షరం దీర్ఘం: కో. దానికి ఓత్వం ఇవ్వాలి.' },
  },
];
