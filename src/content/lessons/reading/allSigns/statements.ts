import type { Statement } from '../../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:read-puli-two-signs',
    text: { en: 'Both letters of పులి wear a sign.', te: 'పులి అనే మాటలో రెండు అక్షరాలకూ గుర్తులు ఉన్నాయి.' },
    isTrue: true,
    why: { en: 'పు has ు, లి has ి.', te: 'పు కు కొమ్ము, లి కి గుడి.' },
  },
  {
    key: 'fact:read-tene-both-long',
    text: { en: 'In తేనె both letters are long.', te: 'తేనె అనే మాటలో రెండు అక్షరాలూ దీర్ఘాలే.' },
    isTrue: false,
    why: { en: 'తే is long, నె is short.', te: 'తే దీర్ఘం, నె హ్రస్వం.' },
  },
  {
    key: 'fact:read-railu-has-aitvam',
    text: { en: 'రైలు begins with ర and ై.', te: 'రైలు అనే మాటలో ర కు ఐత్వం ఉంది.' },
    isTrue: true,
    why: { en: 'ర with ై is రై.', te: 'ర కు ఐత్వం ఇస్తే రై.' },
  },
  {
    key: 'fact:read-godugu-has-oo',
    text: { en: 'The గొ in గొడుగు is long.', te: 'గొడుగు అనే మాటలో గొ దీర్ఘం.' },
    isTrue: false,
    why: { en: 'గొ is short: one clap. గో would be long.', te: 'గొ హ్రస్వం: ఒకేసారి చప్పట్లు కొట్టాలి. గో అయితే దీర్ఘం.' },
  },
  {
    key: 'fact:read-kommu-at-the-end',
    text: { en: 'ఆవు, పాము and బాతు all end in a letter with ు.', te: 'ఆవు, పాము, బాతు: మూడింటి చివరా కొమ్ము ఉంది.' },
    isTrue: true,
    why: { en: 'A great many Telugu words end in ు.', te: 'చాలా తెలుగు మాటల చివర కొమ్ము ఉంటుంది.' },
  },
  {
    key: 'fact:read-gaunu-has-otvam',
    text: { en: 'The గౌ in గౌను is read like the గో in గోడ.', te: 'గౌను లో గౌ ను, గోడ లో గో ను ఒకేలా చదవాలి.' },
    isTrue: false,
    why: { en: 'గౌ has ౌ and is said “gau”; గో has ో.', te: 'గౌ కు ఔత్వం ఉంది, గో కు ఓత్వం ఉంది. రెండూ వేరు.' },
  },
  {
    key: 'fact:read-krushi-is-ru',
    text: { en: 'The ృ in కృషి is said “ru”.', te: 'కృషి అనే మాటలో వట్రసుడిని రు లాగా పలుకుతాం.' },
    isTrue: true,
    why: { en: 'కృ is said “kru”.', te: 'కృ ను క్రు లాగా పలుకుతాం.' },
  },
];
