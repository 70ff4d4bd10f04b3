import type { Section } from '../../../domain/lesson/lessonContent';

export const likeHaveWant: Section = {
  id: 'like-have-want',
  title: { en: 'I like, I have, I want', te: 'నాకు ఇష్టం, నాకు ఉంది, నాకు కావాలి' },
  text: [
    {
      en: 'Telugu says “to me milk is dear” for “I like milk”: నాకు పాలు ఇష్టం. So liking, having, wanting and knowing begin with నాకు (to me), not with నేను.',
      te: 'ఇష్టం, ఉంది, కావాలి, తెలుసు అనే మాటలతో నేను అనం, నాకు అంటాం: నాకు పాలు ఇష్టం, నాకు తెలుసు.',
    },
    {
      en: 'The verb looks at the thing, not at you: నాకు ఒక తమ్ముడు ఉన్నాడు (one boy), నాకు రెండు పెన్సిళ్లు ఉన్నాయి (two things).',
      te: 'ఇక్కడ క్రియ నన్ను బట్టి మారదు, ఉన్నదాన్ని బట్టి మారుతుంది: నాకు ఒక తమ్ముడు ఉన్నాడు, నాకు రెండు పెన్సిళ్లు ఉన్నాయి.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'To me, to you, to him, to her', te: 'నాకు, నీకు, అతనికి, ఆమెకు' },
        columns: [
          { en: 'Meaning', te: 'అర్థం' },
          { en: 'I', te: 'నాకు' },
          { en: 'you', te: 'నీకు' },
          { en: 'he', te: 'అతనికి' },
          { en: 'she', te: 'ఆమెకు' },
        ],
        rows: [
          [
            { text: { en: 'like', te: 'ఇష్టం' } },
            { telugu: 'నాకు ఇష్టం' },
            { telugu: 'నీకు ఇష్టం' },
            { telugu: 'అతనికి ఇష్టం' },
            { telugu: 'ఆమెకు ఇష్టం' },
          ],
          [
            { text: { en: 'want', te: 'కావాలి' } },
            { telugu: 'నాకు కావాలి' },
            { telugu: 'నీకు కావాలి' },
            { telugu: 'అతనికి కావాలి' },
            { telugu: 'ఆమెకు కావాలి' },
          ],
          [
            { text: { en: 'have', te: 'ఉంది' } },
            { telugu: 'నాకు ఉంది' },
            { telugu: 'నీకు ఉంది' },
            { telugu: 'అతనికి ఉంది' },
            { telugu: 'ఆమెకు ఉంది' },
          ],
          [
            { text: { en: 'know', te: 'తెలుసు' } },
            { telugu: 'నాకు తెలుసు' },
            { telugu: 'నీకు తెలుసు' },
            { telugu: 'అతనికి తెలుసు' },
            { telugu: 'ఆమెకు తెలుసు' },
          ],
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { key: 'form:structure-i-like-it', telugu: 'నాకు ఇష్టం', english: 'I like it' },
        { key: 'form:structure-i-do-not-like-it', telugu: 'నాకు ఇష్టం లేదు', english: 'I do not like it' },
        { key: 'form:structure-i-want-it', telugu: 'నాకు కావాలి', english: 'I want it' },
        { key: 'form:structure-i-have-it', telugu: 'నాకు ఉంది', english: 'I have it' },
        { key: 'form:structure-i-know', telugu: 'నాకు తెలుసు', english: 'I know' },
        { key: 'form:structure-i-do-not-know', telugu: 'నాకు తెలియదు', english: 'I do not know' },
        { key: 'form:structure-i-am-hungry', telugu: 'నాకు ఆకలిగా ఉంది', english: 'I am hungry' },
        { key: 'form:structure-i-am-thirsty', telugu: 'నాకు దాహంగా ఉంది', english: 'I am thirsty' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:structure-i-like-mangoes',
          words: [
            { telugu: 'నాకు', english: 'to me', part: 'other' },
            { telugu: 'మామిడిపండ్లు', english: 'mangoes', part: 'subject' },
            { telugu: 'ఇష్టం', english: 'dear', part: 'other' },
          ],
          end: '.',
          english: 'I like mangoes.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 0,
            wrong: ['నేను', 'నన్ను', 'నా'],
            why: { en: 'Liking begins with “to …”: నాకు.', te: 'ఇష్టం అన్నప్పుడు “నేను” అనం, “నాకు” అంటాం.' },
          },
        },
        {
          key: 'sentence:structure-i-have-a-brother',
          words: [
            { telugu: 'నాకు', english: 'to me', part: 'other' },
            { telugu: 'ఒక', english: 'one', part: 'describing' },
            { telugu: 'తమ్ముడు', english: 'younger brother', part: 'subject' },
            { telugu: 'ఉన్నాడు', english: 'is', part: 'verb' },
          ],
          end: '.',
          english: 'I have a younger brother.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 0,
            wrong: ['నేను', 'నన్ను', 'నాది'],
            why: { en: 'Having begins with “to …”: నాకు.', te: 'ఎవరికి ఉన్నాడు? “నాకు”.' },
          },
        },
        {
          key: 'sentence:structure-i-want-water',
          words: [
            { telugu: 'నాకు', english: 'to me', part: 'other' },
            { telugu: 'నీళ్లు', english: 'water', part: 'subject' },
            { telugu: 'కావాలి', english: 'is wanted', part: 'verb' },
          ],
          end: '.',
          english: 'I want water.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['ఉన్నాను', 'వస్తాను', 'ఉన్నాడు'],
            why: { en: 'What you want is కావాలి.', te: 'ఏదైనా అడగాలంటే “కావాలి” అంటాం.' },
          },
        },
        {
          key: 'sentence:structure-sister-likes-reading',
          words: [
            { telugu: 'అక్కకు', english: 'to elder sister', part: 'other' },
            { telugu: 'చదవడం', english: 'reading', part: 'subject' },
            { telugu: 'ఇష్టం', english: 'dear', part: 'other' },
          ],
          end: '.',
          english: 'Elder sister likes reading.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 0,
            wrong: ['అక్క', 'అక్కను', 'అక్కతో'],
            why: { en: 'Liking begins with “to …”: అక్కకు.', te: 'ఎవరికి ఇష్టం? “అక్కకు”.' },
          },
        },
        {
          key: 'sentence:structure-i-know-that-song',
          words: [
            { telugu: 'నాకు', english: 'to me', part: 'other' },
            { telugu: 'ఆ', english: 'that', part: 'describing' },
            { telugu: 'పాట', english: 'song', part: 'subject' },
            { telugu: 'తెలుసు', english: 'is known', part: 'verb' },
          ],
          end: '.',
          english: 'I know that song.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 3,
            wrong: ['ఉన్నాను', 'వచ్చాను', 'చేశాను'],
            why: { en: 'After నాకు, “know” is తెలుసు.', te: 'నాకు అన్నాం కాబట్టి “తెలుసు” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-brother-is-hungry',
          words: [
            { telugu: 'తమ్ముడికి', english: 'to younger brother', part: 'other' },
            { telugu: 'ఆకలిగా', english: 'hungry', part: 'describing' },
            { telugu: 'ఉంది', english: 'is', part: 'verb' },
          ],
          end: '.',
          english: 'Younger brother is hungry.',
          gap: {
            at: 0,
            wrong: ['తమ్ముడు', 'తమ్ముడిని', 'తమ్ముడితో'],
            why: { en: 'Being hungry begins with “to …”: తమ్ముడికి.', te: 'ఆకలి ఎవరికి? “తమ్ముడికి”.' },
          },
        },
        {
          key: 'sentence:structure-holiday-tomorrow',
          words: [
            { telugu: 'మాకు', english: 'to us', part: 'other' },
            { telugu: 'రేపు', english: 'tomorrow', part: 'time' },
            { telugu: 'సెలవు', english: 'holiday', part: 'subject' },
            { telugu: 'ఉంది', english: 'is', part: 'verb' },
          ],
          end: '.',
          english: 'We have a holiday tomorrow.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 0,
            wrong: ['మేము', 'మమ్మల్ని', 'మా'],
            why: { en: 'Having begins with “to …”: మాకు.', te: 'సెలవు ఎవరికి? “మాకు”.' },
          },
        },
        {
          key: 'sentence:structure-do-not-like-this-curry',
          words: [
            { telugu: 'నాకు', english: 'to me', part: 'other' },
            { telugu: 'ఈ', english: 'this', part: 'describing' },
            { telugu: 'కూర', english: 'curry', part: 'subject' },
            { telugu: 'ఇష్టం', english: 'dear', part: 'other' },
            { telugu: 'లేదు', english: 'is not', part: 'verb' },
          ],
          end: '.',
          english: 'I do not like this curry.',
          otherOrders: [[1, 2, 0, 3, 4]],
          gap: {
            at: 4,
            wrong: ['లేడు', 'లేను', 'లేవు'],
            why: { en: '“I do not like” is నాకు ఇష్టం లేదు.', te: 'ఇష్టం లేనప్పుడు “ఇష్టం లేదు” అంటాం.' },
          },
        },
      ],
    },
  ],
};
