import type { Story } from '../../domain/reading/story';

export const nenuEvarini: Story = {
  id: 'nenu-evarini',
  level: 1,
  theme: 'riddles',
  title: { te: 'నేను ఎవరిని?', en: 'Who Am I?' },
  pages: [
    {
      scene: {
        place: 'village',
        things: [
          { what: 'temple', x: 50, row: 'back' },
          { what: 'tree', x: 80, row: 'back' },
          { what: 'sun', x: 20, row: 'sky' },
        ],
        description: {
          te: 'ఊరిలో ఒక గుడి, దాని పక్కన ఒక చెట్టు ఉన్నాయి.',
          en: 'There is a temple in the village, with a tree beside it.',
        },
      },
      sentences: [
        { te: 'నా వీపు మీద నామాలు.', en: 'I have stripes on my back, like a priest’s.' },
        { te: 'కానీ నేను పూజారిని కాను!', en: 'But I am not a priest!' },
      ],
    },
    {
      scene: {
        place: 'forest',
        things: [
          { what: 'tree', x: 25, row: 'back' },
          { what: 'monkey', x: 55, row: 'front' },
          { what: 'bush', x: 80, row: 'back' },
        ],
        description: { te: 'అడవిలో ఒక కోతి ఉంది.', en: 'There is a monkey in the forest.' },
      },
      sentences: [
        { te: 'నాకు పొడవైన తోక.', en: 'I have a long tail.' },
        { te: 'కానీ నేను కోతిని కాను!', en: 'But I am not a monkey!' },
        { te: 'నేను ఎవరిని?', en: 'Who am I?' },
      ],
    },
    {
      scene: {
        place: 'garden',
        things: [
          { what: 'mango-tree', x: 30, row: 'back' },
          { what: 'squirrel', x: 58, row: 'front', size: 2 },
          { what: 'flower', x: 82, row: 'front' },
        ],
        description: {
          te: 'తోటలో మామిడి చెట్టు ముందు ఒక ఉడత ఉంది.',
          en: 'There is a squirrel in front of a mango tree in the garden.',
        },
      },
      sentences: [{ te: 'నేను ఉడతను!', en: 'I am a squirrel!' }],
    },
  ],
  words: {
    నేను: { en: 'I' },
    ఎవరిని: { en: 'who (am I)', of: 'ఎవరు' },
    నా: { en: 'my', of: 'నేను' },
    వీపు: { en: 'back' },
    మీద: { en: 'on' },
    నామాలు: { en: 'stripes that a priest wears on his forehead', of: 'నామం' },
    కానీ: { en: 'but' },
    పూజారిని: { en: '(I am) a priest', of: 'పూజారి' },
    కాను: { en: 'I am not', of: 'కావడం' },
    నాకు: { en: 'I have (to me)', of: 'నేను' },
    పొడవైన: { en: 'long' },
    తోక: { en: 'tail' },
    కోతిని: { en: '(I am) a monkey', of: 'కోతి' },
    ఉడతను: { en: '(I am) a squirrel', of: 'ఉడత' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'ఈ పొడుపు కథకు జవాబు ఏమిటి?', en: 'What is the answer to the riddle?' },
      right: { te: 'ఉడత', en: 'a squirrel' },
      wrong: [
        { te: 'కోతి', en: 'a monkey' },
        { te: 'మేక', en: 'a goat' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'దాని వీపు మీద ఏమిటవి?', en: 'What does it have on its back?' },
      right: { te: 'నామాలు', en: 'stripes' },
      wrong: [
        { te: 'ఈకలు', en: 'feathers' },
        { te: 'పూలు', en: 'flowers' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: '“నా వీపు మీద నామాలు.”', en: '“I have stripes on my back.”' },
        { te: '“నాకు పొడవైన తోక.”', en: '“I have a long tail.”' },
        { te: '“నేను ఉడతను!”', en: '“I am a squirrel!”' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“పూజారి” ఎవరు?', en: 'Who is a “పూజారి”?' },
      right: { te: 'గుడిలో పూజ చేసేవారు', en: 'someone who does puja in a temple' },
      wrong: [
        { te: 'బడిలో చదివేవారు', en: 'someone who studies in a school' },
        { te: 'ఊరిలో పాలు పోసేవారు', en: 'someone who delivers milk in a village' },
      ],
    },
  ],
  talk: {
    te: 'ఉడత వీపు మీద చారలు ఎలా వచ్చాయో ఒక కథ ఉంది. ఆ కథను ఇంట్లో పెద్దవాళ్లను అడుగుతావా?',
    en: 'There is an old story about how the squirrel got its stripes. Will you ask the grown-ups at home to tell it?',
  },
};
