import type { Statement } from '../../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:read-pustakam-ta-below',
    text: { en: 'In పుస్తకం it is త that hangs below.', te: 'పుస్తకం అనే మాటలో కింద ఉన్నది త ఒత్తు.' },
    isTrue: true,
    why: { en: 'స is on top, త is below: స్త.', te: 'పైన స, కింద త ఒత్తు: స్త.' },
  },
  {
    key: 'fact:read-suryudu-ya-first',
    text: { en: 'In సూర్యుడు we say య first and then ర.', te: 'సూర్యుడు అనే మాటలో ముందు య, తర్వాత ర పలుకుతాం.' },
    isTrue: false,
    why: { en: 'From top to bottom: first ర, then య.', te: 'పై నుంచి కిందికి: ముందు ర్, తర్వాత య.' },
  },
  {
    key: 'fact:read-kravadi-is-ra',
    text: { en: 'క్రావడి is the ottu of ర.', te: 'ర ఒత్తు పేరు క్రావడి.' },
    isTrue: true,
    why: { en: 'You see it in క్ర, ప్ర, ద్ర.', te: 'క్ర, ప్ర, ద్ర లలో కనిపించేది క్రావడి.' },
  },
  {
    key: 'fact:read-valapala-gilaka-is-ya',
    text: { en: 'వలపలగిలక is the ottu of య.', te: 'వలపలగిలక అంటే య ఒత్తు.' },
    isTrue: false,
    why: {
      en: 'It is an old way to write ర్ before another letter.',
      te: 'వలపలగిలక అంటే ఇంకో అక్షరం ముందు వచ్చే ర్ ను పూర్వం రాసిన గుర్తు.',
    },
  },
  {
    key: 'fact:read-gna-sound',
    text: { en: 'జ్ఞ in జ్ఞానం is mostly said like “gn”.', te: 'జ్ఞానం అనే మాటలో జ్ఞ ను గ్న లాగా పలుకుతాం.' },
    isTrue: true,
    why: { en: 'It is written జ and ఞ, and said “gnānam”.', te: 'రాసేది జ, ఞ; పలికేది గ్న లాగా.' },
  },
  {
    key: 'fact:read-arasunna-is-said',
    text: { en: 'Today we say the అరసున్న aloud.', te: 'ఈ రోజుల్లో అరసున్నను గట్టిగా పలుకుతాం.' },
    isTrue: false,
    why: {
      en: 'It is only written, in old poems; today nobody says it.',
      te: 'అది పాత పద్యాల్లో రాసే గుర్తు; ఇప్పుడు దాన్ని పలకం.',
    },
  },
  {
    key: 'fact:read-nillu-two-letters',
    text: { en: 'నీళ్లు has ళ above and ల below.', te: 'నీళ్లు అనే మాటలో పైన ళ, కింద ల ఒత్తు ఉన్నాయి.' },
    isTrue: true,
    why: { en: 'Two different letters: ళ్ల.', te: 'రెండూ వేరు వేరు అక్షరాలు: ళ్ల.' },
  },
];
