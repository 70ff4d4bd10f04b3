import type { Story } from '../../domain/reading/story';

export const vanaloMeka: Story = {
  id: 'vanalo-meka',
  level: 1,
  theme: 'kindness',
  title: { te: 'వానలో మేక', en: 'A Goat in the Rain' },
  pages: [
    {
      scene: {
        place: 'village',
        time: 'rain',
        things: [
          { what: 'house', x: 20, row: 'back' },
          { what: 'boy', x: 45, row: 'front' },
          { what: 'umbrella', x: 62, row: 'front' },
          { what: 'cloud', x: 70, row: 'sky' },
        ],
        description: { te: 'రవి గొడుగు తీసుకుని వానలో బయలుదేరాడు.', en: 'Ravi is setting out in the rain with his umbrella.' },
      },
      sentences: [
        { te: 'ఒకటే వాన!', en: 'Rain, rain, nothing but rain!' },
        { te: 'రవి గొడుగు తీసుకుని బయలుదేరాడు.', en: 'Ravi took his umbrella and set out.' },
      ],
    },
    {
      scene: {
        place: 'street',
        time: 'rain',
        things: [
          { what: 'boy', x: 25, row: 'front' },
          { what: 'umbrella', x: 41, row: 'front' },
          { what: 'goat', x: 70, row: 'front', turned: true },
          { what: 'cloud', x: 40, row: 'sky' },
        ],
        description: { te: 'దారిలో ఒక మేక వానలో నిలబడి ఉంది.', en: 'A goat is standing in the rain on the road.' },
      },
      sentences: [
        { te: '“మే! మే!” దారిలో తడిసిన మేక!', en: '“Maa! Maa!” A wet goat on the road!' },
        { te: '“రా మేకా, గొడుగులోకి రా!”', en: '“Come, goat, come under my umbrella!”' },
      ],
    },
    {
      scene: {
        place: 'village',
        time: 'rain',
        things: [
          { what: 'goat', x: 38, row: 'front' },
          { what: 'umbrella', x: 54, row: 'front' },
          { what: 'boy', x: 75, row: 'front', turned: true },
          { what: 'cloud', x: 60, row: 'sky' },
        ],
        description: {
          te: 'గొడుగు మేక వైపు ఉంది, రవి వానలో ఉన్నాడు.',
          en: 'The umbrella is over the goat, and Ravi is in the rain.',
        },
      },
      sentences: [
        { te: 'మేక ఇక తడవలేదు.', en: 'The goat didn’t get wet anymore.' },
        { te: 'కానీ రవి తడిసిపోయాడు!', en: 'But Ravi got soaked!' },
      ],
    },
  ],
  words: {
    వానలో: { en: 'in the rain', of: 'వాన' },
    మేక: { en: 'goat' },
    ఒకటే: { en: 'nothing but', of: 'ఒకటి' },
    వాన: { en: 'rain' },
    రవి: { en: 'Ravi (a boy’s name)' },
    గొడుగు: { en: 'umbrella' },
    తీసుకుని: { en: 'taking along', of: 'తీసుకోవడం' },
    బయలుదేరాడు: { en: 'set out', of: 'బయలుదేరడం' },
    మే: { en: 'meh (what a goat says)' },
    దారిలో: { en: 'on the road', of: 'దారి' },
    తడిసిన: { en: 'wet', of: 'తడవడం' },
    రా: { en: 'come!', of: 'రావడం' },
    మేకా: { en: 'goat!', of: 'మేక' },
    గొడుగులోకి: { en: 'under the umbrella', of: 'గొడుగు' },
    ఇక: { en: 'anymore' },
    తడవలేదు: { en: 'did not get wet', of: 'తడవడం' },
    కానీ: { en: 'but' },
    తడిసిపోయాడు: { en: 'got soaked', of: 'తడిసిపోవడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'రవి మేకను ఎక్కడ చూశాడు?', en: 'Where did Ravi see the goat?' },
      right: { te: 'దారిలో', en: 'on the road' },
      wrong: [
        { te: 'తోటలో', en: 'in a garden' },
        { te: 'గుడిలో', en: 'in a temple' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'చివరికి ఎవరు తడిసిపోయారు?', en: 'Who got soaked in the end?' },
      right: { te: 'రవి', en: 'Ravi' },
      wrong: [
        { te: 'మేక', en: 'the goat' },
        { te: 'తాత', en: 'Grandfather' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'రవి గొడుగుతో బయలుదేరాడు.', en: 'Ravi set out with his umbrella.' },
        { te: 'దారిలో తడిసిన మేక!', en: 'A wet goat on the road!' },
        { te: 'రవి మేకను పిలిచాడు.', en: 'Ravi called the goat.' },
        { te: 'రవి తడిసిపోయాడు.', en: 'Ravi got soaked.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“గొడుగు” అంటే ఏమిటి?', en: 'What is a “గొడుగు”?' },
      right: { te: 'వానలో తడవనీయనిది', en: 'it keeps you dry in the rain' },
      wrong: [
        { te: 'చలిలో వణకనీయనిది', en: 'it keeps you warm in the cold' },
        { te: 'నిదుర పోనీయనిది', en: 'it keeps you from falling asleep' },
      ],
    },
  ],
  talk: {
    te: 'వానలో తడిసిన జంతువును చూస్తే నువ్వు ఏం చేస్తావు?',
    en: 'What would you do if you saw an animal getting wet in the rain?',
  },
};
