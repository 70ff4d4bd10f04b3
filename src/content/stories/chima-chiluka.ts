import type { Story } from '../../domain/reading/story';

export const chimaChiluka: Story = {
  id: 'chima-chiluka',
  level: 2,
  theme: 'kindness',
  title: { te: 'చీమ, చిలుక', en: 'The Ant and the Parrot' },
  pages: [
    {
      scene: {
        place: 'river',
        things: [
          { what: 'tree', x: 20, row: 'back', size: 1.2 },
          { what: 'parrot', x: 25, row: 'sky', size: 1.3 },
          { what: 'leaf', x: 50, row: 'front', size: 2.5 },
          { what: 'ant', x: 72, row: 'front', size: 2 },
        ],
        description: {
          te: 'ఏటి ఒడ్డున చీమ, ఆకు ఉన్నాయి, పైన చిలుక ఉంది.',
          en: 'An ant and a leaf are by the stream, with a parrot above them.',
        },
      },
      sentences: [
        { te: 'ఒక చీమ ఏటిలో పడింది.', en: 'An ant fell into a stream.' },
        { te: 'అది చూసి ఒక చిలుక ఆకు విసిరింది.', en: 'A parrot saw it and threw down a leaf.' },
        { te: 'చీమ ఆకు పడవ మీద తీరం చేరింది.', en: 'With the leaf for a boat, the ant reached the bank.' },
      ],
    },
    {
      scene: {
        place: 'forest',
        things: [
          { what: 'man', x: 22, row: 'front' },
          { what: 'ant', x: 45, row: 'front', size: 1.8, turned: true },
          { what: 'tree', x: 72, row: 'back', size: 1.4 },
          { what: 'parrot', x: 66, row: 'sky', size: 1.3, turned: true },
        ],
        description: {
          te: 'వేటగాడు చెట్టు మీది చిలుకను చూస్తున్నాడు, చీమ అతని వైపు పాకుతోంది.',
          en: 'A hunter is looking at the parrot in the tree, and the ant is creeping toward him.',
        },
      },
      sentences: [
        {
          te: 'మరునాడు ఒక వేటగాడు చిలుక మీద వల విసరబోయాడు.',
          en: 'The next day a hunter was about to throw his net over the parrot.',
        },
        { te: 'అది చూసి చీమ గబగబా పాకింది.', en: 'The ant saw him and crept up quickly.' },
        { te: 'వేటగాడి కాలు కరిచింది!', en: 'It bit the hunter’s foot!' },
      ],
    },
    {
      scene: {
        place: 'forest',
        things: [
          { what: 'man', x: 40, row: 'front' },
          { what: 'ant', x: 58, row: 'front', size: 2 },
          { what: 'tree', x: 20, row: 'back', size: 1.3 },
          { what: 'parrot', x: 78, row: 'sky', size: 1.3 },
        ],
        description: {
          te: 'వేటగాడి కాలి పక్కన చీమ ఉంది, చిలుక ఎగిరిపోతోంది.',
          en: 'The ant is beside the hunter’s foot, and the parrot flies away.',
        },
      },
      sentences: [
        { te: '“ఆ! నా కాలు!” అంటూ వేటగాడు గంతులు వేశాడు.', en: '“Ow! My foot!” cried the hunter, hopping around.' },
        { te: 'ఆలోగా చిలుక హాయిగా ఎగిరిపోయింది.', en: 'Meanwhile the parrot flew happily away.' },
      ],
    },
  ],
  words: {
    చీమ: { en: 'ant' },
    చిలుక: { en: 'parrot' },
    ఒక: { en: 'a' },
    ఏటిలో: { en: 'in a stream', of: 'ఏరు' },
    పడింది: { en: 'fell', of: 'పడడం' },
    అది: { en: 'that' },
    చూసి: { en: 'seeing', of: 'చూడడం' },
    విసిరింది: { en: 'threw', of: 'విసరడం' },
    ఆకు: { en: 'leaf' },
    పడవ: { en: 'boat' },
    మీద: { en: 'on, over' },
    తీరం: { en: 'bank of a river' },
    చేరింది: { en: 'reached', of: 'చేరడం' },
    మరునాడు: { en: 'the next day' },
    వేటగాడు: { en: 'hunter' },
    వల: { en: 'net' },
    విసరబోయాడు: { en: 'was about to throw', of: 'విసరడం' },
    గబగబా: { en: 'quickly' },
    పాకింది: { en: 'crept', of: 'పాకడం' },
    వేటగాడి: { en: 'of the hunter', of: 'వేటగాడు' },
    కాలు: { en: 'foot, leg' },
    కరిచింది: { en: 'bit', of: 'కరవడం' },
    ఆ: { en: 'ow!' },
    నా: { en: 'my', of: 'నేను' },
    అంటూ: { en: 'saying (ends what is said)', of: 'అనడం' },
    గంతులు: { en: 'hops', of: 'గంతు' },
    వేశాడు: { en: 'did (hops: hopped)', of: 'వేయడం' },
    ఆలోగా: { en: 'meanwhile' },
    హాయిగా: { en: 'happily', of: 'హాయి' },
    ఎగిరిపోయింది: { en: 'flew away', of: 'ఎగిరిపోవడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'చిలుక ఏటిలోకి ఏం విసిరింది?', en: 'What did the parrot throw into the stream?' },
      right: { te: 'ఆకు', en: 'a leaf' },
      wrong: [
        { te: 'వల', en: 'a net' },
        { te: 'పండు', en: 'a fruit' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'చీమ చిలుకకు ఎలా సాయం చేసింది?', en: 'How did the ant help the parrot?' },
      right: { te: 'వేటగాడి కాలు కరిచింది.', en: 'It bit the hunter’s foot.' },
      wrong: [
        { te: 'వేటగాడి వల కొరికింది.', en: 'It chewed through the hunter’s net.' },
        { te: 'వేటగాడి వల తీసుకుపోయింది.', en: 'It carried off the hunter’s net.' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'చీమ ఏటిలో పడింది.', en: 'The ant fell into a stream.' },
        { te: 'చిలుక ఆకు విసిరింది.', en: 'The parrot threw a leaf.' },
        { te: 'చీమ వేటగాడి కాలు కరిచింది.', en: 'The ant bit the hunter’s foot.' },
        { te: 'చిలుక ఎగిరిపోయింది.', en: 'The parrot flew away.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“తీరం” అంటే ఏమిటి?', en: 'What is a “తీరం”?' },
      right: { te: 'నీటి అంచున ఉండే నేల', en: 'the land at the edge of the water' },
      wrong: [
        { te: 'నీటి పైన తేలే పడవ', en: 'a boat that floats on water' },
        { te: 'నీటి లోపల ఈదే చేప', en: 'a fish that swims in water' },
      ],
    },
  ],
  talk: { te: 'నీ కంటే చిన్నవాళ్లు నీకు ఎప్పుడైనా సాయం చేశారా?', en: 'Has someone smaller than you ever helped you?' },
};
