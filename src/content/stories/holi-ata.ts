import type { Story } from '../../domain/reading/story';

export const holiAta: Story = {
  id: 'holi-ata',
  level: 1,
  theme: 'festivals',
  title: { te: 'హోలీ ఆట', en: 'Playing Holi' },
  pages: [
    {
      scene: {
        place: 'street',
        things: [
          { what: 'house', x: 20, row: 'back' },
          { what: 'girl', x: 32, row: 'front' },
          { what: 'pot', x: 50, row: 'front' },
          { what: 'man', x: 70, row: 'front', turned: true },
          { what: 'sun', x: 80, row: 'sky' },
        ],
        description: {
          te: 'వీధిలో గీత, బాబాయి ఉన్నారు, వాళ్ల మధ్య రంగు నీటి కుండ ఉంది.',
          en: 'Gita and her uncle are in the street, with a pot of colored water between them.',
        },
      },
      sentences: [
        { te: 'ఈ రోజు హోలీ!', en: 'Today is Holi!' },
        { te: 'బాబాయి మీద నీలి నీరు పోశాను.', en: 'I poured blue water over Uncle.' },
      ],
    },
    {
      scene: {
        place: 'street',
        things: [
          { what: 'girl', x: 38, row: 'front' },
          { what: 'man', x: 60, row: 'front', turned: true },
          { what: 'basket', x: 80, row: 'front', size: 1.4 },
          { what: 'house', x: 25, row: 'back' },
        ],
        description: { te: 'బాబాయి గీతకు రంగులు పూస్తున్నారు.', en: 'Uncle is smearing color on Gita.' },
      },
      sentences: [{ te: 'బాబాయి నాకు పసుపు, ఎరుపు పూశారు.', en: 'Uncle smeared yellow and red on me.' }],
    },
    {
      scene: {
        place: 'village',
        things: [
          { what: 'house', x: 30, row: 'back' },
          { what: 'girl', x: 42, row: 'front' },
          { what: 'grandfather', x: 66, row: 'front', turned: true },
          { what: 'flower', x: 85, row: 'front' },
        ],
        description: { te: 'తాత గీతను ఆశ్చర్యంగా చూస్తున్నారు.', en: 'Grandfather looks at Gita in surprise.' },
      },
      sentences: [
        { te: '“ఎవరీ పాప?” అని తాత అడిగారు.', en: '“Who is this little girl?” asked Grandfather.' },
        { te: '“తాతా, నేను మీ గీతను!”', en: '“Grandfather, it’s me, your Gita!”' },
      ],
    },
  ],
  words: {
    హోలీ: { en: 'Holi, the festival of colors' },
    ఆట: { en: 'play, game' },
    ఈ: { en: 'this' },
    రోజు: { en: 'day' },
    బాబాయి: { en: 'uncle (father’s younger brother)' },
    మీద: { en: 'over' },
    నీలి: { en: 'blue', of: 'నీలం' },
    నీరు: { en: 'water' },
    పోశాను: { en: 'I poured', of: 'పోయడం' },
    నాకు: { en: 'on me', of: 'నేను' },
    పసుపు: { en: 'yellow' },
    ఎరుపు: { en: 'red' },
    పూశారు: { en: 'smeared', of: 'పూయడం' },
    ఎవరీ: { en: 'who is this', of: 'ఎవరు' },
    పాప: { en: 'little girl' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    తాత: { en: 'grandfather' },
    అడిగారు: { en: 'asked', of: 'అడగడం' },
    తాతా: { en: 'Grandfather!', of: 'తాత' },
    నేను: { en: 'I' },
    మీ: { en: 'your', of: 'మీరు' },
    గీతను: { en: '(I am) Gita', of: 'గీత' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'బాబాయి మీద గీత పోసినది ఏమిటి?', en: 'What did Gita pour over Uncle?' },
      right: { te: 'నీలి నీరు', en: 'blue water' },
      wrong: [
        { te: 'ఎరుపు నీరు', en: 'red water' },
        { te: 'పసుపు నీరు', en: 'yellow water' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: '“ఎవరీ పాప?” అని అడిగినది ఎవరు?', en: 'Who asked, “Who is this little girl?”' },
      right: { te: 'తాత', en: 'Grandfather' },
      wrong: [
        { te: 'బాబాయి', en: 'Uncle' },
        { te: 'గీత', en: 'Gita' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'నీలి నీరు పోశాను.', en: 'I poured blue water.' },
        { te: 'బాబాయి నాకు ఎరుపు పూశారు.', en: 'Uncle smeared red on me.' },
        { te: 'తాత “ఎవరీ పాప?” అని అడిగారు.', en: 'Grandfather asked, “Who is this little girl?”' },
      ],
    },
    {
      kind: 'word',
      ask: { te: 'వీటిలో “ఎరుపు” ఏది?', en: 'Which of these is “ఎరుపు”?' },
      right: { te: 'టమాటా', en: 'a tomato' },
      wrong: [
        { te: 'ఆకు', en: 'a leaf' },
        { te: 'పాలు', en: 'milk' },
      ],
    },
  ],
  talk: { te: 'నీకు ఏ రంగులు ఇష్టం? వాటిని ఎవరికి పూస్తావు?', en: 'What colors do you like? Who would you put them on?' },
};
