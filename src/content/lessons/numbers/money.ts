import type { Section } from '../../../domain/lesson/lessonContent';

export const money: Section = {
  id: 'money',
  title: { en: 'Money', te: 'డబ్బు' },
  text: [
    {
      en: 'One rupee is ఒక రూపాయి; from two on it is రూపాయలు. In the market ask ఇది ఎంత?',
      te: 'ఒకటైతే రూపాయి, రెండు నుంచి రూపాయలు. బజారులో ఇది ఎంత? అని అడుగుతాం.',
    },
  ],
  blocks: [
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Lata', te: 'లత' }, telugu: 'ఈ పెన్ను ఎంతండి?', english: 'How much is this pen?' },
        { who: { en: 'Shopkeeper', te: 'దుకాణదారు' }, telugu: 'పదిహేను రూపాయలు.', english: 'Fifteen rupees.' },
        { who: { en: 'Lata', te: 'లత' }, telugu: 'రెండు పెన్నులు ఇవ్వండి.', english: 'Please give me two pens.' },
        {
          who: { en: 'Shopkeeper', te: 'దుకాణదారు' },
          telugu: 'ఇదిగో. ముప్పై రూపాయలు ఇవ్వమ్మా.',
          english: 'Here. Give me thirty rupees, dear.',
        },
      ],
    },
    {
      kind: 'items',
      items: [
        { key: 'phrase:one-rupee', telugu: 'ఒక రూపాయి', english: 'one rupee' },
        { key: 'phrase:five-rupees', telugu: 'ఐదు రూపాయలు', english: 'five rupees' },
        { key: 'phrase:twenty-rupees', telugu: 'ఇరవై రూపాయలు', english: 'twenty rupees' },
        { key: 'phrase:hundred-rupees', telugu: 'వంద రూపాయలు', english: 'a hundred rupees' },
        { key: 'phrase:how-much-is-it', telugu: 'ఇది ఎంత?', english: 'How much is this?' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:num-pen-ten-rupees',
          words: [
            { telugu: 'ఈ', english: 'this', part: 'describing' },
            { telugu: 'పెన్ను', english: 'pen', part: 'subject' },
            { telugu: 'పది', english: 'ten', part: 'describing' },
            { telugu: 'రూపాయలు', english: 'rupees', part: 'other' },
          ],
          end: '.',
          english: 'This pen is ten rupees.',
          gap: { at: 2, wrong: ['పదో', 'వంద', 'ఐదు'], why: { en: 'Ten rupees: పది రూపాయలు.', te: 'ఎన్ని రూపాయలు? పది.' } },
        },
        {
          key: 'sentence:num-mother-gave-twenty',
          words: [
            { telugu: 'అమ్మ', english: 'mother', part: 'subject' },
            { telugu: 'నాకు', english: 'to me', part: 'object' },
            { telugu: 'ఇరవై', english: 'twenty', part: 'describing' },
            { telugu: 'రూపాయలు', english: 'rupees', part: 'object' },
            { telugu: 'ఇచ్చింది', english: 'gave', part: 'verb' },
          ],
          end: '.',
          english: 'Mother gave me twenty rupees.',
          otherOrders: [
            [0, 2, 3, 1, 4],
            [1, 0, 2, 3, 4],
            [1, 2, 3, 0, 4],
            [2, 3, 0, 1, 4],
            [2, 3, 1, 0, 4],
          ],
          gap: {
            at: 2,
            wrong: ['రెండు', 'ఇద్దరు', 'పన్నెండు'],
            why: { en: 'Twenty is ఇరవై; రెండు is two, పన్నెండు is twelve.', te: 'రెండు పదులు ఇరవై.' },
          },
        },
      ],
    },
  ],
};
