import type { Letter } from '../../../domain/lesson/lessonContent';

export const palatal: readonly Letter[] = [
  {
    letter: 'చ',
    word: { telugu: 'చంద్రుడు', english: 'moon', picture: '🌙' },
    said: { en: 'Like the “ch” in “chin”, with no puff of breath.', te: 'తేలికగా, ఊపిరి వదలకుండా పలుకు: చంద్రుడు, చెట్టు.' },
    written: {
      en: 'Start with a short flat line on the left and turn back under it into a bowl. Make a second bowl, go up the right side and over. Join the talakaṭṭu ✓ on top.',
      te: 'ఎడమవైపు చిన్న అడ్డగీతతో మొదలుపెట్టి, దాని కింద గిన్నెలా తిప్పు. పక్కన రెండో గిన్నె గీసి, కుడివైపు పైకి వెళ్లు. పైన తలకట్టుతో కలుపు.',
    },
  },
  {
    letter: 'ఛ',
    word: { telugu: 'ఛత్రం', english: 'umbrella', picture: '☂️' },
    said: {
      en: 'చ with a puff of breath, like “ch-h” in “beach house”.',
      te: 'చ నే ఊపిరి ఒత్తి పలుకు: ఛత్రం, ఛాతీ. గొడుగుకు ఇంకో పేరు ఛత్రం.',
    },
    written: {
      en: 'Write చ. Add the small stroke below, between the two bowls.',
      te: 'చ రాయి. రెండు గిన్నెల మధ్య కింద చిన్న గీత పెట్టు.',
    },
  },
  {
    letter: 'జ',
    word: { telugu: 'జింక', english: 'deer', picture: '🦌' },
    said: { en: 'Like the “j” in “jam”. The throat hums.', te: 'చ లాగే, కానీ గొంతు కంపిస్తుంది: జింక, జెండా.' },
    written: {
      en: 'Start with a hook at the top left, come down into a bowl and make a second, short one. From the middle draw a dip to the right that curls up and back.',
      te: 'పైన ఎడమవైపు కొక్కెంతో మొదలుపెట్టి, రెండు గిన్నెలు గీయి; రెండోది పొట్టిది. మధ్య నుంచి కుడివైపుకు వంపు తిప్పి, పైకి వెనక్కి కొక్కెంలా వంచు.',
    },
  },
  {
    letter: 'ఝ',
    word: { telugu: 'ఝంకారం', english: 'buzzing of bees', picture: '🐝' },
    said: {
      en: 'జ with a puff of breath, like “dge-h” in “hedgehog”.',
      te: 'జ నే ఊపిరి ఒత్తి పలుకు: ఝంకారం. తేనెటీగల రొదను ఝంకారం అంటారు.',
    },
    written: {
      en: 'Draw a circle with the talakaṭṭu ✓ on top. On its right draw two curved arms, joined at the bottom. Add the small stroke below, between the arms.',
      te: 'సున్నా చుట్టి పైన తలకట్టు పెట్టు. కుడివైపు రెండు వంపులు గీసి కింద కలుపు. ఆ రెండు వంపుల మధ్య కింద చిన్న గీత పెట్టు.',
    },
  },
  {
    letter: 'ఞ',
    word: { telugu: 'విజ్ఞానం', english: 'knowledge', picture: '🧠' },
    said: {
      en: 'Like the “ny” in “canyon”. You meet it mostly below జ, in జ్ఞ, which is said “gna”.',
      te: 'ముక్కుతో పలికే శబ్దం. ఎక్కువగా జ కింద ఒత్తుగా, జ్ఞ లోనే కనిపిస్తుంది: విజ్ఞానం, ఆజ్ఞ.',
    },
    written: {
      en: 'Write ఇ. From its right side draw a flat line to the right and stand a small stroke on it.',
      te: 'ఇ రాయి. దాని కుడివైపు నుంచి అడ్డగీత గీసి, దాని మీద చిన్న నిలువు గీత పెట్టు.',
    },
  },
];
