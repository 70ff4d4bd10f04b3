import type { Section } from '../../../domain/lesson/lessonContent';

export const nearAndFar: Section = {
  id: 'near-and-far',
  title: { en: 'Near and far', te: 'దగ్గర, దూరం' },
  text: [
    {
      en: 'Words that begin with ఇ, ఈ or వీ point to someone or something near; words with అ, ఆ or వా point farther away: ఇది “this”, అది “that”; ఇక్కడ “here”, అక్కడ “there”.',
      te: 'ఇ, ఈ, వీ అక్షరాలతో మొదలయ్యే మాటలు దగ్గర ఉన్నవాటిని, అ, ఆ, వా అక్షరాలతో మొదలయ్యే మాటలు దూరంగా ఉన్నవాటిని చూపిస్తాయి: ఇది – అది, ఈమె – ఆమె, వీళ్లు – వాళ్లు.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Near and far', te: 'దగ్గర ఉంటే ఇలా, దూరంగా ఉంటే ఇలా' },
        columns: [
          { en: 'Near', te: 'దగ్గర' },
          { en: 'Far', te: 'దూరం' },
        ],
        rows: [
          [
            { telugu: 'ఇతను', english: 'he, here' },
            { telugu: 'అతను', english: 'he, there' },
          ],
          [
            { telugu: 'ఈమె', english: 'she, here' },
            { telugu: 'ఆమె', english: 'she, there' },
          ],
          [
            { telugu: 'ఈయన', english: 'he, here (an elder)' },
            { telugu: 'ఆయన', english: 'he, there (an elder)' },
          ],
          [
            { telugu: 'వీడు', english: 'he, here (a little boy)' },
            { telugu: 'వాడు', english: 'he, there (a little boy)' },
          ],
          [
            { telugu: 'ఇది', english: 'this' },
            { telugu: 'అది', english: 'that' },
          ],
          [
            { telugu: 'ఇవి', english: 'these' },
            { telugu: 'అవి', english: 'those' },
          ],
          [
            { telugu: 'వీళ్లు', english: 'these people' },
            { telugu: 'వాళ్లు', english: 'those people' },
          ],
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          key: 'form:pronouns-he-here',
          telugu: 'ఇతను',
          english: 'he (right here)',
          near: ['form:pronouns-he', 'form:pronouns-he-close', 'form:pronouns-he-elder'],
        },
        {
          key: 'form:pronouns-she-here',
          telugu: 'ఈమె',
          english: 'she (right here)',
          near: ['form:pronouns-she', 'form:pronouns-she-elder'],
        },
        { key: 'form:pronouns-this', telugu: 'ఇది', english: 'this', near: ['form:pronouns-it'] },
        { key: 'form:pronouns-these', telugu: 'ఇవి', english: 'these (things)', near: ['form:pronouns-those'] },
        {
          key: 'form:pronouns-they-here',
          telugu: 'వీళ్లు',
          english: 'these people',
          near: ['form:pronouns-they', 'form:pronouns-they-respect'],
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:pronouns-this-is-my-room',
          words: [
            { telugu: 'ఇది', english: 'this', part: 'subject' },
            { telugu: 'నా', english: 'my', part: 'describing' },
            { telugu: 'గది', english: 'room', part: 'other' },
          ],
          end: '.',
          english: 'This is my room.',
          otherOrders: [[1, 2, 0]],
          gap: {
            at: 0,
            wrong: ['ఇవి', 'ఇతను', 'వీళ్లు'],
            why: { en: 'One thing that is near: ఇది.', te: 'దగ్గర ఉన్న ఒక్క వస్తువు: “ఇది”.' },
          },
        },
        {
          key: 'sentence:pronouns-this-boy-is-my-friend',
          words: [
            { telugu: 'ఇతను', english: 'he (here)', part: 'subject' },
            { telugu: 'నా', english: 'my', part: 'describing' },
            { telugu: 'స్నేహితుడు', english: 'friend', part: 'other' },
          ],
          end: '.',
          english: 'This boy here is my friend.',
          otherOrders: [[1, 2, 0]],
          gap: {
            at: 0,
            wrong: ['ఈమె', 'ఇవి', 'నేను'],
            why: { en: 'స్నేహితుడు is a boy; near you he is ఇతను.', te: 'స్నేహితుడు అబ్బాయి, దగ్గర ఉన్నాడు కాబట్టి “ఇతను”.' },
          },
        },
        {
          key: 'sentence:pronouns-this-lady-is-new-teacher',
          words: [
            { telugu: 'ఈమె', english: 'she (here)', part: 'subject' },
            { telugu: 'మా', english: 'our', part: 'describing' },
            { telugu: 'కొత్త', english: 'new', part: 'describing' },
            { telugu: 'టీచర్', english: 'teacher', part: 'other' },
          ],
          end: '.',
          english: 'This lady here is our new teacher.',
          otherOrders: [[1, 2, 3, 0]],
          gap: {
            at: 0,
            wrong: ['ఇవి', 'నేను', 'నువ్వు'],
            why: { en: 'A lady near you is ఈమె.', te: 'దగ్గర ఉన్న ఆడవారిని “ఈమె” అంటాం.' },
          },
        },
        {
          key: 'sentence:pronouns-children-of-our-school',
          words: [
            { telugu: 'వీళ్లు', english: 'these people', part: 'subject' },
            { telugu: 'మా', english: 'our', part: 'describing' },
            { telugu: 'బడి', english: 'school', part: 'describing' },
            { telugu: 'పిల్లలు', english: 'children', part: 'other' },
          ],
          end: '.',
          english: 'These are the children of our school.',
          otherOrders: [[1, 2, 3, 0]],
          gap: {
            at: 0,
            wrong: ['ఇది', 'ఇతను', 'ఈమె'],
            why: { en: 'Many people near you are వీళ్లు.', te: 'దగ్గర ఉన్న చాలామందిని “వీళ్లు” అంటాం.' },
          },
        },
        {
          key: 'sentence:pronouns-whose-house',
          words: [
            { telugu: 'అది', english: 'that', part: 'subject' },
            { telugu: 'ఎవరి', english: 'whose', part: 'question' },
            { telugu: 'ఇల్లు', english: 'house', part: 'other' },
          ],
          end: '?',
          english: 'Whose house is that?',
          otherOrders: [[1, 2, 0]],
          gap: {
            at: 0,
            wrong: ['అవి', 'అతను', 'వాళ్లు'],
            why: { en: 'One thing farther away: అది.', te: 'దూరంగా ఉన్న ఒక్క వస్తువు: “అది”.' },
          },
        },
      ],
    },
  ],
};
