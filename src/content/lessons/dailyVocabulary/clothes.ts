import type { Section } from '../../../domain/lesson/lessonContent';

export const clothes: Section = {
  id: 'clothes',
  title: { en: 'Clothes', te: 'బట్టలు' },
  text: [
    {
      en: 'Shirts and frocks are “put on”: వేసుకో. A saree is “tied”: కట్టుకో. A cap and spectacles are “placed”: పెట్టుకో.',
      te: 'చొక్కా, గౌను వేసుకుంటాం; చీర కట్టుకుంటాం; టోపీ, కళ్లజోడు పెట్టుకుంటాం.',
    },
  ],
  blocks: [
    {
      kind: 'words',
      ids: [
        'clothes_shirt',
        'clothes_trousers',
        'clothes_frock',
        'clothes_saree',
        'clothes_cap',
        'clothes_shoe',
        'clothes_sock',
        'clothes_spectacles',
        'home_umbrella',
      ],
    },
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Anita', te: 'అనిత' }, telugu: 'నాన్నా, ఈ గౌను ఎలా ఉంది?', english: 'Father, how is this frock?' },
        { who: { en: 'Father', te: 'నాన్న' }, telugu: 'చాలా బాగుంది. సరిపోయిందా?', english: 'Very nice. Does it fit?' },
        { who: { en: 'Anita', te: 'అనిత' }, telugu: 'కొంచెం బిగుతుగా ఉంది.', english: 'It is a little tight.' },
        { who: { en: 'Father', te: 'నాన్న' }, telugu: 'అయితే ఇంకొకటి వేసుకుని చూడు.', english: 'Then try another one on.' },
      ],
    },
    {
      kind: 'items',
      items: [
        { key: 'phrase:this-is-nice', telugu: 'ఇది బాగుంది', english: 'This is nice' },
        { key: 'phrase:it-is-tight', telugu: 'బిగుతుగా ఉంది', english: 'It is tight' },
        { key: 'phrase:it-is-loose', telugu: 'వదులుగా ఉంది', english: 'It is loose' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:daily-put-on-new-shirt',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'కొత్త', english: 'new', part: 'describing' },
            { telugu: 'చొక్కా', english: 'shirt', part: 'object' },
            { telugu: 'వేసుకున్నాను', english: 'put on', part: 'verb' },
          ],
          end: '.',
          english: 'I put on a new shirt.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 3,
            wrong: ['తిన్నాను', 'తాగాను', 'వండాను'],
            why: { en: 'A shirt is put on: వేసుకున్నాను.', te: 'చొక్కాను వేసుకుంటాం, తినం, తాగం.' },
          },
        },
        {
          key: 'sentence:daily-mother-red-saree',
          words: [
            { telugu: 'అమ్మ', english: 'mother', part: 'subject' },
            { telugu: 'ఎర్ర', english: 'red', part: 'describing' },
            { telugu: 'చీర', english: 'saree', part: 'object' },
            { telugu: 'కట్టుకుంది', english: 'tied on', part: 'verb' },
          ],
          end: '.',
          english: 'Mother wore a red saree.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 3,
            wrong: ['కట్టుకున్నాడు', 'తాగింది', 'చదివింది'],
            why: { en: 'A saree is tied on; అమ్మ goes with కట్టుకుంది.', te: 'చీరను కట్టుకుంటాం; అమ్మ కాబట్టి కట్టుకుంది.' },
          },
        },
      ],
    },
  ],
};
