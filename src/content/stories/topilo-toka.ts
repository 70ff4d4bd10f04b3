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
          en: 'Raju is back from playing, and there is a squirrel in front of him.',
        },
      },
      sentences: [
        { te: 'కాసేపు ఆడుకుని టోపీలో చూశాడు.', en: 'He played for a while and then looked into the cap.' },
        { te: 'టోపీలో కాయ కాదు, ఒక తోక!', en: 'There was no guava in the cap, just a tail!' },
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
        description: { te: 'ఉడత రాజును చూస్తోంది.', en: 'The squirrel is looking at Raju.' },
      },
      sentences: [
        { te: '“ఉడతా, నా కాయ ఏది?”', en: '“Squirrel, where is my guava?”' },
        { te: 'ఉడత పలకలేదు, నోటిలో జామకాయ!', en: 'The squirrel didn’t answer: it had the guava in its mouth!' },
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
      ask: { te: 'రాజు జామకాయను దేనిలో దాచాడు?', en: 'What did Raju hide the guava in?' },
      right: { te: 'టోపీలో', en: 'in his cap' },
      wrong: [
        { te: 'జేబులో', en: 'in his pocket' },
        { te: 'బీరువాలో', en: 'in the cupboard' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'ఉడత ఎందుకు పలకలేదు?', en: 'Why didn’t the squirrel answer?' },
      right: { te: 'దాని నోటిలో జామకాయ.', en: 'It had the guava in its mouth.' },
      wrong: [
        { te: 'దానికి ఒకటే నిదుర.', en: 'It was very sleepy.' },
        { te: 'దానికి ఆకలి లేదు.', en: 'It was not hungry.' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'రాజు జామకాయ కోశాడు.', en: 'Raju picked a guava.' },
        { te: 'దానిని టోపీలో దాచాడు.', en: 'He hid it in his cap.' },
        { te: 'కాసేపు ఆడాడు.', en: 'He played for a while.' },
        { te: 'టోపీలో ఒక తోక!', en: 'There was a tail in the cap!' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“పలకలేదు” అంటే ఏమిటి?', en: 'What does “పలకలేదు” mean?' },
      right: { te: 'ఏ మాటా అనలేదు', en: 'did not say a word' },
      wrong: [
        { te: 'పరుగు తీయలేదు', en: 'did not run' },
        { te: 'పడుకోలేదు', en: 'did not lie down' },
      ],
    },
  ],
  talk: {
    te: 'నువ్వు దాచుకున్నది ఎప్పుడైనా ఎవరైనా తినేశారా? ఏం జరిగింది?',
    en: 'Has anyone ever eaten something you were saving for yourself? What happened?',
  },
};
