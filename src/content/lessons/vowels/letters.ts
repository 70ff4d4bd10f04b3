import type { Letter } from '../../../domain/lesson/lessonContent';

export const shortVowels: readonly Letter[] = [
  {
    letter: 'అ',
    word: { telugu: 'అరటిపండు', english: 'banana', picture: '🍌' },
    said: {
      en: 'Short, like the “u” in “cup”.',
      te: 'నోరు కొద్దిగా తెరిచి పొట్టిగా పలుకు: అమ్మ, అరటిపండు.',
    },
    written: {
      en: 'Start with a small loop at the top left. Sweep down into one wide bowl and up the right side. Curl in at the top and end with a short flat line in the middle.',
      te: 'పైన ఎడమవైపు చిన్న సున్నాతో మొదలుపెట్టు. కిందికి దిగి ఒక పెద్ద గిన్నెలా చుట్టి, కుడివైపు పైకి వెళ్లు. పైన లోపలికి తిప్పి, మధ్యలో చిన్న అడ్డగీతతో ముగించు.',
    },
  },
  {
    letter: 'ఇ',
    word: { telugu: 'ఇల్లు', english: 'house', picture: '🏠' },
    said: {
      en: 'Short, like the “i” in “pin”.',
      te: 'పెదవులు కొద్దిగా చాచి పొట్టిగా పలుకు: ఇల్లు, ఇసుక.',
    },
    written: {
      en: 'Make two humps at the top, like a small m. From the right hump come down and swing left into a flat loop at the bottom. End with a little tail at the bottom right.',
      te: 'పైన పక్కపక్కనే రెండు చిన్న వంపులు గీయి. కుడి వంపు నుంచి కిందికి వచ్చి, ఎడమవైపుకు కోలగా సున్నా చుట్టు. కుడివైపు కింద చిన్న తోకతో ముగించు.',
    },
  },
  {
    letter: 'ఉ',
    word: { telugu: 'ఉడత', english: 'squirrel', picture: '🐿️' },
    said: {
      en: 'Short, like the “u” in “put”. Round your lips.',
      te: 'పెదవులు గుండ్రంగా చేసి పొట్టిగా పలుకు: ఉడత, ఉప్పు.',
    },
    written: {
      en: 'Draw a roof, come down on the left into a bowl, and make a second bowl that curls into a small loop. Draw a flat line across the middle. Stand one small stroke on the roof.',
      te: 'పైన కప్పులా గీసి, ఎడమవైపు కిందికి దిగి గిన్నెలా చుట్టు; పక్కన రెండో గిన్నెను చిన్న సున్నాలా చుట్టు. మధ్యలో అడ్డగీత గీయి. కప్పు మీద ఒక చిన్న నిలువు గీత పెట్టు.',
    },
  },
  {
    letter: 'ఎ',
    word: { telugu: 'ఎలుక', english: 'mouse', picture: '🐁' },
    said: {
      en: 'Short, like the “e” in “bell”.',
      te: 'పొట్టిగా పలుకు: ఎలుక, ఎరుపు.',
    },
    written: {
      en: 'Start with a small loop at the bottom left. Go on into a bowl and up the right side. Let the arm rise high and lean to the left.',
      te: 'కింద ఎడమవైపు చిన్న సున్నాతో మొదలుపెట్టు. గిన్నెలా చుట్టి కుడివైపు పైకి వెళ్లు. గీతను బాగా పైకి తీసుకెళ్లి ఎడమవైపుకు వంచు.',
    },
  },
  {
    letter: 'ఒ',
    word: { telugu: 'ఒంటె', english: 'camel', picture: '🐪' },
    said: {
      en: 'Short and round, like the “o” in “go” cut off early.',
      te: 'పెదవులు గుండ్రంగా చేసి పొట్టిగా పలుకు: ఒంటె, ఒకటి.',
    },
    written: {
      en: 'Start with a hook at the top left and come down into a bowl. Make a second bowl beside it. Stop halfway up on the right.',
      te: 'పైన ఎడమవైపు కొక్కెంతో మొదలుపెట్టి, కిందికి దిగి గిన్నెలా చుట్టు. పక్కన రెండో గిన్నె గీయి. కుడివైపు సగం ఎత్తులోనే ఆపు.',
    },
  },
];

export const longVowels: readonly Letter[] = [
  {
    letter: 'ఆ',
    word: { telugu: 'ఆవు', english: 'cow', picture: '🐄' },
    said: {
      en: 'Long, like the “a” in “father”. Hold it twice as long as అ.',
      te: 'అ ను సాగదీసి, నోరు బాగా తెరిచి పలుకు: ఆవు, ఆకు.',
    },
    written: {
      en: 'Begin like అ: a small loop, then the wide bowl. On the right bend the line inwards and make a round loop above. The flat line in the middle runs out to meet the right side.',
      te: 'అ లాగే మొదలుపెట్టు: చిన్న సున్నా, పెద్ద గిన్నె. కుడివైపు గీతను లోపలికి నొక్కి, పైన గుండ్రంగా చుట్టు. మధ్యలోని అడ్డగీతను కుడి అంచు దాకా గీయి.',
    },
  },
  {
    letter: 'ఈ',
    word: { telugu: 'ఈగ', english: 'fly', picture: '🪰' },
    said: {
      en: 'Long, like the “ee” in “tree”.',
      te: 'ఇ ను సాగదీసి పలుకు: ఈగ, ఈల.',
    },
    written: {
      en: 'Draw a circle and put a tick ✓ on top. Draw a flat line across the middle, out to the right. At its end make a small hook above and a small loop below.',
      te: 'సున్నా చుట్టి, పైన తలకట్టు పెట్టు. మధ్య నుంచి కుడివైపుకు అడ్డగీత గీయి. దాని చివర పైన చిన్న కొక్కెం, కింద చిన్న సున్నా చుట్టు.',
    },
  },
  {
    letter: 'ఊ',
    word: { telugu: 'ఊదా రంగు', english: 'purple', picture: '🟪' },
    said: {
      en: 'Long, like the “oo” in “moon”.',
      te: 'ఉ ను సాగదీసి పలుకు: ఊయల, ఊదా రంగు.',
    },
    written: {
      en: 'Write ఉ, but stand two small strokes on the roof. At the right end of the flat line add a small hook above and a small loop below, as in ఈ.',
      te: 'ఉ రాసి, పైన ఒకటికి బదులు రెండు నిలువు గీతలు పెట్టు. అడ్డగీత కుడి చివర, ఈ లో లాగే, పైన చిన్న కొక్కెం, కింద చిన్న సున్నా చుట్టు.',
    },
  },
  {
    letter: 'ఏ',
    word: { telugu: 'ఏనుగు', english: 'elephant', picture: '🐘' },
    said: {
      en: 'Long, like the “a” in “cake”, held steady.',
      te: 'ఎ ను సాగదీసి పలుకు: ఏనుగు, ఏడు.',
    },
    written: {
      en: 'Write ఎ. At the top of its tall arm add a small hook on the left.',
      te: 'ఎ రాయి. పైకి వెళ్లిన గీత కొన దగ్గర, ఎడమవైపు చిన్న కొక్కెం పెట్టు.',
    },
  },
  {
    letter: 'ఓ',
    word: { telugu: 'ఓడ', english: 'ship', picture: '🚢' },
    said: {
      en: 'Long, like the “o” in “boat”, held steady.',
      te: 'ఒ ను సాగదీసి పలుకు: ఓడ, ఓపిక.',
    },
    written: {
      en: 'Write ఒ. On its head, above the left side, add a hook that opens to the right.',
      te: 'ఒ రాయి. దాని తల మీద కుడివైపుకు తెరిచి ఉన్న కొక్కెం పెట్టు.',
    },
  },
];

export const compoundVowels: readonly Letter[] = [
  {
    letter: 'ఐ',
    word: { telugu: 'ఐదు', english: 'five', picture: '5️⃣' },
    said: {
      en: 'Like the word “eye”: అ slides into ఇ.',
      te: 'అ తో మొదలై ఇ వైపు జారుతుంది: ఐదు, ఐరావతం.',
    },
    written: {
      en: 'Make two humps at the top, like a small m. From the right hump come down into a bowl and go left. End with a small loop at the bottom left.',
      te: 'పైన పక్కపక్కనే రెండు చిన్న వంపులు గీయి. కుడి వంపు నుంచి కిందికి దిగి గిన్నెలా ఎడమవైపుకు రా. కింద ఎడమవైపు చిన్న సున్నాతో ముగించు.',
    },
  },
  {
    letter: 'ఔ',
    word: { telugu: 'ఔషధం', english: 'medicine', picture: '💊' },
    said: {
      en: 'Like the “ow” in “cow”: అ slides into ఉ.',
      te: 'అ తో మొదలై ఉ వైపు జారుతుంది: ఔషధం.',
    },
    written: {
      en: 'Write ఒ. Above it draw a flat line to the right and end it in a small loop. A short step joins the line to ఒ.',
      te: 'ఒ రాయి. దాని పైన కుడివైపుకు అడ్డగీత గీసి, చిన్న సున్నాతో ముగించు. ఆ గీతను ఒ తలకు చిన్న వంపుతో కలుపు.',
    },
  },
];

/** Taught last. */
export const rareVowels: readonly Letter[] = [
  {
    letter: 'ఋ',
    word: { telugu: 'ఋషి', english: 'sage', picture: '🧔' },
    said: {
      en: 'A quick “ru”, like the beginning of “rook”. It comes in words from Sanskrit.',
      te: 'నేటి తెలుగులో రు లాగే పొట్టిగా పలుకుతాం. సంస్కృతం నుంచి వచ్చిన మాటల్లో వస్తుంది: ఋషి, ఋతువు.',
    },
    written: {
      en: 'Start with a hook at the top left and come down into a bowl. Then draw three curved arms side by side, joined at the bottom.',
      te: 'పైన ఎడమవైపు కొక్కెంతో మొదలుపెట్టి, కిందికి దిగి గిన్నెలా చుట్టు. తర్వాత పక్కపక్కనే మూడు వంపులు గీసి, కింద కలుపు.',
    },
  },
  {
    letter: 'ౠ',
    word: { telugu: 'ౠకారం', english: 'the letter “rū”', picture: '✍️' },
    said: {
      en: 'Long, like the “roo” in “room”. No common word begins with it; ౠకారం is the name of the letter itself.',
      te: 'ఋ ను సాగదీసి, రూ లాగా పలుకు. దీనితో మొదలయ్యే వాడుక మాట లేదు; ౠకారం అంటే ఈ అక్షరం పేరే.',
    },
    written: {
      en: 'Write ఋ. From the top of the last arm draw a flat line to the right and end it in a small loop.',
      te: 'ఋ రాయి. చివరి వంపు పైనుంచి కుడివైపుకు అడ్డగీత గీసి, చిన్న సున్నాతో ముగించు.',
    },
  },
];

export const lettersOfBothKinds: readonly Letter[] = [
  {
    letter: 'అం',
    word: { telugu: 'అంగడి', english: 'shop', picture: '🏪' },
    said: {
      en: 'Like the “um” in “drum”: say అ and end with a hum through the nose. Inside a word the hum suits the next letter, as in అంగడి.',
      te: 'అ పలికి, ముక్కుతో “మ్” అని ముగించు: అం. మాట మధ్యలో సున్నా పలుకు తర్వాతి అక్షరాన్ని బట్టి మారుతుంది: అంగడి, అందం.',
    },
    written: {
      en: 'Write అ. Put a full circle, the sunnā, at its right side.',
      te: 'అ రాయి. పక్కన కుడివైపు నిండు సున్నా పెట్టు.',
    },
  },
  {
    letter: 'అః',
    word: { telugu: 'దుఃఖం', english: 'sorrow', picture: '😢' },
    said: {
      en: 'Say అ and let out a puff of breath: “aha”. No common word begins with it; దుఃఖం has its two circles inside.',
      te: 'అ పలికి, వెంటనే ఊపిరి వదులు: అహ. దీనితో మొదలయ్యే వాడుక మాట లేదు; దుఃఖం లాంటి మాటల మధ్యలో విసర్గ వస్తుంది.',
    },
    written: {
      en: 'Write అ. At its right side put two small circles, one above the other.',
      te: 'అ రాయి. కుడివైపు ఒకదాని మీద ఒకటిగా రెండు చిన్న సున్నాలు పెట్టు.',
    },
  },
];
