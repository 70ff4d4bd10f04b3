import type { Rhyme } from '../../domain/reading/rhyme';

// Folk.
export const chittiChittiMiriyalu: Rhyme = {
  id: 'chitti-chitti-miriyalu',
  title: { te: 'చిట్టి చిట్టి మిరియాలు', en: 'Tiny, Tiny Peppercorns' },
  lines: [
    [
      { te: 'చిట్టి చిట్టి మిరియాలు చెట్టు కింద పోసి', en: 'Tiny, tiny peppercorns we heaped beneath a tree,' },
      { te: 'పుట్ట మన్ను తెచ్చి బొమ్మరిల్లు కట్టి', en: 'brought earth from an anthill and built a dollhouse,' },
      { te: 'అల్లవారింటికి చల్లకు పోతే', en: 'then went next door to the Allas for some buttermilk,' },
    ],
    [
      { te: 'అల్లవారి కుక్క భౌ భౌమన్నది', en: 'and the Allas’ dog went bow-wow-wow!' },
      { te: 'నా కాళ్ల గజ్జెలు ఘల్లు ఘల్లుమన్నవి', en: 'The bells on my feet went jingle-jing!' },
      { te: 'చంకలో పాప కేరు కేరుమన్నది', en: 'The baby on my hip went waah-waah-waah!' },
    ],
  ],
  scene: {
    place: 'village',
    things: [
      { what: 'tree', x: 20, row: 'back', size: 1.3 },
      { what: 'house', x: 76, row: 'back' },
      { what: 'girl', x: 24, row: 'front' },
      { what: 'baby', x: 42, row: 'front' },
      { what: 'pot', x: 58, row: 'front' },
      { what: 'dog', x: 80, row: 'front', turned: true },
    ],
    description: {
      te: 'ఒక అమ్మాయి, పాపాయి ముందు కుక్క ఉంది; వెనక ఒక ఇల్లు ఉంది.',
      en: 'A dog is standing in front of a girl and a baby; there is a house behind them.',
    },
  },
  note: {
    te: 'బొమ్మరిల్లు కట్టి ఆడుకునేటప్పుడు పిల్లలు పాడుకునే పాట ఇది. కుక్క, గజ్జెలు, పాప: మూడింటి చప్పుళ్లనూ గట్టిగా, నవ్వుతూ చేస్తారు. “అల్లవారు” ఒక ఇంటి పేరు.',
    en: 'Children sing this while they build a dollhouse and play. Laughing, they make all three noises out loud: the dog, the bells, and the baby. “Alla” is a family name.',
  },
  words: {
    చిట్టి: { en: 'tiny' },
    మిరియాలు: { en: 'peppercorns', of: 'మిరియం' },
    చెట్టు: { en: 'tree' },
    కింద: { en: 'under' },
    పోసి: { en: 'having poured', of: 'పోయడం' },
    పుట్ట: { en: 'anthill' },
    మన్ను: { en: 'earth, clay' },
    తెచ్చి: { en: 'having brought', of: 'తేవడం' },
    బొమ్మరిల్లు: { en: 'dollhouse' },
    కట్టి: { en: 'having built', of: 'కట్టడం' },
    అల్లవారింటికి: { en: 'to the Alla family’s house', of: 'ఇల్లు' },
    చల్లకు: { en: 'for buttermilk', of: 'చల్ల' },
    పోతే: { en: 'when (we) went', of: 'పోవడం' },
    అల్లవారి: { en: 'of the Alla family', of: 'అల్లవారు' },
    కుక్క: { en: 'dog' },
    భౌమన్నది: { en: 'went bow-wow', of: 'భౌమనడం' },
    నా: { en: 'my', of: 'నేను' },
    కాళ్ల: { en: 'of the feet', of: 'కాలు' },
    గజ్జెలు: { en: 'ankle bells', of: 'గజ్జె' },
    ఘల్లుమన్నవి: { en: 'jingled', of: 'ఘల్లుమనడం' },
    చంకలో: { en: 'on the hip (under the arm)', of: 'చంక' },
    పాప: { en: 'baby' },
    కేరుమన్నది: { en: 'wailed', of: 'కేరుమనడం' },
  },
};
