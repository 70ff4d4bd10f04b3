import type { Story } from '../../domain/reading/story';

export const sampleVana: Story = {
  id: 'sample-vana',
  level: 3,
  theme: 'nature',
  title: { te: 'అమ్మా, వాన!', en: 'Mother, it is raining!' },
  pages: [
    {
      scene: {
        place: 'village',
        time: 'rain',
        things: [
          { what: 'house', x: 25, row: 'back' },
          { what: 'boy', x: 60, row: 'front' },
          { what: 'cloud', x: 70, row: 'sky' },
        ],
        description: { te: 'వానలో ఒక బాబు ఇంటి ముందు ఉన్నాడు.', en: 'A boy stands in the rain before a house.' },
      },
      sentences: [
        { te: 'నాని బయట ఆడుతున్నాడు.', en: 'Nani is playing outside.' },
        { te: 'టప్ టప్! వాన వచ్చింది.', en: 'Tap, tap! The rain came.' },
        { te: '“అమ్మా, వాన!” అన్నాడు నాని.', en: '“Mother, rain!” said Nani.' },
      ],
    },
    {
      scene: {
        place: 'street',
        time: 'rain',
        things: [
          { what: 'mother', x: 40, row: 'front' },
          { what: 'umbrella', x: 62, row: 'front' },
          { what: 'cloud', x: 30, row: 'sky' },
        ],
        description: { te: 'అమ్మ గొడుగుతో వచ్చింది.', en: 'Mother has come with an umbrella.' },
      },
      sentences: [
        { te: 'అమ్మ గొడుగు తెచ్చింది.', en: 'Mother brought an umbrella.' },
        { te: 'నాని గొడుగు తీసుకోలేదు.', en: 'Nani did not take the umbrella.' },
      ],
    },
    {
      scene: {
        place: 'village',
        things: [
          { what: 'rainbow', x: 50, row: 'sky' },
          { what: 'boy', x: 35, row: 'front' },
          { what: 'mother', x: 65, row: 'front' },
        ],
        description: { te: 'ఆకాశంలో హరివిల్లు ఉంది.', en: 'There is a rainbow in the sky.' },
      },
      sentences: [
        { te: '“నాకు వాన కావాలి” అన్నాడు నాని.', en: '“I want the rain,” said Nani.' },
        { te: 'అమ్మ కూడా వానలోకి వచ్చింది.', en: 'Mother came into the rain too.' },
      ],
    },
  ],
  words: {
    అమ్మా: { en: 'Mother!', of: 'అమ్మ' },
    వాన: { en: 'rain' },
    నాని: { en: 'Nani, a name' },
    బయట: { en: 'outside' },
    ఆడుతున్నాడు: { en: 'is playing', of: 'ఆడడం' },
    టప్: { en: 'the sound of drops' },
    వచ్చింది: { en: 'came', of: 'రావడం' },
    అన్నాడు: { en: 'said', of: 'అనడం' },
    అమ్మ: { en: 'mother' },
    గొడుగు: { en: 'umbrella' },
    తెచ్చింది: { en: 'brought', of: 'తేవడం' },
    తీసుకోలేదు: { en: 'did not take', of: 'తీసుకోవడం' },
    నాకు: { en: 'to me', of: 'నేను' },
    కావాలి: { en: 'is wanted', of: 'కావడం' },
    కూడా: { en: 'too' },
    వానలోకి: { en: 'into the rain', of: 'వాన' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'అమ్మ ఏం తెచ్చింది?', en: 'What did Mother bring?' },
      right: { te: 'గొడుగు', en: 'An umbrella' },
      wrong: [
        { te: 'బంతి', en: 'A ball' },
        { te: 'పుస్తకం', en: 'A book' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“బయట” అంటే ఏమిటి?', en: 'What is “బయట”?' },
      right: { te: 'ఇంటి లోపల కాదు', en: 'Not inside the house' },
      wrong: [
        { te: 'ఇంటి లోపల', en: 'Inside the house' },
        { te: 'నిద్రలో', en: 'In sleep' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'నాని ఆడుతున్నాడు.', en: 'Nani was playing.' },
        { te: 'వాన వచ్చింది.', en: 'The rain came.' },
        { te: 'అమ్మ గొడుగు తెచ్చింది.', en: 'Mother brought an umbrella.' },
        { te: 'అమ్మ కూడా తడిసింది.', en: 'Mother got wet too.' },
      ],
    },
  ],
  talk: { te: 'వానలో ఆడడం నీకు ఇష్టమా?', en: 'Do you like to play in the rain?' },
};
