import type { Statement } from '../../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:read-banti-sounds-n',
    text: { en: 'The ం in బంతి sounds like న్.', te: 'బంతి అనే మాటలో సున్నా న్ లాగా వినిపిస్తుంది.' },
    isTrue: true,
    why: { en: 'Before త it is న్: ban-ti.', te: 'త ముందు సున్నా న్ లాగా పలుకుతుంది.' },
  },
  {
    key: 'fact:read-deepam-sounds-n',
    text: { en: 'The ం at the end of దీపం sounds like న్.', te: 'దీపం చివర సున్నా న్ లాగా వినిపిస్తుంది.' },
    isTrue: false,
    why: { en: 'At the end of a word it is మ్.', te: 'మాట చివర సున్నా మ్ లాగా పలుకుతుంది.' },
  },
  {
    key: 'fact:read-phone-ends-in-pollu',
    text: { en: 'ఫోన్ ends in న్, without a vowel.', te: 'ఫోన్ చివర అచ్చు లేని న్ ఉంది.' },
    isTrue: true,
    why: { en: 'The mark on its head takes the “a” away: న, న్.', te: 'తల మీద పొల్లు గుర్తు ఉంటే అచ్చు పోతుంది: న, న్.' },
  },
  {
    key: 'fact:read-pollu-is-long',
    text: { en: 'ల్ is said longer than ల.', te: 'ల కన్నా ల్ ను ఎక్కువసేపు పలకాలి.' },
    isTrue: false,
    why: { en: 'ల్ is shorter: it has no vowel at all.', te: 'ల్ కు అచ్చే లేదు; అందుకే అది ఇంకా పొట్టిది.' },
  },
  {
    key: 'fact:read-kamba-sounds-m',
    text: { en: 'The ం in కంబళి sounds like మ్.', te: 'కంబళి అనే మాటలో సున్నా మ్ లాగా వినిపిస్తుంది.' },
    isTrue: true,
    why: { en: 'Before బ the lips close: మ్.', te: 'బ ముందు పెదవులు కలుస్తాయి: మ్.' },
  },
  {
    key: 'fact:read-sunna-is-a-letter',
    text: { en: 'సున్నా can begin a word.', te: 'సున్నాతో మాట మొదలవుతుంది.' },
    isTrue: false,
    why: { en: 'It always comes after another letter: అం, దీపం.', te: 'సున్నా ఎప్పుడూ ఇంకో అక్షరం పక్కనే ఉంటుంది: అం, దీపం.' },
  },
];
