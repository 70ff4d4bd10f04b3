import type { Story } from '../../domain/reading/story';

export const dagudumutalu: Story = {
  id: 'dagudumutalu',
  level: 1,
  theme: 'home',
  title: { te: 'దాగుడుమూతలు', en: 'Hide-and-Seek' },
  pages: [
    {
      scene: {
        place: 'room',
        things: [
          { what: 'bed', x: 20, row: 'back' },
          { what: 'boy', x: 35, row: 'front' },
          { what: 'boy', x: 65, row: 'front' },
          { what: 'clock', x: 60, row: 'sky' },
        ],
        description: { te: 'గదిలో రవి, నాని ఆడుకుంటున్నారు.', en: 'Ravi and Nani are playing in a room.' },
      },
      sentences: [
        { te: 'రవి, నాని దాగుడుమూతలు ఆడారు.', en: 'Ravi and Nani played hide-and-seek.' },
        { te: 'నాని గబగబా దాగాడు.', en: 'Nani hid quickly.' },
      ],
    },
    {
      scene: {
        place: 'room',
        things: [
          { what: 'bed', x: 25, row: 'back' },
          { what: 'boy', x: 50, row: 'front' },
          { what: 'chest', x: 80, row: 'back' },
          { what: 'clock', x: 60, row: 'sky' },
        ],
        description: { te: 'గదిలో రవి ఒక్కడే వెతుకుతున్నాడు.', en: 'Ravi is alone in the room, looking for Nani.' },
      },
      sentences: [
        { te: 'రవి గది గదీ వెతికాడు.', en: 'Ravi searched every room.' },
        { te: 'నాని ఏడి? నాని లేడు!', en: 'Where is Nani? No Nani!' },
      ],
    },
    {
      scene: {
        place: 'room',
        things: [
          { what: 'boy', x: 30, row: 'front' },
          { what: 'boy', x: 62, row: 'front', turned: true },
          { what: 'table', x: 80, row: 'back' },
        ],
        description: { te: 'రవికి నాని దొరికాడు.', en: 'Ravi has found Nani.' },
      },
      sentences: [
        { te: 'తలుపు వెనక ఒకటే గురక!', en: 'From behind the door came loud snoring!' },
        { te: 'నాని అలాగే నిదురపోయాడు!', en: 'Nani had fallen asleep just like that!' },
      ],
    },
  ],
  words: {
    దాగుడుమూతలు: { en: 'hide and seek' },
    రవి: { en: 'Ravi (a boy’s name)' },
    నాని: { en: 'Nani (a boy’s name)' },
    ఆడారు: { en: 'played', of: 'ఆడడం' },
    గబగబా: { en: 'quickly' },
    దాగాడు: { en: 'hid', of: 'దాగడం' },
    గది: { en: 'room' },
    గదీ: { en: 'and room: every room', of: 'గది' },
    వెతికాడు: { en: 'searched', of: 'వెతకడం' },
    ఏడి: { en: 'where is he?' },
    లేడు: { en: 'he is not there', of: 'లేకపోవడం' },
    తలుపు: { en: 'door' },
    వెనక: { en: 'behind' },
    ఒకటే: { en: 'on and on, nothing but', of: 'ఒకటి' },
    గురక: { en: 'snoring' },
    అలాగే: { en: 'just like that' },
    నిదురపోయాడు: { en: 'fell asleep', of: 'నిదురపోవడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'నాని దేని వెనక దాగాడు?', en: 'What did Nani hide behind?' },
      right: { te: 'తలుపు వెనక', en: 'behind the door' },
      wrong: [
        { te: 'గోడ వెనక', en: 'behind the wall' },
        { te: 'బీరువా వెనక', en: 'behind the cupboard' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'దాగిన నాని ఏం చేశాడు?', en: 'What did Nani do in his hiding place?' },
      right: { te: 'నిదురపోయాడు', en: 'He fell asleep.' },
      wrong: [
        { te: 'పాట పాడాడు', en: 'He sang a song.' },
        { te: 'పారిపోయాడు', en: 'He ran away.' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'నాని దాగాడు.', en: 'Nani hid.' },
        { te: 'రవి గది గదీ వెతికాడు.', en: 'Ravi searched every room.' },
        { te: 'తలుపు వెనక ఒకటే గురక!', en: 'There was loud snoring behind the door!' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“గురక” అంటే ఏమిటి?', en: 'What is “గురక”?' },
      right: { te: 'నిదురలో వినబడేది', en: 'what you hear when someone is asleep' },
      wrong: [
        { te: 'నీటిలో వినబడేది', en: 'what you hear in the water' },
        { te: 'గుడిలో వినబడేది', en: 'what you hear in a temple' },
      ],
    },
  ],
  talk: { te: 'దాగుడుమూతలు ఆడితే నువ్వు ఎక్కడ దాక్కుంటావు?', en: 'Where do you hide when you play hide-and-seek?' },
};
