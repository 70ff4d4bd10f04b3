import type { Statement } from '../../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:read-stri-three',
    text: { en: 'స్త్రీ is one akshara with three consonants.', te: 'స్త్రీ ఒకే అక్షరం; అందులో మూడు హల్లులు ఉన్నాయి.' },
    isTrue: true,
    why: { en: 'స్, త్ and ర with ీ.', te: 'స్ + త్ + ర + ీ = స్త్రీ.' },
  },
  {
    key: 'fact:read-rashtram-ta-first',
    text: { en: 'In ష్ట్ర we say ర first.', te: 'ష్ట్ర లో ముందు ర పలుకుతాం.' },
    isTrue: false,
    why: { en: 'From the top down: ష్, ట్, ర.', te: 'పై నుంచి కిందికి: ష్, ట్, ర.' },
  },
  {
    key: 'fact:read-matsyam-three',
    text: { en: 'In మత్స్యం the letters త, స and య are joined.', te: 'మత్స్యం అనే మాటలో త, స, య కలిసి ఉన్నాయి.' },
    isTrue: true,
    why: { en: 'త్, స్ and య make త్స్య.', te: 'త్ + స్ + య = త్స్య.' },
  },
  {
    key: 'fact:read-pustakam-three',
    text: { en: 'పుస్తకం has a stack of three letters.', te: 'పుస్తకం అనే మాటలో మూడు హల్లులు కలిసిన అక్షరం ఉంది.' },
    isTrue: false,
    why: { en: 'స్త joins only two.', te: 'స్త లో రెండే కలిశాయి.' },
  },
  {
    key: 'fact:read-samslesha-name',
    text: {
      en: 'An akshara that joins three consonants is called సంశ్లేషాక్షరం.',
      te: 'మూడు హల్లులు కలిసిన అక్షరాన్ని సంశ్లేషాక్షరం అంటారు.',
    },
    isTrue: true,
    why: {
      en: 'Two the same: ద్విత్వం; two different: సంయుక్తం; three: సంశ్లేషం.',
      te: 'అవే రెండు: ద్విత్వం; వేరే రెండు: సంయుక్తం; మూడు: సంశ్లేషం.',
    },
  },
  {
    key: 'fact:read-screen-telugu',
    text: { en: 'స్క్రీన్ begins with ప.', te: 'స్క్రీన్ అనే మాట ప తో మొదలవుతుంది.' },
    isTrue: false,
    why: { en: 'It begins with స, which carries క and ర.', te: 'అది స తో మొదలవుతుంది; కింద క, ర ఒత్తులు ఉన్నాయి.' },
  },
];
