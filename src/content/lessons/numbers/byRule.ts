import type { Section } from '../../../domain/lesson/lessonContent';

export const byRule: Section = {
  id: 'twenty-one-to-ninety-nine',
  title: { en: 'Twenty-one and on: a simple rule', te: 'ఇరవై ఒకటి నుంచి: సులభమైన పద్ధతి' },
  text: [
    {
      en: 'Say the ten, then the small number: ఇరవై + ఒకటి, ఇరవై ఒకటి. Write them as two words. With this rule you can say every number up to 99.',
      te: 'ముందు పదుల మాట, తర్వాత చిన్న అంకె: ఇరవై, ఒకటి కలిపితే ఇరవై ఒకటి. రెండు మాటలుగా రాస్తాం. ఈ పద్ధతితో తొంభై తొమ్మిది వరకు అన్నీ చెప్పవచ్చు.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'How they are made', te: 'సంఖ్య ఎలా తయారవుతుంది' },
        columns: [
          { en: 'The number', te: 'సంఖ్య' },
          { en: 'The ten', te: 'పదుల మాట' },
          { en: 'The small number', te: 'చిన్న అంకె' },
        ],
        rows: [
          [
            { telugu: 'ఇరవై ఒకటి', english: '21' },
            { telugu: 'ఇరవై', english: '20' },
            { telugu: 'ఒకటి', english: '1' },
          ],
          [
            { telugu: 'ముప్పై ఐదు', english: '35' },
            { telugu: 'ముప్పై', english: '30' },
            { telugu: 'ఐదు', english: '5' },
          ],
          [
            { telugu: 'నలభై రెండు', english: '42' },
            { telugu: 'నలభై', english: '40' },
            { telugu: 'రెండు', english: '2' },
          ],
          [
            { telugu: 'యాభై ఏడు', english: '57' },
            { telugu: 'యాభై', english: '50' },
            { telugu: 'ఏడు', english: '7' },
          ],
          [
            { telugu: 'డెబ్బై మూడు', english: '73' },
            { telugu: 'డెబ్బై', english: '70' },
            { telugu: 'మూడు', english: '3' },
          ],
          [
            { telugu: 'తొంభై తొమ్మిది', english: '99' },
            { telugu: 'తొంభై', english: '90' },
            { telugu: 'తొమ్మిది', english: '9' },
          ],
        ],
      },
    },
    { kind: 'numbers', from: 21, to: 39 },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:num-twenty-five-children',
          words: [
            { telugu: 'మా', english: 'our', part: 'describing' },
            { telugu: 'తరగతిలో', english: 'in class', part: 'place' },
            { telugu: 'ఇరవై', english: 'twenty', part: 'describing' },
            { telugu: 'ఐదు', english: 'five', part: 'describing' },
            { telugu: 'మంది', english: 'people', part: 'subject' },
            { telugu: 'ఉన్నారు', english: 'there are', part: 'verb' },
          ],
          end: '.',
          english: 'There are twenty-five people in our class.',
          otherOrders: [[2, 3, 4, 0, 1, 5]],
          gap: {
            at: 3,
            wrong: ['ఐదో', 'ఆరు', 'ఐదుగురు'],
            why: {
              en: 'Twenty and five: ఇరవై ఐదు. మంది already says that they are people.',
              te: 'ఇరవై ఐదు అన్నాక మంది వచ్చింది; కాబట్టి ఐదుగురు అనక్కర్లేదు.',
            },
          },
        },
        {
          key: 'sentence:num-thirty-two-teeth',
          words: [
            { telugu: 'పెద్దవాళ్లకు', english: 'to grown-ups', part: 'other' },
            { telugu: 'ముప్పై', english: 'thirty', part: 'describing' },
            { telugu: 'రెండు', english: 'two', part: 'describing' },
            { telugu: 'పళ్లు', english: 'teeth', part: 'subject' },
            { telugu: 'ఉంటాయి', english: 'there are', part: 'verb' },
          ],
          end: '.',
          english: 'Grown-ups have thirty-two teeth.',
          otherOrders: [
            [0, 3, 1, 2, 4],
            [1, 2, 3, 0, 4],
            [3, 1, 2, 0, 4],
          ],
          gap: {
            at: 1,
            wrong: ['మూడు', 'మూడో', 'ఇరవై'],
            why: { en: 'Thirty-two: first the ten, ముప్పై, then రెండు.', te: 'ముందు పదుల మాట ముప్పై, తర్వాత రెండు.' },
          },
        },
      ],
    },
  ],
};
