import type { Story } from '../../domain/reading/story';

export const moganiGanta: Story = {
  id: 'mogani-ganta',
  level: 2,
  theme: 'riddles',
  title: { te: 'మోగని గంట', en: 'The Bell That Does Not Ring' },
  pages: [
    {
      scene: {
        place: 'room',
        things: [
          { what: 'boy', x: 35, row: 'front' },
          { what: 'girl', x: 65, row: 'front', turned: true },
          { what: 'table', x: 50, row: 'back' },
        ],
        description: { te: 'గదిలో నాని లతను ఏదో అడుగుతున్నాడు.', en: 'In the room Nani is asking Lata something.' },
      },
      sentences: [{ te: '“ఏ గంట మోగదు?” అని నాని అడిగాడు.', en: '“Which ganta, which bell, does not ring?” asked Nani.' }],
    },
    {
      scene: {
        place: 'room',
        things: [
          { what: 'clock', x: 50, row: 'sky', size: 1.3 },
          { what: 'boy', x: 30, row: 'front' },
          { what: 'girl', x: 70, row: 'front', turned: true },
        ],
        description: {
          te: 'గోడ మీద గడియారం ఉంది, కింద లత, నాని ఉన్నారు.',
          en: 'There is a clock on the wall, and below it are Lata and Nani.',
        },
      },
      sentences: [
        { te: '“అరగంట!” అంది లత.', en: '“Ara-ganta: half an hour!” said Lata.' },
        { te: '“మరి ఏ పటం ఎగరదు?”', en: '“And which patam, which kite, does not fly?”' },
      ],
    },
    {
      scene: {
        place: 'room',
        things: [
          { what: 'boy', x: 28, row: 'front' },
          { what: 'book', x: 50, row: 'front', size: 2.5 },
          { what: 'girl', x: 72, row: 'front', turned: true },
        ],
        description: { te: 'లత, నాని మధ్య ఒక పుస్తకం ఉంది.', en: 'Between Lata and Nani there is a book.' },
      },
      sentences: [
        { te: '“దేశపటం!” అంది లత.', en: '“Desha-patam: a map!” said Lata.' },
        { te: '“సరే, ఏ కాయ తినలేం?”', en: '“All right, which kaya, which fruit, can we not eat?”' },
      ],
    },
    {
      scene: {
        place: 'room',
        things: [
          { what: 'boy', x: 42, row: 'front' },
          { what: 'girl', x: 58, row: 'front', turned: true },
          { what: 'table', x: 80, row: 'back' },
        ],
        description: { te: 'లత నాని పక్కన నిలబడి నవ్వుతోంది.', en: 'Lata stands beside Nani and laughs.' },
      },
      sentences: [
        { te: '“నీ తలకాయ!” అంటూ లత వాడి తల నిమిరింది.', en: '“Your tala-kaya: your head!” said Lata and stroked it.' },
      ],
    },
  ],
  words: {
    మోగని: { en: 'that does not ring', of: 'మోగడం' },
    గంట: { en: 'bell; also an hour' },
    ఏ: { en: 'which' },
    మోగదు: { en: 'does not ring', of: 'మోగడం' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    నాని: { en: 'Nani (a boy’s name)' },
    అడిగాడు: { en: 'asked', of: 'అడగడం' },
    అరగంట: { en: 'half an hour' },
    అంది: { en: 'said', of: 'అనడం' },
    లత: { en: 'Lata (a girl’s name)' },
    మరి: { en: 'then, and' },
    పటం: { en: 'kite; also a picture or a map' },
    ఎగరదు: { en: 'does not fly', of: 'ఎగరడం' },
    దేశపటం: { en: 'map of a country' },
    సరే: { en: 'all right' },
    కాయ: { en: 'fruit that is not ripe' },
    తినలేం: { en: 'we cannot eat', of: 'తినడం' },
    నీ: { en: 'your', of: 'నువ్వు' },
    తలకాయ: { en: 'head' },
    అంటూ: { en: 'saying', of: 'అనడం' },
    వాడి: { en: 'his', of: 'వాడు' },
    తల: { en: 'head' },
    నిమిరింది: { en: 'stroked', of: 'నిమరడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'మోగని గంట ఏది?', en: 'Which “గంట” does not ring?' },
      right: { te: 'అరగంట', en: 'half an hour' },
      wrong: [
        { te: 'గుడి గంట', en: 'the temple bell' },
        { te: 'బడి గంట', en: 'the school bell' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'పొడుపు కథలు అడిగింది ఎవరు?', en: 'Who asked the riddles?' },
      right: { te: 'నాని', en: 'Nani' },
      wrong: [
        { te: 'లత', en: 'Lata' },
        { te: 'తాత', en: 'Grandfather' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'నాని గంట గురించి అడిగాడు.', en: 'Nani asked about the bell.' },
        { te: 'నాని పటం గురించి అడిగాడు.', en: 'Nani asked about the kite.' },
        { te: 'నాని కాయ గురించి అడిగాడు.', en: 'Nani asked about the fruit.' },
        { te: 'లత నాని తల నిమిరింది.', en: 'Lata stroked Nani’s head.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“దేశపటం” అంటే ఏమిటి?', en: 'What is a “దేశపటం”?' },
      right: { te: 'దేశం ఆకారం చూపే బొమ్మ', en: 'a picture that shows the shape of a country' },
      wrong: [
        { te: 'గాలిలో ఎగరేసే ఆట వస్తువు', en: 'a toy that flies in the wind' },
        { te: 'గోడ మీద వెలిగే దీపం', en: 'a lamp that shines on a wall' },
      ],
    },
  ],
  talk: {
    te: 'ఇలాంటి ఒక తమాషా ప్రశ్న నువ్వు కూడా తయారు చేస్తావా? ఇంట్లో అందరినీ అడుగు!',
    en: 'Can you make up a funny question like these? Ask everybody at home!',
  },
};
