import type { Story } from '../../domain/reading/story';

export const baviloSimham: Story = {
  id: 'bavilo-simham',
  level: 2,
  theme: 'tales',
  title: { te: 'బావిలో సింహం', en: 'The Lion in the Well' },
  pages: [
    {
      scene: {
        place: 'forest',
        things: [
          { what: 'lion', x: 28, row: 'front' },
          { what: 'rabbit', x: 75, row: 'front', size: 1.3, turned: true },
          { what: 'tree', x: 55, row: 'back' },
        ],
        description: {
          te: 'అడవిలో సింహం, దూరంగా కుందేలు ఉన్నాయి.',
          en: 'There is a lion in the forest, and a rabbit in the distance.',
        },
      },
      sentences: [
        { te: 'సింహం రోజూ ఒక జంతువును తినేది.', en: 'The lion used to eat one animal every day.' },
        { te: 'ఒక రోజు కుందేలు వంతు, కానీ అది తొందరపడలేదు.', en: 'One day it was the rabbit’s turn, but it did not hurry.' },
      ],
    },
    {
      scene: {
        place: 'forest',
        things: [
          { what: 'lion', x: 35, row: 'front' },
          { what: 'rabbit', x: 66, row: 'front', size: 1.3, turned: true },
          { what: 'tree', x: 80, row: 'back' },
          { what: 'bush', x: 15, row: 'back' },
        ],
        description: {
          te: 'కోపంగా ఉన్న సింహం ముందు కుందేలు నిలబడి ఉంది.',
          en: 'The rabbit stands in front of the angry lion.',
        },
      },
      sentences: [
        { te: '“ఇంతసేపు ఏం చేశావు?” అని సింహం అరిచింది.', en: '“What have you been doing all this time?” roared the lion.' },
        {
          te: '“దారిలో ఇంకొక సింహం ఆపింది, అది బావిలో ఉంది!” అంది కుందేలు.',
          en: '“Another lion stopped me on the way. It is in the well!” said the rabbit.',
        },
      ],
    },
    {
      scene: {
        place: 'forest',
        things: [
          { what: 'rabbit', x: 16, row: 'front', size: 1.3 },
          { what: 'lion', x: 42, row: 'front' },
          { what: 'well', x: 72, row: 'front' },
          { what: 'tree', x: 30, row: 'back' },
        ],
        description: { te: 'సింహం, కుందేలు బావి పక్కన ఉన్నాయి.', en: 'The lion and the rabbit are beside the well.' },
      },
      sentences: [
        { te: 'సింహం బావిలోకి తొంగి చూసింది.', en: 'The lion peered into the well.' },
        { te: 'నీటిలో నిజంగానే ఒక సింహం!', en: 'In the water there really was a lion!' },
      ],
    },
    {
      scene: {
        place: 'forest',
        things: [
          { what: 'rabbit', x: 35, row: 'front', size: 1.3 },
          { what: 'well', x: 68, row: 'front' },
          { what: 'tree', x: 20, row: 'back' },
        ],
        description: { te: 'బావి పక్కన కుందేలు ఒక్కటే ఉంది.', en: 'Only the rabbit is beside the well.' },
      },
      sentences: [
        { te: 'కోపంతో సింహం బావిలోకి దూకింది.', en: 'Furious, the lion jumped into the well.' },
        { te: 'కుందేలు ఇంటికి పరుగు తీసింది.', en: 'The rabbit ran home.' },
      ],
    },
  ],
  words: {
    బావిలో: { en: 'in the well', of: 'బావి' },
    సింహం: { en: 'lion' },
    రోజూ: { en: 'every day', of: 'రోజు' },
    ఒక: { en: 'one, a' },
    జంతువును: { en: 'an animal', of: 'జంతువు' },
    తినేది: { en: 'used to eat', of: 'తినడం' },
    రోజు: { en: 'day' },
    కుందేలు: { en: 'rabbit' },
    వంతు: { en: 'turn' },
    కానీ: { en: 'but' },
    అది: { en: 'it' },
    తొందరపడలేదు: { en: 'did not hurry', of: 'తొందరపడడం' },
    ఇంతసేపు: { en: 'all this time' },
    ఏం: { en: 'what' },
    చేశావు: { en: 'did you do', of: 'చేయడం' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    అరిచింది: { en: 'roared, shouted', of: 'అరవడం' },
    దారిలో: { en: 'on the way', of: 'దారి' },
    ఇంకొక: { en: 'another' },
    ఆపింది: { en: 'stopped (me)', of: 'ఆపడం' },
    ఉంది: { en: 'is', of: 'ఉండడం' },
    అంది: { en: 'said', of: 'అనడం' },
    బావిలోకి: { en: 'into the well', of: 'బావి' },
    తొంగి: { en: 'peering in', of: 'తొంగి చూడడం' },
    చూసింది: { en: 'looked', of: 'చూడడం' },
    నీటిలో: { en: 'in the water', of: 'నీరు' },
    నిజంగానే: { en: 'really', of: 'నిజం' },
    కోపంతో: { en: 'with anger', of: 'కోపం' },
    దూకింది: { en: 'jumped', of: 'దూకడం' },
    ఇంటికి: { en: 'home', of: 'ఇల్లు' },
    పరుగు: { en: 'a run' },
    తీసింది: { en: 'took (a run: ran)', of: 'తీయడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'బావిలో సింహానికి నిజంగా కనిపించింది ఏమిటి?', en: 'What did the lion really see in the well?' },
      right: { te: 'తన నీడ', en: 'its own reflection' },
      wrong: [
        { te: 'ఒక చేప', en: 'a fish' },
        { te: 'ఒక కుందేలు', en: 'a rabbit' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'కోపంతో సింహం ఏం చేసింది?', en: 'What did the angry lion do?' },
      right: { te: 'బావిలోకి దూకింది.', en: 'It jumped into the well.' },
      wrong: [
        { te: 'కుందేలును తినేసింది.', en: 'It ate the rabbit.' },
        { te: 'అడవిలోకి పారిపోయింది.', en: 'It ran off into the forest.' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'ఒక రోజు కుందేలు వంతు.', en: 'One day it was the rabbit’s turn.' },
        { te: '“ఇంకొక సింహం ఉంది!” అంది కుందేలు.', en: '“There is another lion!” said the rabbit.' },
        { te: 'సింహం బావిలోకి తొంగి చూసింది.', en: 'The lion peered into the well.' },
        { te: 'సింహం బావిలోకి దూకింది.', en: 'The lion jumped into the well.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“బావి” అంటే ఏమిటి?', en: 'What is a “బావి”?' },
      right: { te: 'నీరు తోడుకునే లోతైన చోటు', en: 'a deep place to draw water from' },
      wrong: [
        { te: 'సింహం పడుకునే చీకటి గుహ', en: 'a dark cave where a lion sleeps' },
        { te: 'జంతువులు తిరిగే చీకటి అడవి', en: 'a dark forest where animals roam' },
      ],
    },
  ],
  talk: { te: 'కుందేలు చోట నువ్వు ఉంటే సింహానికి ఏం చెప్తావు?', en: 'What would you tell the lion if you were the rabbit?' },
};
