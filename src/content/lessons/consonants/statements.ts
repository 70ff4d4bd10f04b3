import type { Statement } from '../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:kha-has-breath',
    text: { en: 'ఖ is క with a puff of breath.', te: 'క ను ఊపిరి ఒత్తి పలికితే ఖ.' },
    isTrue: true,
    why: {
      en: 'Both are made far back in the mouth; only ఖ has the breath.',
      te: 'రెండూ క వర్గంలోవే. ఖ కు మాత్రమే ఒత్తు ఉంటుంది.',
    },
  },
  {
    key: 'fact:da-has-stroke',
    text: { en: 'ద has a small stroke below.', te: 'ద కింద చిన్న గీత ఉంటుంది.' },
    isTrue: false,
    why: { en: 'ద is bare below. ధ has the stroke, and with it the breath.', te: 'ద కింద ఏమీ ఉండదు. కింద గీత ఉన్నది ధ.' },
  },
  {
    key: 'fact:tha-has-dot',
    text: { en: 'థ has a dot inside.', te: 'థ లోపల చుక్క ఉంటుంది.' },
    isTrue: true,
    why: { en: 'The dot tells థ from ధ; both have the stroke below.', te: 'థ, ధ రెండింటికీ కింద గీత ఉంటుంది; చుక్క ఉన్నది థ.' },
  },
  {
    key: 'fact:pa-row-with-teeth',
    text: { en: 'ప and మ are made with the tongue at the teeth.', te: 'ప, మ లను నాలుక పళ్లకు తాకించి పలకాలి.' },
    isTrue: false,
    why: {
      en: 'They are made with the lips. త and న are made at the teeth.',
      te: 'వాటిని పెదవులతో పలుకుతాం. పళ్ల దగ్గర పలికేవి త, న.',
    },
  },
  {
    key: 'fact:ma-through-nose',
    text: { en: 'మ sounds through the nose.', te: 'మ ను ముక్కుతో పలుకుతాం.' },
    isTrue: true,
    why: {
      en: 'The last letter of each row is a nose sound: ఙ ఞ ణ న మ.',
      te: 'ప్రతి వర్గంలో చివరి అక్షరం ముక్కుతో పలికేదే: ఙ ఞ ణ న మ.',
    },
  },
  {
    key: 'fact:ba-has-talakattu',
    text: { en: 'బ wears a talakaṭṭu ✓ on its head.', te: 'బ కు తలకట్టు ఉంటుంది.' },
    isTrue: false,
    why: {
      en: 'బ has none. భ has the talakaṭṭu, and the stroke below.',
      te: 'బ కు తలకట్టు లేదు. తలకట్టు, కింద గీత ఉన్నది భ.',
    },
  },
  {
    key: 'fact:nna-tongue-back',
    text: { en: 'For ణ the tip of the tongue curls back.', te: 'ణ పలికేటప్పుడు నాలుక కొన వెనక్కి మడవాలి.' },
    isTrue: true,
    why: {
      en: 'ణ is in the row of ట. For న the tongue is at the teeth.',
      te: 'ణ ట వర్గంలోది. న కు నాలుక పళ్ల దగ్గర ఉంటుంది.',
    },
  },
  {
    key: 'fact:fox-begins-with-sa',
    text: { en: 'The word నక్క begins with స.', te: 'నక్క అనే మాట స తో మొదలవుతుంది.' },
    isTrue: false,
    why: { en: 'It begins with న: its talakaṭṭu is joined to it.', te: 'మొదటి అక్షరం న: దాని తలకట్టు అక్షరంతో కలిసి ఉంటుంది.' },
  },
  {
    key: 'fact:ksha-is-two',
    text: { en: 'క్ష is made of క and ష.', te: 'క్, ష కలిస్తే క్ష.' },
    isTrue: true,
    why: { en: 'You see క above and the small form of ష below.', te: 'పైన క, కింద ష ఒత్తు కనిపిస్తాయి.' },
  },
  {
    key: 'fact:lla-same-as-la',
    text: { en: 'కల and కళ are the same word.', te: 'కల, కళ రెండూ ఒకే మాట.' },
    isTrue: false,
    why: {
      en: 'కల is a dream, కళ is art. ల and ళ are different sounds.',
      te: 'నిద్రలో వచ్చేది కల; నాట్యం, సంగీతం లాంటిది కళ. ల, ళ వేరు.',
    },
  },
  {
    key: 'fact:ga-voiced-ka',
    text: { en: 'క and గ are made in the same place of the mouth.', te: 'క, గ రెండూ నోట్లో ఒకే చోట పుడతాయి.' },
    isTrue: true,
    why: { en: 'Both are in the first row; for గ the throat hums.', te: 'రెండూ క వర్గంలోవే; గ పలికేటప్పుడు గొంతు కంపిస్తుంది.' },
  },
  {
    key: 'fact:rra-is-common',
    text: { en: 'ఱ is one of the commonest letters today.', te: 'ఇప్పుడు ఎక్కువగా రాసే అక్షరాల్లో ఱ ఒకటి.' },
    isTrue: false,
    why: { en: 'ఱ belongs to old books. Today we write ర.', te: 'ఱ పాత పుస్తకాల్లోది. ఇప్పుడు దాని బదులు ర రాస్తాం.' },
  },
  {
    key: 'fact:ha-has-loop',
    text: { en: 'హ ends in a small loop on the right.', te: 'హ కు కుడివైపు చివర చిన్న సున్నా ఉంటుంది.' },
    isTrue: true,
    why: {
      en: 'A flat line runs right from its arm and curls into a loop.',
      te: 'అడ్డగీత కుడివైపుకు వెళ్లి చిన్న సున్నాలా ముడుచుకుంటుంది.',
    },
  },
  {
    key: 'fact:tta-at-lips',
    text: { en: 'ట is said with the lips.', te: 'ట ను పెదవులతో పలుకుతాం.' },
    isTrue: false,
    why: { en: 'ట is said with the tip of the tongue curled back.', te: 'ట ను నాలుక కొన వెనక్కి మడిచి పలుకుతాం.' },
  },
  {
    key: 'fact:ra-is-circle',
    text: { en: 'ర is a circle with a talakaṭṭu ✓.', te: 'సున్నాకు తలకట్టు పెడితే ర.' },
    isTrue: true,
    why: { en: 'With a dot in the middle it would be ఠ.', te: 'మధ్యలో చుక్క కూడా పెడితే ఠ అవుతుంది.' },
  },
];
