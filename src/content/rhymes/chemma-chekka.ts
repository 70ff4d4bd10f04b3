import type { Rhyme } from '../../domain/reading/rhyme';

// Folk. A film song of 1964 uses its third line; this is the version of the game.
export const chemmaChekka: Rhyme = {
  id: 'chemma-chekka',
  title: { te: 'చెమ్మ చెక్క', en: 'Chemma Chekka' },
  lines: [
    [
      { te: 'చెమ్మ చెక్క, చారడేసి మొగ్గ', en: 'Chemma chekka, buds as big as your palm!' },
      { te: 'అట్లు పోయంగ, ఆరగించంగ', en: 'While we pour the pancakes, while we gobble them up!' },
      { te: 'ముత్యాల చెమ్మ చెక్క ముగ్గులేయంగ', en: 'Chemma chekka of pearls, while we draw the muggu!' },
      { te: 'రత్నాల చెమ్మ చెక్క రంగులేయంగ', en: 'Chemma chekka of gems, while we fill in the colors!' },
    ],
    [
      { te: 'పగడాల చెమ్మ చెక్క పందిరేయంగ', en: 'Chemma chekka of corals, while we put up the canopy!' },
      { te: 'పందిట్లో మా బావ పెళ్లి చేయంగ', en: 'And under it our cousin’s wedding is held!' },
      { te: 'సుబ్బారాయుడి పెళ్లి, చూసి వద్దాం రండి', en: 'Subbarayudu’s wedding: come, let’s go and see!' },
      { te: 'మా వాళ్లింట్లో పెళ్లి, మళ్లీ వద్దాం రండి', en: 'A wedding at our folks’ house: come, let’s go again!' },
    ],
  ],
  scene: {
    place: 'village',
    things: [
      { what: 'house', x: 20, row: 'back' },
      { what: 'banana-plant', x: 78, row: 'back' },
      { what: 'girl', x: 38, row: 'front' },
      { what: 'girl', x: 58, row: 'front', turned: true },
      { what: 'muggu', x: 82, row: 'front' },
    ],
    description: {
      te: 'ఇద్దరు అమ్మాయిలు ఎదురెదురుగా నిలబడి చెమ్మచెక్క ఆడుతున్నారు.',
      en: 'Two girls are standing face to face, playing chemmachekka.',
    },
  },
  note: {
    te: 'ఇద్దరు ఎదురెదురుగా నిలబడి, పాటకు తగ్గట్టు ఒకరి అరచేతులు ఒకరు తడుతూ, ఎగురుతూ ఆడే ఆట ఇది. పాట వేగం పెరిగేకొద్దీ చప్పట్లు కూడా వేగంగా కొట్టాలి!',
    en: 'Two players stand face to face, clap each other’s palms to the song, and hop. As the song gets faster, the clapping has to get faster, too!',
  },
  words: {
    చారడేసి: { en: 'as much as a palm holds each', of: 'చారెడు' },
    మొగ్గ: { en: 'bud' },
    అట్లు: { en: 'pancakes like dosas', of: 'అట్టు' },
    పోయంగ: { en: 'while pouring', of: 'పోయడం' },
    ఆరగించంగ: { en: 'while eating', of: 'ఆరగించడం' },
    ముత్యాల: { en: 'of pearls', of: 'ముత్యం' },
    ముగ్గులేయంగ: { en: 'while drawing muggulu', of: 'ముగ్గు' },
    రత్నాల: { en: 'of gems', of: 'రత్నం' },
    రంగులేయంగ: { en: 'while putting in colors', of: 'రంగు' },
    పగడాల: { en: 'of corals', of: 'పగడం' },
    పందిరేయంగ: { en: 'while putting up a canopy', of: 'పందిరి' },
    పందిట్లో: { en: 'under the canopy', of: 'పందిరి' },
    మా: { en: 'our', of: 'మేము' },
    బావ: { en: 'older boy cousin, or sister’s husband' },
    పెళ్లి: { en: 'wedding' },
    చేయంగ: { en: 'while holding (the wedding)', of: 'చేయడం' },
    సుబ్బారాయుడి: { en: 'Subbarayudu’s (a name)', of: 'సుబ్బారాయుడు' },
    చూసి: { en: 'having seen', of: 'చూడడం' },
    వద్దాం: { en: 'let us come (back)', of: 'రావడం' },
    రండి: { en: 'come!', of: 'రావడం' },
    వాళ్లింట్లో: { en: 'in the house of (our) people', of: 'ఇల్లు' },
    మళ్లీ: { en: 'again' },
  },
};
