import type { Section } from '../../../domain/lesson/lessonContent';

export const school: Section = {
  id: 'school-bag',
  title: { en: 'School bag and classroom', te: 'పుస్తకాల సంచి, తరగతి గది' },
  text: [
    {
      en: 'Two questions open every door: ఇది ఏమిటి?, what is this, and ఎక్కడ ఉంది?, where is it.',
      te: 'ఏ కొత్త వస్తువు కనిపించినా ఇది ఏమిటి? అని అడుగు. వస్తువు కనిపించకపోతే ఎక్కడ ఉంది? అని అడుగు.',
    },
  ],
  blocks: [
    {
      kind: 'words',
      ids: [
        'school_school',
        'school_school bag',
        'school_book',
        'school_notebook',
        'school_pen',
        'school_pencil',
        'school_ruler',
        'school_question',
        'home_chair',
      ],
    },
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Salim', te: 'సలీం' }, telugu: 'నా పెన్సిల్ ఎక్కడ ఉంది?', english: 'Where is my pencil?' },
        {
          who: { en: 'Anita', te: 'అనిత' },
          telugu: 'నాకు తెలియదు. సంచిలో చూడు.',
          english: 'I do not know. Look in your bag.',
        },
        {
          who: { en: 'Salim', te: 'సలీం' },
          telugu: 'ఇక్కడ ఒకటి ఉంది. అది ఎవరిది?',
          english: 'There is one here. Whose is it?',
        },
        { who: { en: 'Anita', te: 'అనిత' }, telugu: 'అది నాది!', english: 'That is mine!' },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:what-is-this',
          telugu: 'ఇది ఏమిటి?',
          english: 'What is this?',
          near: ['phrase:i-do-not-know', 'word:school_question'],
        },
        {
          key: 'phrase:where-is-it',
          telugu: 'ఎక్కడ ఉంది?',
          english: 'Where is it?',
          near: ['phrase:i-do-not-know', 'word:school_question'],
        },
        {
          key: 'phrase:i-do-not-know',
          telugu: 'నాకు తెలియదు',
          english: 'I do not know',
          picture: '🤷',
          near: ['phrase:what-is-this', 'phrase:where-is-it', 'phrase:whose-is-that', 'word:school_question'],
        },
        { key: 'phrase:this-is-mine', telugu: 'ఇది నాది', english: 'This is mine' },
        {
          key: 'phrase:whose-is-that',
          telugu: 'అది ఎవరిది?',
          english: 'Whose is that?',
          near: ['phrase:i-do-not-know', 'word:school_question'],
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:daily-where-is-pencil',
          words: [
            { telugu: 'నా', english: 'my', part: 'describing' },
            { telugu: 'పెన్సిల్', english: 'pencil', part: 'subject' },
            { telugu: 'ఎక్కడ', english: 'where', part: 'question' },
            { telugu: 'ఉంది', english: 'is', part: 'verb' },
          ],
          end: '?',
          english: 'Where is my pencil?',
          gap: {
            at: 2,
            wrong: ['ఎవరు', 'ఎంతమంది', 'ఎందుకు'],
            why: { en: 'We ask about a place with ఎక్కడ, where.', te: 'చోటు గురించి అడగాలంటే ఎక్కడ అంటాం.' },
          },
        },
        {
          key: 'sentence:daily-books-in-bag',
          words: [
            { telugu: 'సంచిలో', english: 'in the bag', part: 'place' },
            { telugu: 'రెండు', english: 'two', part: 'describing' },
            { telugu: 'పుస్తకాలు', english: 'books', part: 'subject' },
            { telugu: 'ఉన్నాయి', english: 'there are', part: 'verb' },
          ],
          end: '.',
          english: 'There are two books in the bag.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 2, 0, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['ఉన్నారు', 'ఉంది', 'ఉన్నాను'],
            why: {
              en: 'Many things: ఉన్నాయి. One thing: ఉంది. People: ఉన్నారు.',
              te: 'ఒకటైతే ఉంది, ఎక్కువైతే ఉన్నాయి, మనుషులైతే ఉన్నారు.',
            },
          },
        },
        {
          key: 'sentence:daily-learning-telugu',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'తెలుగు', english: 'Telugu', part: 'object' },
            { telugu: 'నేర్చుకుంటున్నాను', english: 'am learning', part: 'verb' },
          ],
          end: '.',
          english: 'I am learning Telugu.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['నేర్చుకుంటున్నావు', 'నేర్చుకుంటున్నాడు', 'నేర్చుకుంటోంది'],
            why: { en: 'నేను goes with the ending ను.', te: 'నేనుతో చివర ను వస్తుంది: నేర్చుకుంటున్నాను.' },
          },
        },
      ],
    },
  ],
};
