import type { Story } from '../../domain/reading/story';

export const topilaTata: Story = {
  id: 'topila-tata',
  level: 1,
  theme: 'tales',
  title: { te: 'టోపీల తాత', en: 'The Old Cap-Seller' },
  pages: [
    {
      scene: {
        place: 'village',
        things: [
          { what: 'mango-tree', x: 30, row: 'back' },
          { what: 'grandfather', x: 35, row: 'front' },
          { what: 'basket', x: 55, row: 'front', size: 1.4 },
          { what: 'monkey', x: 76, row: 'front', turned: true },
          { what: 'monkey', x: 65, row: 'back' },
        ],
        description: {
          te: 'చెట్టు కింద తాత ఉన్నారు, ఆయన బుట్ట పక్కన కోతులు ఉన్నాయి.',
          en: 'The old cap-seller is under a tree, and monkeys are beside his basket.',
        },
      },
      sentences: [
        { te: 'టోపీల తాత అలసి నిదురపోయారు.', en: 'The old cap-seller was tired and fell asleep.' },
        { te: 'కోతులు టోపీలు తీసుకుపోయాయి!', en: 'The monkeys took the caps away!' },
      ],
    },
    {
      scene: {
        place: 'village',
        things: [
          { what: 'grandfather', x: 25, row: 'front' },
          { what: 'basket', x: 45, row: 'front', size: 1.4 },
          { what: 'mango-tree', x: 74, row: 'front', size: 1.2 },
          { what: 'monkey', x: 66, row: 'sky', size: 0.8 },
          { what: 'monkey', x: 82, row: 'sky', size: 0.8, turned: true },
        ],
        description: {
          te: 'చెట్టు మీద కోతులు ఉన్నాయి, కింద తాత ఖాళీ బుట్ట పక్కన ఉన్నారు.',
          en: 'The monkeys are up in the tree; below, the old man is beside his empty basket.',
        },
      },
      sentences: [
        { te: 'తాత లేచి చూశారు, టోపీలు లేవు!', en: 'He woke up and looked: no caps!' },
        { te: 'పైన కోతులు, తల మీద టోపీలు!', en: 'Up there were the monkeys, with caps on their heads!' },
      ],
    },
    {
      scene: {
        place: 'village',
        things: [
          { what: 'grandfather', x: 25, row: 'front' },
          { what: 'basket', x: 44, row: 'front', size: 1.4 },
          { what: 'monkey', x: 64, row: 'front', turned: true },
          { what: 'monkey', x: 82, row: 'front', turned: true },
          { what: 'mango-tree', x: 70, row: 'back' },
        ],
        description: {
          te: 'కోతులు తాత వైపు చూస్తూ ఆయన చేసిందే చేస్తున్నాయి.',
          en: 'The monkeys are looking at the old man and doing what he does.',
        },
      },
      sentences: [
        { te: 'తాత తన టోపీ తీసి విసిరారు.', en: 'The old man took off his own cap and threw it.' },
        { te: 'కోతులూ టోపీలు తీసి విసిరాయి!', en: 'The monkeys took off their caps and threw them too!' },
      ],
    },
  ],
  words: {
    టోపీల: { en: 'of caps', of: 'టోపీ' },
    తాత: { en: 'old man (also: grandfather)', te: 'ఇక్కడ: ముసలాయన' },
    అలసి: { en: 'being tired', of: 'అలసిపోవడం' },
    నిదురపోయారు: { en: 'fell asleep', of: 'నిదురపోవడం' },
    కోతులు: { en: 'monkeys', of: 'కోతి' },
    టోపీలు: { en: 'caps', of: 'టోపీ' },
    తీసుకుపోయాయి: { en: 'took away', of: 'తీసుకుపోవడం' },
    లేచి: { en: 'waking up', of: 'లేవడం' },
    చూశారు: { en: 'looked', of: 'చూడడం' },
    లేవు: { en: 'were not there', of: 'లేకపోవడం' },
    పైన: { en: 'up above' },
    తల: { en: 'head' },
    మీద: { en: 'on' },
    తన: { en: 'his own', of: 'తాను' },
    టోపీ: { en: 'cap' },
    తీసి: { en: 'taking off', of: 'తీయడం' },
    విసిరారు: { en: '(he) threw', of: 'విసరడం' },
    కోతులూ: { en: 'the monkeys too', of: 'కోతి' },
    విసిరాయి: { en: '(they) threw', of: 'విసరడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'కోతులు ఏవి తీసుకుపోయాయి?', en: 'What did the monkeys take?' },
      right: { te: 'టోపీలు', en: 'the caps' },
      wrong: [
        { te: 'జామకాయలు', en: 'the guavas' },
        { te: 'గొడుగులు', en: 'the umbrellas' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'తాత తన టోపీ తీసి ఏం చేశారు?', en: 'What did the old man do with his own cap?' },
      right: { te: 'విసిరారు', en: 'He threw it.' },
      wrong: [
        { te: 'దాచారు', en: 'He hid it.' },
        { te: 'ఉతికారు', en: 'He washed it.' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'తాత నిదురపోయారు.', en: 'The old man fell asleep.' },
        { te: 'కోతులు టోపీలు తీసుకుపోయాయి.', en: 'The monkeys took the caps away.' },
        { te: 'తాత తన టోపీ విసిరారు.', en: 'The old man threw his cap.' },
        { te: 'కోతులు టోపీలు విసిరాయి.', en: 'The monkeys threw their caps.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“టోపీ” అంటే ఏమిటి?', en: 'What is a “టోపీ”?' },
      right: { te: 'తలకు తొడిగేది', en: 'what you put on your head' },
      wrong: [
        { te: 'చేతికి తొడిగేది', en: 'what you put on your hand' },
        { te: 'కాలికి తొడిగేది', en: 'what you put on your foot' },
      ],
    },
  ],
  talk: {
    te: 'కోతులు నువ్వు చేసిందే చేస్తే, నువ్వు ఏం చేసి చూపిస్తావు?',
    en: 'If monkeys copied everything you did, what would you show them?',
  },
};
