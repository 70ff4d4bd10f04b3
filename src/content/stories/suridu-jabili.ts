import type { Story } from '../../domain/reading/story';

export const suriduJabili: Story = {
  id: 'suridu-jabili',
  level: 1,
  theme: 'home',
  title: { te: 'సూరీడు, జాబిలి', en: 'The Sun and the Moon' },
  sightWords: ['ఫోన్', 'ఫోన్‌లో'],
  pages: [
    {
      scene: {
        place: 'city',
        things: [
          { what: 'girl', x: 40, row: 'front' },
          { what: 'phone', x: 58, row: 'front', size: 2 },
          { what: 'sun', x: 80, row: 'sky' },
        ],
        description: {
          te: 'అమెరికాలో ఉదయం అయింది, ఒక పాప ఫోన్ చేస్తోంది.',
          en: 'It is morning in America, and a girl is making a call.',
        },
      },
      sentences: [
        { te: 'నేను అమెరికాలో, తాత ఊరిలో.', en: 'I am in America, and Grandfather is in his village.' },
        { te: 'లేవగానే తాతకు ఫోన్ చేశాను.', en: 'As soon as I got up, I called Grandfather.' },
      ],
    },
    {
      scene: {
        place: 'village',
        time: 'night',
        things: [
          { what: 'house', x: 20, row: 'back' },
          { what: 'grandfather', x: 45, row: 'front' },
          { what: 'phone', x: 63, row: 'front', size: 2 },
          { what: 'moon', x: 78, row: 'sky' },
          { what: 'star', x: 50, row: 'sky' },
          { what: 'star', x: 25, row: 'sky' },
        ],
        description: {
          te: 'ఊరిలో రాత్రి అయింది, తాత జాబిలిని చూపిస్తున్నారు.',
          en: 'It is night in the village, and Grandfather is showing the moon.',
        },
      },
      sentences: [
        { te: '“తాతా, లేచారా?” అని అడిగాను.', en: '“Grandfather, are you up?” I asked.' },
        { te: 'తాత ఫోన్‌లో జాబిలిని చూపారు.', en: 'Grandfather showed me the moon on the phone.' },
      ],
    },
    {
      scene: {
        place: 'sky',
        things: [
          { what: 'sun', x: 25, row: 'sky', size: 1.3 },
          { what: 'moon', x: 75, row: 'sky', size: 1.3 },
        ],
        description: { te: 'ఒకవైపు సూరీడు, ఇంకోవైపు జాబిలి ఉన్నారు.', en: 'The sun is on one side, the moon on the other.' },
      },
      sentences: [
        { te: 'నాకు సూరీడు, తాతకు జాబిలి!', en: 'For me the sun, for Grandfather the moon!' },
        { te: 'అదెలా?', en: 'How can that be?' },
      ],
    },
  ],
  words: {
    సూరీడు: { en: 'the sun' },
    జాబిలి: { en: 'the moon' },
    నేను: { en: 'I' },
    అమెరికాలో: { en: 'in America', of: 'అమెరికా' },
    తాత: { en: 'grandfather' },
    ఊరిలో: { en: 'in the village', of: 'ఊరు' },
    లేవగానే: { en: 'as soon as I got up', of: 'లేవడం' },
    తాతకు: { en: 'to Grandfather', of: 'తాత' },
    ఫోన్: { en: 'phone call' },
    చేశాను: { en: 'I made', of: 'చేయడం' },
    తాతా: { en: 'Grandfather!', of: 'తాత' },
    లేచారా: { en: 'are you up?', of: 'లేవడం' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    అడిగాను: { en: 'I asked', of: 'అడగడం' },
    ఫోన్‌లో: { en: 'on the phone', of: 'ఫోన్' },
    జాబిలిని: { en: 'the moon', of: 'జాబిలి' },
    చూపారు: { en: 'showed', of: 'చూపడం' },
    నాకు: { en: 'for me', of: 'నేను' },
    అదెలా: { en: 'how can that be?', of: 'ఎలా' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'తాత ఫోన్‌లో దేనిని చూపారు?', en: 'What did Grandfather show on the phone?' },
      right: { te: 'జాబిలిని', en: 'the moon' },
      wrong: [
        { te: 'సూరీడిని', en: 'the sun' },
        { te: 'చెరువును', en: 'the pond' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'ఫోన్ చేసినది ఎవరు?', en: 'Who made the call?' },
      right: { te: 'అమెరికాలోని పాప', en: 'the girl in America' },
      wrong: [
        { te: 'ఊరిలోని తాత', en: 'the grandfather in the village' },
        { te: 'ఊరిలోని బాబాయి', en: 'the uncle in the village' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'నేను లేచాను.', en: 'I got up.' },
        { te: 'తాతకు ఫోన్ చేశాను.', en: 'I called Grandfather.' },
        { te: 'తాత జాబిలిని చూపారు.', en: 'Grandfather showed me the moon.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“జాబిలి” అంటే ఏమిటి?', en: 'What is “జాబిలి”?' },
      right: { te: 'చీకటిలో ఆకాశాన వెలిగేది', en: 'what shines in the sky in the dark' },
      wrong: [
        { te: 'పగలు ఆకాశాన వెలిగేది', en: 'what shines in the sky by day' },
        { te: 'వానలో ఆకాశాన మెరిసేది', en: 'what flashes in the sky in the rain' },
      ],
    },
  ],
  talk: {
    te: 'ఇప్పుడు నువ్వు ఉండే ఊరిలో పగలా, రాత్రా? దూరంగా ఉన్న మీ వాళ్ల ఊరిలో?',
    en: 'Is it day or night where you live right now? What about where your faraway family lives?',
  },
};
