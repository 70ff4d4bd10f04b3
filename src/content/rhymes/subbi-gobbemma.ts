import type { Rhyme } from '../../domain/reading/rhyme';

// Folk.
export const subbiGobbemma: Rhyme = {
  id: 'subbi-gobbemma',
  title: { te: 'గొబ్బియళ్లో', en: 'Gobbiyallo' },
  lines: [
    [
      { te: 'గొబ్బియళ్లో గొబ్బియళ్లో', en: 'Gobbiyallo, gobbiyallo!' },
      { te: 'సుబ్బీ గొబ్బెమ్మా, సుఖములియ్యవే', en: 'Dear Gobbemma, give us happy days!' },
      { te: 'చేమంతి పువ్వంటి చెల్లెల్నియ్యవే', en: 'Give me a little sister like a chrysanthemum!' },
      { te: 'తామర పువ్వంటి తమ్ముణ్ణియ్యవే', en: 'Give me a little brother like a lotus!' },
    ],
    [
      { te: 'అరటి పువ్వంటి అత్తనియ్యవే', en: 'Give me a mother-in-law like a banana flower!' },
      { te: 'మల్లె పువ్వంటి మామనియ్యవే', en: 'Give me a father-in-law like a jasmine!' },
      { te: 'బంతి పువ్వంటి బావనియ్యవే', en: 'Give me a brother-in-law like a marigold!' },
      { te: 'మొగలి పువ్వంటి మొగుణ్ణియ్యవే', en: 'Give me a husband like a mogali flower!' },
      { te: 'గొబ్బియళ్లో గొబ్బియళ్లో', en: 'Gobbiyallo, gobbiyallo!' },
    ],
  ],
  scene: {
    place: 'village',
    things: [
      { what: 'sun', x: 80, row: 'sky' },
      { what: 'hut', x: 22, row: 'back' },
      { what: 'girl', x: 22, row: 'front' },
      { what: 'muggu', x: 46, row: 'front', size: 1.3 },
      { what: 'girl', x: 68, row: 'front', turned: true },
      { what: 'flower', x: 86, row: 'front' },
    ],
    description: { te: 'సంక్రాంతి ముగ్గు చుట్టూ అమ్మాయిలు తిరుగుతున్నారు.', en: 'Girls are circling a Sankranti muggu.' },
  },
  note: {
    te: 'సంక్రాంతి నెలలో అమ్మాయిలు ముగ్గు మధ్య ఆవు పేడతో చేసిన గొబ్బెమ్మలను పెట్టి, పూలతో అలంకరిస్తారు. చుట్టూ తిరుగుతూ, చప్పట్లు కొడుతూ పాడతారు: ఒకరు ఒక పాదం పాడితే, అందరూ “గొబ్బియళ్లో” అంటారు. చల్లని కుటుంబం కావాలని కోరుకునే పాట ఇది.',
    en: 'In the month of Sankranti, girls set gobbemmas, little balls of cow dung, in a muggu and dress them with flowers. They circle them, clapping: one sings a line, and all answer “gobbiyallo.” The song asks for a happy future family.',
  },
  words: {
    గొబ్బెమ్మా: { en: 'Gobbemma!', of: 'గొబ్బెమ్మ' },
    సుఖములియ్యవే: { en: 'give happiness!', of: 'సుఖం' },
    చేమంతి: { en: 'chrysanthemum' },
    పువ్వంటి: { en: 'like a flower', of: 'పువ్వు' },
    చెల్లెల్నియ్యవే: { en: 'give a younger sister!', of: 'చెల్లెలు' },
    తామర: { en: 'lotus' },
    తమ్ముణ్ణియ్యవే: { en: 'give a younger brother!', of: 'తమ్ముడు' },
    అరటి: { en: 'banana (plant)' },
    అత్తనియ్యవే: { en: 'give a mother-in-law!', of: 'అత్త' },
    మల్లె: { en: 'jasmine' },
    మామనియ్యవే: { en: 'give a father-in-law!', of: 'మామ' },
    బంతి: { en: 'marigold' },
    బావనియ్యవే: { en: 'give a bava (brother-in-law or older boy cousin)!', of: 'బావ' },
    మొగలి: { en: 'screw pine, a tree with sweet-smelling flowers' },
    మొగుణ్ణియ్యవే: { en: 'give a husband!', of: 'మొగుడు' },
  },
};
