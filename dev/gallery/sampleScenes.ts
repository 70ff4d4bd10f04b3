import type { Scene } from '../../src/domain/reading/scene';

export const SAMPLE_SCENES: readonly Scene[] = [
  {
    place: 'village',
    things: [
      { what: 'sun', x: 70, row: 'sky' },
      { what: 'hut', x: 18, row: 'back' },
      { what: 'palm', x: 92, row: 'back' },
      { what: 'cow', x: 70, row: 'back', turned: true },
      { what: 'grandmother', x: 25, row: 'front' },
      { what: 'girl', x: 42, row: 'front' },
      { what: 'muggu', x: 62, row: 'front' },
      { what: 'hen', x: 85, row: 'front', turned: true },
    ],
    description: {
      en: 'A girl and her grandmother look at a muggu in front of their hut.',
      te: 'ఒక అమ్మాయి, ఆమె నాన్నమ్మ తమ గుడిసె ముందున్న ముగ్గును చూస్తున్నారు.',
    },
  },
  {
    place: 'forest',
    time: 'night',
    things: [
      { what: 'owl', x: 20, row: 'sky' },
      { what: 'elephant', x: 50, row: 'back' },
      { what: 'rabbit', x: 30, row: 'front' },
      { what: 'fire', x: 50, row: 'front' },
      { what: 'lion', x: 75, row: 'front', turned: true },
    ],
    description: {
      en: 'At night a rabbit, a lion and an elephant sit around a fire.',
      te: 'రాత్రి కుందేలు, సింహం, ఏనుగు మంట చుట్టూ ఉన్నాయి.',
    },
  },
  {
    place: 'river',
    time: 'evening',
    things: [
      { what: 'mango-tree', x: 78, row: 'back' },
      { what: 'boat', x: 36, row: 'front' },
      { what: 'crocodile', x: 70, row: 'front', turned: true },
      { what: 'monkey', x: 12, row: 'front' },
      { what: 'crane', x: 92, row: 'front', turned: true },
    ],
    description: {
      en: 'A monkey and a crane stand by the river; a crocodile swims in it.',
      te: 'కోతి, కొంగ నది ఒడ్డున ఉన్నాయి; మొసలి నదిలో ఈదుతోంది.',
    },
  },
  {
    place: 'room',
    time: 'rain',
    things: [
      { what: 'clock', x: 45, row: 'sky' },
      { what: 'bed', x: 22, row: 'back' },
      { what: 'mother', x: 50, row: 'front' },
      { what: 'baby', x: 66, row: 'front', turned: true },
      { what: 'cat', x: 88, row: 'front', turned: true },
    ],
    description: {
      en: 'It is raining outside; a mother, a baby and a cat are in the room.',
      te: 'బయట వాన పడుతోంది; అమ్మ, పాప, పిల్లి గదిలో ఉన్నారు.',
    },
  },
];
