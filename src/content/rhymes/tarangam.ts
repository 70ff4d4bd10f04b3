import type { Rhyme } from '../../domain/reading/rhyme';

// Folk. Only its first lines are the same everywhere; each family continues with its own names.
export const tarangam: Rhyme = {
  id: 'tarangam',
  title: { te: 'తారంగం తారంగం', en: 'Tarangam, Tarangam' },
  lines: [
    [
      { te: 'తారంగం తారంగం', en: 'Tarangam, tarangam!' },
      { te: 'తాండవ కృష్ణా తారంగం', en: 'Dancing Krishna, tarangam!' },
    ],
  ],
  scene: {
    place: 'room',
    things: [
      { what: 'lamp', x: 18, row: 'back' },
      { what: 'grandmother', x: 32, row: 'front' },
      { what: 'baby', x: 54, row: 'front' },
      { what: 'ball', x: 78, row: 'front' },
    ],
    description: {
      te: 'పాపాయి కూర్చుని ఆడుకుంటోంది; పక్కన అమ్మమ్మ ఉన్నారు.',
      en: 'The baby is sitting and playing, with Grandmother nearby.',
    },
  },
  note: {
    te: 'కూర్చోవడం నేర్చుకున్న పసిపిల్లలతో పెద్దవాళ్లు ఈ ఆట ఆడతారు. పెద్దవాళ్లు పాడుతుంటే పాపాయి రెండు చేతులూ గాలిలో తిప్పుతుంది. ఆ తర్వాత ఒక్కో ఇంట్లో కృష్ణుడి పేర్లు ఒక్కో రకంగా కలిపి పాడతారు.',
    en: 'Grown-ups play this with babies who have just learned to sit. While they sing, the baby twirls both hands in the air. After that, each family goes on with other names of Krishna in its own way.',
  },
  words: {
    తాండవ: { en: 'of the dance', of: 'తాండవం' },
    కృష్ణా: { en: 'Krishna!', of: 'కృష్ణుడు' },
  },
};
