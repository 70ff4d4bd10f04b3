import type { Rhyme } from '../../domain/reading/rhyme';

// Folk. Families differ after the second line; this version ends with the hush that the game needs.
export const guduGuduGuncham: Rhyme = {
  id: 'gudu-gudu-guncham',
  title: { te: 'గుడు గుడు గుంచం', en: 'Gudu Gudu Guncham' },
  lines: [
    [
      { te: 'గుడు గుడు గుంచం గుండే రాగం', en: 'Gudu gudu guncham, gunde ragam!' },
      { te: 'పాముల పట్నం పడగే రాగం', en: 'Snake town, and the hood sings a tune!' },
      { te: 'అప్పడాల గుర్రం ఆడుకోబోతే', en: 'When the pappadam horse went out to play,' },
      { te: 'పే పే గుర్రం పెళ్లికి పోతే', en: 'when the toot-toot horse went off to a wedding,' },
    ],
    [
      { te: 'అన్నా అన్నా, నీ పెళ్లెప్పుడంటే', en: '“Brother, brother, when is yours?” we asked.' },
      { te: 'రేపు కాక ఎల్లుండి', en: '“Not tomorrow: the day after!”' },
      { te: 'కత్తి కాదు, బద్ద కాదు, గప్‌చిప్!', en: 'No knife, no stick, and hush!' },
    ],
  ],
  scene: {
    place: 'room',
    things: [
      { what: 'lamp', x: 14, row: 'back' },
      { what: 'girl', x: 25, row: 'front' },
      { what: 'boy', x: 50, row: 'front' },
      { what: 'girl', x: 75, row: 'front', turned: true },
    ],
    description: { te: 'ముగ్గురు పిల్లలు గదిలో కలిసి ఆడుకుంటున్నారు.', en: 'Three children are playing together in a room.' },
  },
  note: {
    te: 'పిల్లలు గుండ్రంగా కూర్చుని, పిడికిళ్లు ఒకదాని మీద ఒకటి పెడతారు. ఒకరు పై పిడికిలిలో వేలు పెట్టి తిప్పుతూ పాడతారు. “గప్‌చిప్” అనగానే అందరూ చప్పుడు చేయకుండా ఉండాలి. అప్పుడే నవ్వు ఆగదు!',
    en: 'Children sit in a circle and stack their fists one on top of another. One of them puts a finger into the top fist and turns it while singing. At “gapchip” everyone has to be as quiet as a mouse. That is just when nobody can stop laughing!',
  },
  words: {
    రాగం: { en: 'tune' },
    పాముల: { en: 'of snakes', of: 'పాము' },
    పట్నం: { en: 'town' },
    పడగే: { en: 'the snake’s hood', of: 'పడగ' },
    అప్పడాల: { en: 'of pappadams', of: 'అప్పడం' },
    గుర్రం: { en: 'horse' },
    ఆడుకోబోతే: { en: 'when it went to play', of: 'ఆడుకోవడం' },
    పెళ్లికి: { en: 'to a wedding', of: 'పెళ్లి' },
    పోతే: { en: 'when it went', of: 'పోవడం' },
    అన్నా: { en: 'older brother!', of: 'అన్న' },
    నీ: { en: 'your', of: 'నువ్వు' },
    పెళ్లెప్పుడంటే: { en: 'when asked “when is the wedding?”', of: 'పెళ్లి' },
    రేపు: { en: 'tomorrow' },
    కాక: { en: 'not (that, but)', of: 'కావడం' },
    ఎల్లుండి: { en: 'the day after tomorrow' },
    కత్తి: { en: 'knife' },
    కాదు: { en: 'is not', of: 'కావడం' },
    బద్ద: { en: 'flat stick' },
    గప్‌చిప్: { en: 'hush, not a sound' },
  },
};
