import type { Letter } from '../../../domain/lesson/lessonContent';

export const rest: readonly Letter[] = [
  {
    letter: 'య',
    word: { telugu: 'యంత్రం', english: 'machine', picture: '⚙️' },
    said: { en: 'Like the “y” in “yes”.', te: 'నాలుక మధ్య భాగాన్ని పైకి లేపి పలుకు: యంత్రం, యోగా.' },
    written: {
      en: 'Draw a circle. On its right draw two curved arms, joined at the bottom. Put the talakaṭṭu ✓ on the first arm.',
      te: 'సున్నా చుట్టు. కుడివైపు రెండు వంపులు గీసి కింద కలుపు. మొదటి వంపు మీద తలకట్టు పెట్టు.',
    },
  },
  {
    letter: 'ర',
    word: { telugu: 'రైలు', english: 'train', picture: '🚆' },
    said: {
      en: 'An “r” made with a quick tap of the tip of the tongue.',
      te: 'నాలుక కొనను ఒక్కసారి తేలికగా ఆడించి పలుకు: రైలు, రవి.',
    },
    written: {
      en: 'Draw a circle and put the talakaṭṭu ✓ on top.',
      te: 'సున్నా చుట్టి, పైన తలకట్టు పెట్టు.',
    },
  },
  {
    letter: 'ల',
    word: { telugu: 'లేఖ', english: 'letter (mail)', picture: '✉️' },
    said: {
      en: 'Like the “l” in “lamp”, with the tongue near the teeth.',
      te: 'నాలుక కొనను పళ్ల దగ్గర తాకించి పలుకు: లేఖ, అల.',
    },
    written: {
      en: 'Start with a small loop at the top left. Go down into one wide bowl, up the right side, and lean left at the end.',
      te: 'పైన ఎడమవైపు చిన్న సున్నాతో మొదలుపెట్టు. కిందికి దిగి ఒక పెద్ద గిన్నెలా చుట్టి, కుడివైపు పైకి వెళ్లి ఎడమకు వంచు.',
    },
  },
  {
    letter: 'వ',
    word: { telugu: 'వంకాయ', english: 'brinjal', picture: '🍆' },
    said: { en: 'Between “v” and “w”: a soft “v”.', te: 'పై పళ్లను కింది పెదవికి మెత్తగా తాకించి పలుకు: వంకాయ, వాన.' },
    written: {
      en: 'Make a small loop at the bottom left, swing right into a bowl, go up and over. Join the talakaṭṭu ✓ at the top.',
      te: 'కింద ఎడమవైపు చిన్న సున్నా చుట్టి, కుడివైపుకు గిన్నెలా తిప్పి పైకి వెళ్లు. పైన తలకట్టుతో కలుపు.',
    },
  },
  {
    letter: 'శ',
    word: { telugu: 'శంఖం', english: 'conch', picture: '🐚' },
    said: {
      en: 'A light “sh”: the middle of the tongue rises, and the lips smile.',
      te: 'నాలుక మధ్య భాగాన్ని పైకి లేపి, పెదవులు చాచి మెత్తగా పలుకు: శంఖం, ఆశ.',
    },
    written: {
      en: 'Start on the left with a small hook, open below. Go right and down into a small loop. Come up across your own line and bend round to the talakaṭṭu ✓.',
      te: 'ఎడమవైపు చిన్న కొక్కెంతో మొదలుపెట్టు. కుడివైపుకు వెళ్లి, కింద చిన్న సున్నా చుట్టు. మొదటి గీతను దాటి పైకి వచ్చి, తలకట్టుతో కలుపు.',
    },
  },
  {
    letter: 'ష',
    word: { telugu: 'షర్టు', english: 'shirt', picture: '👕' },
    said: {
      en: 'A dark “sh” with the tip of the tongue curled back.',
      te: 'నాలుక కొనను వెనక్కి మడిచి పలుకు: భాష, షర్టు.',
    },
    written: {
      en: 'Write ప. At the bottom right add a little tail.',
      te: 'ప రాయి. కుడివైపు కింద చిన్న తోక పెట్టు.',
    },
  },
  {
    letter: 'స',
    word: { telugu: 'సబ్బు', english: 'soap', picture: '🧼' },
    said: { en: 'Like the “s” in “sun”.', te: 'నాలుకను పళ్ల దగ్గర ఉంచి గాలి ఊదుతూ పలుకు: సబ్బు, సరే.' },
    written: {
      en: 'Start at the bottom left with a small hook, open below. Swing right into a bowl and go up. Float the talakaṭṭu ✓ above: it does not touch.',
      te: 'కింద ఎడమవైపు చిన్న కొక్కెంతో మొదలుపెట్టు. కుడివైపుకు గిన్నెలా తిప్పి పైకి వెళ్లు. పైన తగలకుండా తలకట్టు పెట్టు.',
    },
  },
  {
    letter: 'హ',
    word: { telugu: 'హంస', english: 'swan', picture: '🦢' },
    said: { en: 'Like the “h” in “hat”.', te: 'గొంతు నుంచి గాలి వదులుతూ పలుకు: హంస, దాహం.' },
    written: {
      en: 'Write ప. From the top of its arm draw a flat line to the right and end it in a small loop.',
      te: 'ప రాయి. కుడి గీత పైనుంచి కుడివైపుకు అడ్డగీత గీసి, చిన్న సున్నాతో ముగించు.',
    },
  },
  {
    letter: 'ళ',
    word: { telugu: 'తాళం', english: 'lock', picture: '🔒' },
    said: {
      en: 'Like an “l”, but with the tip of the tongue curled back. Telugu words do not begin with it.',
      te: 'నాలుక కొనను వెనక్కి మడిచి పలుకు: తాళం, కళ. తెలుగు మాటలు దీనితో మొదలవవు.',
    },
    written: {
      en: 'Make a small loop on the left and swing right, up to the talakaṭṭu ✓. Hang another small loop below, in the middle.',
      te: 'ఎడమవైపు చిన్న సున్నా చుట్టి, కుడివైపుకు తిప్పి పైన తలకట్టుతో కలుపు. కింద మధ్యలో ఇంకో చిన్న సున్నా పెట్టు.',
    },
  },
  {
    letter: 'క్ష',
    word: { telugu: 'క్షవరం', english: 'haircut', picture: '💇' },
    said: { en: 'క and ష together, like “k-sh” in “bookshop”.', te: 'క్, ష కలిపి ఒకేసారి పలుకు: క్షవరం, పక్షి.' },
    written: {
      en: 'Write క. Below it hang the small form of ష: two little bowls and a tail on the right.',
      te: 'క రాయి. దాని కింద ష ఒత్తు పెట్టు: రెండు చిన్న గిన్నెలు, కుడివైపు తోక.',
    },
  },
  {
    letter: 'ఱ',
    word: { telugu: 'ఱంపం', english: 'saw (the tool)', picture: '🪚' },
    said: {
      en: 'A strong “r” of old Telugu. Today it is said like ర, and ఱంపం is mostly written రంపం.',
      te: 'పాత తెలుగులో గట్టిగా పలికే ర. ఇప్పుడు ర లాగే పలుకుతాం; ఱంపం అనే మాటను రంపం అనే రాస్తాం.',
    },
    written: {
      en: 'Begin like అ, but make two bowls at the bottom instead of one. Curl in at the top right and end with a short flat line in the middle.',
      te: 'అ లాగే మొదలుపెట్టు; కానీ కింద ఒక గిన్నెకు బదులు రెండు గిన్నెలు గీయి. కుడివైపు పైన లోపలికి తిప్పి, మధ్యలో చిన్న అడ్డగీతతో ముగించు.',
    },
  },
];
