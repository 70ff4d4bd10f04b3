import type { Section } from '../../../domain/lesson/lessonContent';

export const play: Section = {
  id: 'play',
  title: { en: 'Play', te: 'ఆటలు' },
  text: [
    {
      en: 'The ending -దాం says “let us”: ఆడుకుందాం, let us play; వెళ్దాం, let us go.',
      te: 'అందరం కలిసి చేద్దాం అని చెప్పాలంటే చివర దాం వస్తుంది: ఆడుకుందాం, వెళ్దాం.',
    },
  ],
  blocks: [
    {
      kind: 'words',
      ids: ['play_ball', 'play_kite', 'play_cricket', 'play_swing', 'play_balloon', 'play_chess', 'actions_run'],
    },
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Salim', te: 'సలీం' }, telugu: 'రవీ, ఆడుకుందాం రా!', english: 'Ravi, come, let us play!' },
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'ఏం ఆడదాం?', english: 'What shall we play?' },
        {
          who: { en: 'Salim', te: 'సలీం' },
          telugu: 'క్రికెట్ ఆడదాం. నీ దగ్గర బంతి ఉందా?',
          english: 'Let us play cricket. Do you have a ball?',
        },
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'ఉంది. పద, వెళ్దాం!', english: 'I do. Come on, let us go!' },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:come-let-us-play',
          telugu: 'ఆడుకుందాం రా!',
          english: 'Come, let us play!',
          near: ['word:play_cricket', 'word:play_ball', 'word:actions_run'],
        },
        {
          key: 'phrase:come-on-let-us-go',
          telugu: 'పద, వెళ్దాం!',
          english: 'Come on, let us go!',
          near: ['word:actions_run'],
        },
        { key: 'phrase:my-turn-now', telugu: 'ఇప్పుడు నా వంతు', english: 'It is my turn now', near: ['phrase:you-won'] },
        {
          key: 'phrase:you-won',
          telugu: 'నువ్వు గెలిచావు!',
          english: 'You won! (to a friend)',
          picture: '🏆',
          saidTo: 'friend',
          near: ['phrase:my-turn-now'],
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:daily-children-playing',
          words: [
            { telugu: 'పిల్లలు', english: 'children', part: 'subject' },
            { telugu: 'తోటలో', english: 'in the garden', part: 'place' },
            { telugu: 'ఆడుకుంటున్నారు', english: 'are playing', part: 'verb' },
          ],
          end: '.',
          english: 'The children are playing in the garden.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['ఆడుకుంటోంది', 'ఆడుకుంటున్నాను', 'ఆడుకుంటున్నావు'],
            why: { en: 'Many people: the ending is రు, ఆడుకుంటున్నారు.', te: 'పిల్లలు ఎక్కువ మంది కాబట్టి చివర రు వస్తుంది.' },
          },
        },
        {
          key: 'sentence:daily-ravi-flies-kite',
          words: [
            { telugu: 'రవి', english: 'Ravi', part: 'subject' },
            { telugu: 'గాలిపటం', english: 'kite', part: 'object' },
            { telugu: 'ఎగరేస్తున్నాడు', english: 'is flying', part: 'verb' },
          ],
          end: '.',
          english: 'Ravi is flying a kite.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 1,
            wrong: ['సబ్బు', 'కుర్చీ', 'పాలు'],
            why: { en: 'A kite is గాలిపటం: గాలి is wind.', te: 'గాలిలో ఎగిరేది గాలిపటం.' },
          },
        },
      ],
    },
  ],
};
