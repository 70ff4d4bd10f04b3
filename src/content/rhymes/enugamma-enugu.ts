import type { Rhyme } from '../../domain/reading/rhyme';

// Folk, as in the collection of Veturi Prabhakara Sastri (1888–1950).
export const enugammaEnugu: Rhyme = {
  id: 'enugamma-enugu',
  title: { te: 'ఏనుగమ్మా ఏనుగు', en: 'Elephant, Elephant!' },
  lines: [
    [
      { te: 'ఏనుగమ్మా ఏనుగు!', en: 'Elephant, elephant!' },
      { te: 'ఏ ఊరొచ్చింది ఏనుగు?', en: 'What town has the elephant come to?' },
      { te: 'మా ఊరొచ్చింది ఏనుగు.', en: 'Our town! The elephant has come to our town!' },
      { te: 'ఏం చేసింది ఏనుగు?', en: 'What did it do, the elephant?' },
      { te: 'మంచినీళ్లు తాగింది ఏనుగు.', en: 'It drank up cool, clear water, the elephant!' },
    ],
    [
      { te: 'ఏనుగు ఏనుగు నల్లన', en: 'Black, black is the elephant,' },
      { te: 'ఏనుగు కొమ్ములు తెల్లన', en: 'white, white are its tusks!' },
      { te: 'ఏనుగు మీద రాముడు', en: 'On the elephant sits Rama,' },
      { te: 'ఎంతో చక్కని దేవుడు!', en: 'the loveliest god of all!' },
    ],
  ],
  scene: {
    place: 'street',
    things: [
      { what: 'sun', x: 80, row: 'sky' },
      { what: 'house', x: 20, row: 'back' },
      { what: 'temple', x: 75, row: 'back' },
      { what: 'elephant', x: 55, row: 'front', size: 1.6 },
      { what: 'girl', x: 14, row: 'front' },
      { what: 'boy', x: 29, row: 'front' },
    ],
    description: {
      te: 'వీధిలోకి ఏనుగు వచ్చింది; ఇద్దరు పిల్లలు చూస్తున్నారు.',
      en: 'An elephant has come into the street, and two children are watching it.',
    },
  },
  note: {
    te: 'పసిపిల్లలను ఒళ్లో, లేదా వీపు మీద ఏనుగులా ఊపుతూ పెద్దవాళ్లు పాడతారు. బడిలో సగం మంది ప్రశ్న పాడితే, మిగతా సగం జవాబు పాడవచ్చు.',
    en: 'Grown-ups sing it while they rock a little one on their lap, or on their back like an elephant. At school, half the class can sing the questions and the other half the answers.',
  },
  words: {
    ఏనుగమ్మా: { en: 'dear elephant!', of: 'ఏనుగు' },
    ఏనుగు: { en: 'elephant' },
    ఏ: { en: 'which' },
    ఊరొచ్చింది: { en: 'came to the town', of: 'ఊరు' },
    మా: { en: 'our', of: 'మేము' },
    ఏం: { en: 'what' },
    చేసింది: { en: 'did', of: 'చేయడం' },
    మంచినీళ్లు: { en: 'drinking water' },
    తాగింది: { en: 'drank', of: 'తాగడం' },
    నల్లన: { en: 'black, dark' },
    కొమ్ములు: { en: 'tusks (also: horns)', of: 'కొమ్ము' },
    తెల్లన: { en: 'white' },
    మీద: { en: 'on' },
    రాముడు: { en: 'Rama' },
    ఎంతో: { en: 'so very' },
    చక్కని: { en: 'beautiful' },
    దేవుడు: { en: 'god' },
  },
};
