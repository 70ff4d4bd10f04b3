import type { Statement } from '../../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:read-ala-two-letters',
    text: { en: 'The word అల has two letters.', te: 'అల అనే మాటలో రెండు అక్షరాలు ఉన్నాయి.' },
    isTrue: true,
    why: { en: 'అ and ల: two claps.', te: 'అ, ల: రెండుసార్లు చప్పట్లు.' },
  },
  {
    key: 'fact:read-padava-two-letters',
    text: { en: 'The word పడవ has two letters.', te: 'పడవ అనే మాటలో రెండు అక్షరాలు ఉన్నాయి.' },
    isTrue: false,
    why: { en: 'ప, డ, వ: there are three.', te: 'ప, డ, వ: మూడు ఉన్నాయి.' },
  },
  {
    key: 'fact:read-same-last-letter',
    text: { en: 'అల and వల end in the same letter.', te: 'అల, వల: రెండు మాటల చివరా ఒకే అక్షరం ఉంది.' },
    isTrue: true,
    why: { en: 'Both end in ల.', te: 'రెండింటి చివరా ల ఉంది.' },
  },
  {
    key: 'fact:read-udata-begins-with-a',
    text: { en: 'ఉడత begins with అ.', te: 'ఉడత అనే మాట అ తో మొదలవుతుంది.' },
    isTrue: false,
    why: { en: 'It begins with ఉ.', te: 'అది ఉ తో మొదలవుతుంది.' },
  },
  {
    key: 'fact:read-tala-to-kala',
    text: { en: 'Put క in the place of త in తల, and it reads కల.', te: 'తల లో త తీసి క పెడితే కల అవుతుంది.' },
    isTrue: true,
    why: { en: 'One letter changes, and a head becomes a dream.', te: 'ఒక్క అక్షరం మారితే తల కాస్తా కల అవుతుంది.' },
  },
  {
    key: 'fact:read-jada-has-a-sign',
    text: { en: 'The జ in జడ wears a vowel sign.', te: 'జడ అనే మాటలో జ కు గుణింతం గుర్తు ఉంది.' },
    isTrue: false,
    why: { en: 'It is plain జ, said with its own “a”.', te: 'అది మామూలు జ; ఏ గుర్తూ లేదు.' },
  },
  {
    key: 'fact:read-name-says-whose',
    text: { en: 'లత పలక means Lata’s slate.', te: 'లత పలక అంటే ఆ పలక లతది.' },
    isTrue: true,
    why: { en: 'The name before the word says whose it is.', te: 'ముందున్న పేరును బట్టి అది ఎవరిదో తెలుస్తుంది.' },
  },
];
