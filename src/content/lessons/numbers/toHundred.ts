import type { Section } from '../../../domain/lesson/lessonContent';

export const toHundred: Section = {
  id: 'to-a-hundred',
  title: { en: 'All the way to a hundred', te: 'వంద వరకు' },
  text: [
    {
      en: 'After తొంభై తొమ్మిది comes వంద, a hundred. You may also hear నూరు, an older word for the same number.',
      te: 'తొంభై తొమ్మిది తర్వాత వంద వస్తుంది. వందనే నూరు అని కూడా అంటారు.',
    },
    {
      en: 'Two hundred is రెండు వందలు: from two on, వంద becomes వందలు.',
      te: 'రెండు నుంచి బహువచనం వస్తుంది: రెండు వందలు, మూడు వందలు.',
    },
  ],
  blocks: [
    { kind: 'numbers', from: 40, to: 100 },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:num-mangoes-for-hundred',
          words: [
            { telugu: 'వంద', english: 'hundred', part: 'describing' },
            { telugu: 'రూపాయలకు', english: 'for rupees', part: 'other' },
            { telugu: 'ఎన్ని', english: 'how many', part: 'question' },
            { telugu: 'మామిడి', english: 'mango', part: 'describing' },
            { telugu: 'పండ్లు', english: 'fruits', part: 'subject' },
            { telugu: 'వస్తాయి', english: 'do we get', part: 'verb' },
          ],
          end: '?',
          english: 'How many mangoes do we get for a hundred rupees?',
          otherOrders: [
            [0, 1, 3, 4, 2, 5],
            [2, 3, 4, 0, 1, 5],
            [3, 4, 2, 0, 1, 5],
          ],
          gap: {
            at: 0,
            wrong: ['పది', 'యాభై', 'వందలు'],
            why: { en: 'A hundred is వంద. వందలు means hundreds.', te: 'నూరు రూపాయలు అంటే వంద రూపాయలు.' },
          },
        },
      ],
    },
  ],
};
