import type { Section } from '../../../domain/lesson/lessonContent';

export const twoWe: Section = {
  id: 'two-words-for-we',
  title: { en: 'Two words for “we”', te: 'మనం, మేము' },
  text: [
    {
      en: 'మనం is “we, and you too”. మేము is “we, but not you”. If you say మనం వెళ్దాం, your friend may come along. If you say మేము వెళ్తాం, your friend stays here.',
      te: 'వినేవాళ్లను కూడా కలుపుకుంటే మనం అంటాం. వినేవాళ్లను కలుపుకోకపోతే మేము అంటాం. “మనం వెళ్దాం” అంటే నువ్వు కూడా రావచ్చు. “మేము వెళ్తాం” అంటే నువ్వు మాతో రావడం లేదు.',
    },
  ],
  blocks: [
    {
      kind: 'items',
      items: [
        {
          key: 'form:pronouns-we-with-you',
          telugu: 'మనం',
          english: 'we (you too)',
          near: ['form:pronouns-we-without-you'],
        },
        {
          key: 'form:pronouns-we-without-you',
          telugu: 'మేము',
          english: 'we (not you)',
          near: ['form:pronouns-we-with-you'],
        },
      ],
    },
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Sita', te: 'సీత' }, telugu: 'మేము రేపు జూకు వెళ్తాం.', english: 'We are going to the zoo tomorrow.' },
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'నేను కూడా రావచ్చా?', english: 'May I come too?' },
        { who: { en: 'Sita', te: 'సీత' }, telugu: 'రా! మనం కలిసి వెళ్దాం.', english: 'Come! Let us go together.' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:pronouns-let-us-play',
          words: [
            { telugu: 'మనం', english: 'we (you too)', part: 'subject' },
            { telugu: 'ఆట', english: 'game', part: 'object' },
            { telugu: 'ఆడదాం', english: 'let us play', part: 'verb' },
          ],
          end: '!',
          english: 'Let us play a game!',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 0,
            wrong: ['మేము', 'నేను', 'వాళ్లు'],
            why: { en: '“Let us” takes you along, so it needs మనం.', te: '“ఆడదాం” అంటే నువ్వు కూడా ఆడాలి కాబట్టి “మనం”.' },
          },
        },
        {
          key: 'sentence:pronouns-we-will-visit-you',
          words: [
            { telugu: 'మేము', english: 'we (not you)', part: 'subject' },
            { telugu: 'మీ', english: 'your', part: 'describing' },
            { telugu: 'ఇంటికి', english: 'to the house', part: 'place' },
            { telugu: 'వస్తాం', english: 'will come', part: 'verb' },
          ],
          end: '.',
          english: 'We will come to your house.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 0,
            wrong: ['నువ్వు', 'నేను', 'వాళ్లు'],
            why: {
              en: 'వస్తాం goes with “we”; you are at home, so it is మేము.',
              te: '“వస్తాం” అనే క్రియకు “మేము” సరిపోతుంది. మీరు మీ ఇంట్లోనే ఉంటారు.',
            },
          },
        },
        {
          key: 'sentence:pronouns-we-called-you',
          words: [
            { telugu: 'మేము', english: 'we (not you)', part: 'subject' },
            { telugu: 'నిన్ను', english: 'you', part: 'object' },
            { telugu: 'పిలిచాం', english: 'called', part: 'verb' },
          ],
          end: '.',
          english: 'We called you.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 0,
            wrong: ['మనం', 'నేను', 'అతను'],
            why: {
              en: 'You were the one called, so “we” leaves you out: మేము.',
              te: 'పిలిచింది నిన్ను కాబట్టి నువ్వు పిలిచినవాళ్లలో లేవు: “మేము”.',
            },
          },
        },
        {
          key: 'sentence:pronouns-we-all-learn-telugu',
          words: [
            { telugu: 'మనం', english: 'we (you too)', part: 'subject' },
            { telugu: 'అందరం', english: 'all of us', part: 'describing' },
            { telugu: 'తెలుగు', english: 'Telugu', part: 'object' },
            { telugu: 'నేర్చుకుంటున్నాం', english: 'are learning', part: 'verb' },
          ],
          end: '.',
          english: 'All of us are learning Telugu.',
          otherOrders: [[2, 0, 1, 3]],
          gap: {
            at: 3,
            wrong: ['నేర్చుకుంటున్నాను', 'నేర్చుకుంటున్నారు', 'నేర్చుకుంటున్నాడు'],
            why: { en: 'With మనం the verb ends in -ఆం: నేర్చుకుంటున్నాం.', te: 'కర్త “మనం” కాబట్టి “నేర్చుకుంటున్నాం” అనాలి.' },
          },
        },
        {
          key: 'sentence:pronouns-you-and-i-are-friends',
          words: [
            { telugu: 'మనం', english: 'we (you too)', part: 'subject' },
            { telugu: 'ఇద్దరం', english: 'two of us', part: 'describing' },
            { telugu: 'స్నేహితులం', english: 'friends', part: 'other' },
          ],
          end: '.',
          english: 'The two of us, you and I, are friends.',
          otherOrders: [[2, 0, 1]],
          gap: {
            at: 0,
            wrong: ['మేము', 'నేను', 'వాళ్లు'],
            why: { en: '“You and I” is మనం.', te: 'నువ్వూ నేనూ కలిస్తే “మనం”.' },
          },
        },
      ],
    },
  ],
};
