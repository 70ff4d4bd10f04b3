import type { Section } from '../../../domain/lesson/lessonContent';

export const elevenToTwenty: Section = {
  id: 'eleven-to-twenty',
  title: { en: 'From 11 to 20', te: 'పదకొండు నుంచి ఇరవై వరకు' },
  text: [
    {
      en: 'Most of these words begin with పద or పది, ten. In many you hear the small number at the end: పద + మూడు is పదమూడు, 13.',
      te: 'వీటిలో చాలా మాటల మొదట్లో పద లేదా పది వినిపిస్తుంది. కొన్నిటి చివర చిన్న అంకె కూడా వినిపిస్తుంది: పద + మూడు = పదమూడు.',
    },
    {
      en: 'A few have grown together: పన్నెండు (12), పద్దెనిమిది (18), పంతొమ్మిది (19). Learn them by heart.',
      te: 'పన్నెండు, పద్దెనిమిది, పంతొమ్మిది మాటలు కొంచెం మారాయి; వీటిని గుర్తుపెట్టుకో.',
    },
  ],
  blocks: [
    { kind: 'numbers', from: 11, to: 20 },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:num-twelve-months',
          words: [
            { telugu: 'సంవత్సరానికి', english: 'to a year', part: 'time' },
            { telugu: 'పన్నెండు', english: 'twelve', part: 'describing' },
            { telugu: 'నెలలు', english: 'months', part: 'other' },
          ],
          end: '.',
          english: 'A year has twelve months.',
          gap: { at: 1, wrong: ['పదకొండు', 'పదిహేను', 'ఇరవై'], why: { en: 'Twelve is పన్నెండు.', te: 'ఏడాదిలో నెలలు పన్నెండు.' } },
          otherOrders: [[0, 2, 1]],
        },
        {
          key: 'sentence:num-eleven-players',
          words: [
            { telugu: 'జట్టులో', english: 'in team', part: 'place' },
            { telugu: 'పదకొండు', english: 'eleven', part: 'describing' },
            { telugu: 'మంది', english: 'people', part: 'subject' },
            { telugu: 'ఉంటారు', english: 'there are', part: 'verb' },
          ],
          end: '.',
          english: 'There are eleven people in the team.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 1,
            wrong: ['పది', 'పన్నెండు', 'పద్దెనిమిది'],
            why: { en: 'Eleven is పదకొండు.', te: 'పది తర్వాత వచ్చేది పదకొండు.' },
          },
        },
        {
          key: 'sentence:num-fifteen-books',
          words: [
            { telugu: 'ఇక్కడ', english: 'here', part: 'place' },
            { telugu: 'పదిహేను', english: 'fifteen', part: 'describing' },
            { telugu: 'పుస్తకాలు', english: 'books', part: 'subject' },
            { telugu: 'ఉన్నాయి', english: 'there are', part: 'verb' },
          ],
          end: '.',
          english: 'There are fifteen books here.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 2, 0, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 1,
            wrong: ['పదిహేడు', 'పదహారు', 'పద్నాలుగు'],
            why: { en: 'Fifteen is పదిహేను; పదిహేడు is seventeen.', te: 'పది, ఐదు కలిస్తే పదిహేను; పదిహేడు అంటే పది, ఏడు.' },
          },
        },
      ],
    },
  ],
};
