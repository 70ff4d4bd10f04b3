import type { Story } from '../../domain/reading/story';

export const topiloToka: Story = {
  id: 'topilo-toka',
  level: 1,
  theme: 'animals',
  title: { te: 'టోపీలో తోక', en: 'A Tail in the Cap' },
  pages: [
    {
      scene: {
        place: 'garden',
        things: [
          { what: 'tree', x: 72, row: 'back', size: 1.3 },
          { what: 'boy', x: 40, row: 'front' },
          { what: 'flower', x: 15, row: 'front' },
          { what: 'sun', x: 20, row: 'sky' },
        ],
        description: { te: 'రాజు తోటలో చెట్టు ముందు ఉన్నాడు.', en: 'Raju is in the garden, in front of a tree.' },
      },
      sentences: [
        { te: 'రాజు ఒక జామకాయ కోశాడు.', en: 'Raju picked a guava.' },
        { te: 'దానిని తన టోపీలో దాచాడు.', en: 'He hid it in his cap.' },
      ],
    },
    {
      scene: {
        place: 'garden',
        things: [
          { what: 'tree', x: 80, row: 'back', size: 1.3 },
          { what: 'ball', x: 22, row: 'front', size: 1.5 },
          { what: 'boy', x: 40, row: 'front' },
          { what: 'squirrel', x: 66, row: 'front', size: 2, turned: true },
        ],
        description: {
          te: 'ఆడుకుని వచ్చిన రాజు ముందు ఒక ఉడత ఉంది.',
          en: 'Raju is back from playing, and before him is a squirrel.',
        },
      },
      sentences: [
        { te: 'కాసేపు ఆడుకుని టోపీలో చూశాడు.', en: 'He played for a while and then looked into the cap.' },
        { te: 'టోపీలో కాయ కాదు, ఒక తోక!', en: 'In the cap was no guava, but a tail!' },
      ],
    },
    {
      scene: {
        place: 'garden',
        things: [
          { what: 'tree', x: 25, row: 'back', size: 1.3 },
          { what: 'boy', x: 35, row: 'front' },
          { what: 'squirrel', x: 65, row: 'front', size: 2, turned: true },
        ],
        description: { te: 'ఉడత రాజును చూస్తోంది.', en: 'The squirrel looks at Raju.' },
      },
      sentences: [
        { te: '“ఉడతా, నా కాయ ఏది?”', en: '“Squirrel, where is my guava?”' },
        { te: 'ఉడత పలకలేదు, నోటిలో జామకాయ!', en: 'The squirrel did not answer: the guava was in its mouth!' },
      ],
    },
  ],
  words: {
    టోపీలో: { en: 'in the cap', of: 'టోపీ' },
    తోక: { en: 'tail' },
    రాజు: { en: 'Raju (a boy’s name)' },
    ఒక: { en: 'a' },
    జామకాయ: { en: 'guava' },
    కాయ: { en: 'fruit: here the guava' },
    కోశాడు: { en: 'picked', of: 'కోయడం' },
    దానిని: { en: 'it', of: 'అది' },
    తన: { en: 'his own', of: 'తాను' },
    దాచాడు: { en: 'hid', of: 'దాచడం' },
    కాసేపు: { en: 'for a while' },
    ఆడుకుని: { en: 'having played', of: 'ఆడుకోవడం' },
    చూశాడు: { en: 'looked', of: 'చూడడం' },
    కాదు: { en: 'is not', of: 'కావడం' },
    ఉడతా: { en: 'squirrel!', of: 'ఉడత' },
    నా: { en: 'my', of: 'నేను' },
    ఏది: { en: 'where is it?' },
    ఉడత: { en: 'squirrel' },
    పలకలేదు: { en: 'did not answer', of: 'పలకడం' },
    నోటిలో: { en: 'in the mouth', of: 'నోరు' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'రాజు జామకాయను ఎక్కడ దాచాడు?', en: 'Where did Raju hide the guava?' },
      right: { te: 'టోపీలో', en: 'in his cap' },
      wrong: [
        { te: 'జేబులో', en: 'in his pocket' },
        { te: 'గదిలో', en: 'in a room' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'ఉడత ఎందుకు పలకలేదు?', en: 'Why did the squirrel not answer?' },
      right: { te: 'దాని నోటిలో కాయ ఉంది.', en: 'It had the guava in its mouth.' },
      wrong: [
        { te: 'దానికి నిద్ర వచ్చింది.', en: 'It was sleepy.' },
        { te: 'అది చెట్టు ఎక్కింది.', en: 'It had climbed the tree.' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'రాజు జామకాయ కోశాడు.', en: 'Raju picked a guava.' },
        { te: 'దానిని టోపీలో దాచాడు.', en: 'He hid it in his cap.' },
        { te: 'కాసేపు ఆడుకున్నాడు.', en: 'He played for a while.' },
        { te: 'టోపీలో ఉడత కనిపించింది.', en: 'He saw a squirrel in the cap.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“పలకలేదు” అంటే ఏమిటి?', en: 'What does “పలకలేదు” mean?' },
      right: { te: 'మాట్లాడలేదు', en: 'did not speak' },
      wrong: [
        { te: 'పరుగెత్తలేదు', en: 'did not run' },
        { te: 'పడుకోలేదు', en: 'did not lie down' },
      ],
    },
  ],
  talk: {
    te: 'నువ్వు దాచుకున్నది ఎప్పుడైనా ఎవరైనా తినేశారా? ఏం జరిగింది?',
    en: 'Has anyone ever eaten what you had kept for yourself? What happened?',
  },
};
