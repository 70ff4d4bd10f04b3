import type { Statement } from '../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:aa-is-long-a',
    text: { en: 'ఆ is the long partner of అ.', te: 'అ కు దీర్ఘం ఆ.' },
    isTrue: true,
    why: { en: 'Say అ and hold it twice as long: that is ఆ.', te: 'అ ను సాగదీసి పలికితే ఆ అవుతుంది.' },
  },
  {
    key: 'fact:i-is-not-long',
    text: { en: 'ఇ is said longer than ఈ.', te: 'ఈ కన్నా ఇ ను ఎక్కువసేపు పలకాలి.' },
    isTrue: false,
    why: { en: 'ఇ is short, as in ఇల్లు. ఈ is the long one, as in ఈగ.', te: 'ఇ హ్రస్వం: ఇల్లు. ఈ దీర్ఘం: ఈగ.' },
  },
  {
    key: 'fact:elephant-begins-with-long-e',
    text: { en: 'The word ఏనుగు begins with ఏ.', te: 'ఏనుగు అనే మాట ఏ తో మొదలవుతుంది.' },
    isTrue: true,
    why: { en: 'The first sound of ఏనుగు is long: ఏ.', te: 'ఏనుగులో మొదటి శబ్దం దీర్ఘం: ఏ.' },
  },
  {
    key: 'fact:mouse-begins-with-long-e',
    text: { en: 'The word ఎలుక begins with ఏ.', te: 'ఎలుక అనే మాట ఏ తో మొదలవుతుంది.' },
    isTrue: false,
    why: { en: 'The first sound of ఎలుక is short, so it is ఎ.', te: 'ఎలుకలో మొదటి శబ్దం పొట్టిది: ఎ.' },
  },
  {
    key: 'fact:five-begins-with-ai',
    text: { en: 'The word ఐదు begins with ఐ.', te: 'ఐదు అనే మాట ఐ తో మొదలవుతుంది.' },
    isTrue: true,
    why: { en: 'ఐదు starts with the sound of “eye”: ఐ.', te: 'ఐదులో మొదటి అక్షరం ఐ.' },
  },
  {
    key: 'fact:ship-begins-with-short-o',
    text: { en: 'The word ఓడ begins with ఒ.', te: 'ఓడ అనే మాట ఒ తో మొదలవుతుంది.' },
    isTrue: false,
    why: { en: 'ఓడ begins with the long ఓ. ఒంటె begins with ఒ.', te: 'ఓడ మొదట దీర్ఘం ఉంది: ఓ. ఒ తో మొదలయ్యేది ఒంటె.' },
  },
  {
    key: 'fact:sign-of-aa',
    text: { en: 'The sign of ఆ is ా.', te: 'ఆ గుర్తు ా.' },
    isTrue: true,
    why: { en: 'క with ా is కా: you hear ఆ in it.', te: 'క కు ా పెడితే కా: అందులో ఆ వినిపిస్తుంది.' },
  },
  {
    key: 'fact:sign-of-ii',
    text: { en: 'The sign of ఈ is ి.', te: 'ఈ గుర్తు ి.' },
    isTrue: false,
    why: { en: 'ి is the sign of the short ఇ. The sign of ఈ is ీ.', te: 'ి అనేది ఇ గుర్తు. ఈ గుర్తు ీ.' },
  },
  {
    key: 'fact:koo-has-long-u',
    text: { en: 'You hear ఊ in కూ.', te: 'కూ అన్నప్పుడు ఊ వినిపిస్తుంది.' },
    isTrue: true,
    why: { en: 'క with ూ, the sign of ఊ, is కూ.', te: 'ఊ గుర్తు ూ. క కు ూ పెడితే కూ.' },
  },
  {
    key: 'fact:bare-consonant-has-i',
    text: { en: 'A consonant with no sign is said with ఇ.', te: 'ఏ గుర్తూ లేని హల్లును ఇ తో కలిపి పలకాలి.' },
    isTrue: false,
    why: { en: 'It is said with అ: క, మ, ల.', te: 'దాన్ని అ తో కలిపి పలకాలి: క, మ, ల.' },
  },
  {
    key: 'fact:am-ends-in-hum',
    text: { en: 'అం ends with a hum through the nose.', te: 'అం చివర ముక్కుతో పలకాలి.' },
    isTrue: true,
    why: { en: 'The circle ం, the sunnā, is a sound of the nose.', te: 'సున్నా (ం) ముక్కుతో పలికే శబ్దం.' },
  },
  {
    key: 'fact:visarga-is-one-circle',
    text: { en: 'అః is అ with one circle beside it.', te: 'అ పక్కన ఒక్క సున్నా పెడితే అః అవుతుంది.' },
    isTrue: false,
    why: { en: 'One circle makes అం. అః has two small ones.', te: 'ఒక్క సున్నా పెడితే అం. అః కు రెండు చిన్న సున్నాలు ఉంటాయి.' },
  },
  {
    key: 'fact:medicine-begins-with-au',
    text: { en: 'The word ఔషధం begins with ఔ.', te: 'ఔషధం అనే మాట ఔ తో మొదలవుతుంది.' },
    isTrue: true,
    why: { en: 'ఔషధం starts with the “ow” of “cow”: ఔ.', te: 'ఔషధంలో మొదటి అక్షరం ఔ.' },
  },
  {
    key: 'fact:sage-begins-with-a',
    text: { en: 'The word ఋషి begins with అ.', te: 'ఋషి అనే మాట అ తో మొదలవుతుంది.' },
    isTrue: false,
    why: { en: 'ఋషి begins with ఋ, said like a quick “ru”.', te: 'ఋషి మొదట ఉన్నది ఋ.' },
  },
];
