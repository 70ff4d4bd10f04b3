import type { Rhyme } from '../../domain/reading/rhyme';

// Folk. Many families have other things in the chain; this version ends with the folded leg.
export const kallaGajja: Rhyme = {
  id: 'kalla-gajja',
  title: { te: 'కాళ్లా గజ్జా కంకాళమ్మా', en: 'Kalla Gajja Kankalamma' },
  lines: [
    [
      { te: 'కాళ్లా గజ్జా కంకాళమ్మా', en: 'Bells on your feet, Kankalamma!' },
      { te: 'వేగు చుక్కా వెలగా మొగ్గా', en: 'Morning star and wood-apple bud!' },
      { te: 'మొగ్గ కాదు, మోట నీరు', en: 'Not a bud: it’s water from the well-bucket!' },
      { te: 'నీరు కాదు, నిమ్మల బావి', en: 'Not the water: it’s the well among the limes!' },
    ],
    [
      { te: 'బావి కాదు, బచ్చలి కూర', en: 'Not the well: it’s spinach for the pot!' },
      { te: 'కూర కాదు, గుమ్మడి పండు', en: 'Not the greens: it’s a big round pumpkin!' },
      { te: 'పండు కాదు, పాప కాలు', en: 'Not the pumpkin: it’s the baby’s leg!' },
      { te: 'కాలు తీసి కడగా పెట్టు', en: 'Take your leg and tuck it away!' },
    ],
  ],
  scene: {
    place: 'village',
    things: [
      { what: 'sun', x: 82, row: 'sky' },
      { what: 'house', x: 22, row: 'back' },
      { what: 'well', x: 72, row: 'back' },
      { what: 'girl', x: 25, row: 'front' },
      { what: 'grandmother', x: 50, row: 'front' },
      { what: 'boy', x: 75, row: 'front', turned: true },
    ],
    description: {
      te: 'అమ్మమ్మ పిల్లల మధ్య కూర్చుని ఆట ఆడిస్తున్నారు.',
      en: 'Grandmother is sitting with the children, leading the game.',
    },
  },
  note: {
    te: 'పిల్లలు కాళ్లు చాపుకుని వరుసగా కూర్చుంటారు. ఒకరు పాడుతూ ఒక్కో మాటకు ఒక్కో కాలు తడతారు. “కడగా పెట్టు” అన్నప్పుడు ఎవరి కాలు తడితే వాళ్లు ఆ కాలు ముడుచుకుంటారు. చివరికి మిగిలిన కాలు ఎవరిదో వాళ్లే దొంగ! కొందరు “మోదుగ నీరు” అని పాడతారు.',
    en: 'Children sit in a row with their legs stretched out. One of them sings and taps one leg for each word. If yours is tapped at “kadaga pettu,” you fold that leg. The one with the last leg left is “it”! Some sing “moduga niru” for “mota niru.”',
  },
  words: {
    కాళ్లా: { en: 'feet', of: 'కాలు' },
    గజ్జా: { en: 'ankle bell', of: 'గజ్జె' },
    వేగు: { en: 'of daybreak' },
    చుక్కా: { en: 'star: with వేగు, the morning star', of: 'చుక్క' },
    వెలగా: { en: 'wood apple, a fruit with a hard shell', of: 'వెలగ' },
    మొగ్గా: { en: 'bud', of: 'మొగ్గ' },
    మొగ్గ: { en: 'bud' },
    కాదు: { en: 'is not', of: 'కావడం' },
    మోట: { en: 'big bucket with which oxen draw water' },
    నీరు: { en: 'water' },
    నిమ్మల: { en: 'of limes', of: 'నిమ్మ' },
    బావి: { en: 'well' },
    బచ్చలి: { en: 'Malabar spinach' },
    కూర: { en: 'greens, curry' },
    గుమ్మడి: { en: 'pumpkin' },
    పండు: { en: 'fruit' },
    పాప: { en: 'baby' },
    కాలు: { en: 'leg' },
    తీసి: { en: 'having taken', of: 'తీయడం' },
    కడగా: { en: 'aside', of: 'కడ' },
    పెట్టు: { en: 'put!', of: 'పెట్టడం' },
  },
};
