import type { Rhyme } from '../../domain/reading/rhyme';

// Folk.
export const vanaVanaVallappa: Rhyme = {
  id: 'vana-vana-vallappa',
  title: { te: 'వానా వానా వల్లప్పా', en: 'Rain, Rain, Vallappa' },
  lines: [
    [
      { te: 'వానా వానా వల్లప్పా', en: 'Rain, rain, Vallappa!' },
      { te: 'వాకిలి తిరుగు చెల్లప్పా', en: 'Whirl around the yard, Chellappa!' },
      { te: 'తిరుగు తిరుగు తిమ్మప్పా', en: 'Spin, spin, Timmappa!' },
      { te: 'తిరగాలేను నరసప్పా', en: 'I can’t spin anymore, Narasappa!' },
    ],
  ],
  scene: {
    place: 'village',
    time: 'rain',
    things: [
      { what: 'cloud', x: 30, row: 'sky' },
      { what: 'rain', x: 60, row: 'sky' },
      { what: 'house', x: 78, row: 'back' },
      { what: 'girl', x: 38, row: 'front' },
      { what: 'boy', x: 58, row: 'front', turned: true },
      { what: 'frog', x: 14, row: 'front' },
    ],
    description: {
      te: 'ఇద్దరు పిల్లలు వాకిట్లో వానలో ఆడుకుంటున్నారు.',
      en: 'Two children are playing in the rain in the front yard.',
    },
  },
  note: {
    te: 'తొలి చినుకులు పడగానే పిల్లలు ఈ పాట అందుకుంటారు. ఇద్దరు చేతులు పట్టుకుని, లేదా ఒక్కరే చేతులు చాపి, కళ్లు తిరిగేదాకా గిర్రున తిరుగుతారు. వల్లప్ప, చెల్లప్ప, తిమ్మప్ప, నరసప్ప అనేవి పేర్లు.',
    en: 'Children start this song as soon as the first drops fall. Two hold hands, or one stretches out both arms, and they spin around and around until they are dizzy. Vallappa, Chellappa, Timmappa and Narasappa are names.',
  },
  words: {
    వానా: { en: 'rain!', of: 'వాన' },
    వాకిలి: { en: 'front yard, doorway' },
    తిరుగు: { en: 'go around!', of: 'తిరగడం' },
    తిరగాలేను: { en: 'I cannot go around', of: 'తిరగడం' },
    వల్లప్పా: { en: 'Vallappa (a name)', of: 'వల్లప్ప' },
    చెల్లప్పా: { en: 'Chellappa (a name)', of: 'చెల్లప్ప' },
    తిమ్మప్పా: { en: 'Timmappa (a name)', of: 'తిమ్మప్ప' },
    నరసప్పా: { en: 'Narasappa (a name)', of: 'నరసప్ప' },
  },
};
