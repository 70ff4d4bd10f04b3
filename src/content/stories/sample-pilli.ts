import type { Story } from '../../domain/reading/story';

export const samplePilli: Story = {
  id: 'sample-pilli',
  level: 1,
  theme: 'animals',
  title: { te: 'ఏది మా పిలి?', en: 'Where is our Pili?' },
  pages: [
    {
      scene: {
        place: 'room',
        things: [
          { what: 'bed', x: 30, row: 'back' },
          { what: 'girl', x: 65, row: 'front' },
        ],
        description: { te: 'ఒక పాప గదిలో వెతుకుతోంది.', en: 'A girl is looking round a room.' },
      },
      sentences: [
        { te: 'మా పిలి ఏది?', en: 'Where is our Pili?' },
        { te: 'అది గదిలో లేదు.', en: 'She is not in the room.' },
      ],
    },
    {
      scene: {
        place: 'garden',
        things: [
          { what: 'tree', x: 25, row: 'back' },
          { what: 'cat', x: 60, row: 'front' },
          { what: 'sun', x: 85, row: 'sky' },
        ],
        description: { te: 'తోటలో చెట్టు పక్కన ఒక పిల్లి ఉంది.', en: 'A cat is beside a tree in the garden.' },
      },
      sentences: [
        { te: 'అదిగో, తోటలో ఏదో కదిలే!', en: 'Look, something moves in the garden!' },
        { te: 'అది మా పిలి.', en: 'It is our Pili.' },
      ],
    },
  ],
  words: {
    ఏది: { en: 'where, which one' },
    మా: { en: 'our', of: 'మేము' },
    పిలి: { en: 'Pili, a name' },
    అది: { en: 'it, that' },
    గదిలో: { en: 'in the room', of: 'గది' },
    లేదు: { en: 'is not there', of: 'ఉండడం' },
    అదిగో: { en: 'look there' },
    తోటలో: { en: 'in the garden', of: 'తోట' },
    ఏదో: { en: 'something', of: 'ఏది' },
    కదిలే: { en: 'moves', of: 'కదలడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'పిలి ఎక్కడ ఉంది?', en: 'Where was Pili?' },
      right: { te: 'తోటలో', en: 'In the garden' },
      wrong: [
        { te: 'గదిలో', en: 'In the room' },
        { te: 'బడిలో', en: 'At school' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“గది” అంటే ఏమిటి?', en: 'What is “గది”?' },
      right: { te: 'ఇంట్లో ఒక భాగం', en: 'A part of a house' },
      wrong: [
        { te: 'ఒక పెద్ద చెట్టు', en: 'A big tree' },
        { te: 'ఒక చిన్న పండు', en: 'A small fruit' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'పాప పిలి కోసం వెతికింది.', en: 'The girl looked for Pili.' },
        { te: 'గదిలో పిలి కనబడలేదు.', en: 'Pili was not in the room.' },
        { te: 'తోటలో పిలి కనబడింది.', en: 'Pili was in the garden.' },
      ],
    },
  ],
  talk: { te: 'నీ వస్తువు ఏదైనా పోతే ఎక్కడ వెతుకుతావు?', en: 'Where do you look when you have lost something?' },
};
