import type { Statement } from '../../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:read-paata-two-claps',
    text: { en: 'In పాట the పా is held twice as long as the ట.', te: 'పాట అనే మాటలో ట కన్నా పా ను ఎక్కువసేపు పలకాలి.' },
    isTrue: true,
    why: { en: 'పా is long, ట is short.', te: 'పా దీర్ఘం, ట హ్రస్వం.' },
  },
  {
    key: 'fact:read-vaana-and-vana',
    text: { en: 'వాన and వన are said in the same way.', te: 'వాన, వన: రెండూ ఒకేలా పలకాలి.' },
    isTrue: false,
    why: { en: 'వా is long, వ is short.', te: 'వా దీర్ఘం, వ హ్రస్వం.' },
  },
  {
    key: 'fact:read-cheema-has-gudi-dirgham',
    text: { en: 'The చీ in చీమ wears ీ.', te: 'చీమ అనే మాటలో చీ కు గుడి దీర్ఘం ఉంది.' },
    isTrue: true,
    why: { en: 'చ with ీ is చీ.', te: 'చ కు గుడి దీర్ఘం ఇస్తే చీ.' },
  },
  {
    key: 'fact:read-duda-has-otvam',
    text: { en: 'The దూ in దూడ wears ో.', te: 'దూడ అనే మాటలో దూ కు ఓత్వం ఉంది.' },
    isTrue: false,
    why: { en: 'It wears ూ. With ో it is దో, as in దోమ.', te: 'దూ కు ఉన్నది కొమ్ము దీర్ఘం. ఓత్వం ఇస్తే దో అవుతుంది: దోమ.' },
  },
  {
    key: 'fact:read-kota-thota',
    text: { en: 'కోట and తోట have the same sign.', te: 'కోట, తోట: రెండింటిలోనూ ఒకే గుర్తు ఉంది.' },
    isTrue: true,
    why: { en: 'Both wear ో.', te: 'రెండింటికీ ఓత్వం ఉంది.' },
  },
  {
    key: 'fact:read-meka-has-short-e',
    text: { en: 'The మే in మేక is short.', te: 'మేక అనే మాటలో మే హ్రస్వం.' },
    isTrue: false,
    why: { en: 'మే wears ే, the long sign.', te: 'మే కు ఉన్నది ఏత్వం; అది దీర్ఘం.' },
  },
  {
    key: 'fact:read-calling-is-long',
    text: { en: 'When we call రాధ, we say రాధా!', te: 'రాధను పిలిచేటప్పుడు రాధా! అని చివర సాగదీస్తాం.' },
    isTrue: true,
    why: { en: 'The end of a name grows long when we call.', te: 'పిలిచేటప్పుడు పేరు చివర దీర్ఘం వస్తుంది.' },
  },
];
