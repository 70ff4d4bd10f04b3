import type { Section } from '../../../domain/lesson/lessonContent';

export const iAndYou: Section = {
  id: 'i-and-you',
  title: { en: 'I and you', te: 'నేను, నువ్వు, మీరు' },
  text: [
    {
      en: 'నేను is “I”. English has one “you”, Telugu has two: నువ్వు for a friend or someone younger, మీరు for an elder, a teacher or a stranger. మీరు is also “you” for many people.',
      te: 'స్నేహితులతో, చిన్నవాళ్లతో నువ్వు అంటాం. పెద్దవాళ్లతో, టీచర్లతో, కొత్తవాళ్లతో మీరు అంటాం. చాలామందితో మాట్లాడేటప్పుడు కూడా మీరు అంటాం.',
    },
  ],
  blocks: [
    {
      kind: 'items',
      items: [
        { key: 'form:pronouns-i', telugu: 'నేను', english: 'I' },
        {
          key: 'form:pronouns-you-friend',
          telugu: 'నువ్వు',
          english: 'you (a friend)',
          saidTo: 'friend',
          near: [
            'form:pronouns-you-elder',
            'form:pronouns-you-friend-object',
            'form:pronouns-you-elder-object',
            'form:pronouns-to-you-friend',
            'form:pronouns-to-you-elder',
          ],
        },
        {
          key: 'form:pronouns-you-elder',
          telugu: 'మీరు',
          english: 'you (an elder, or many people)',
          saidTo: 'elder',
          near: [
            'form:pronouns-you-friend',
            'form:pronouns-you-friend-object',
            'form:pronouns-you-elder-object',
            'form:pronouns-to-you-friend',
            'form:pronouns-to-you-elder',
          ],
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:pronouns-i-will-sing',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'పాట', english: 'song', part: 'object' },
            { telugu: 'పాడతాను', english: 'will sing', part: 'verb' },
          ],
          end: '.',
          english: 'I will sing a song.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 0,
            wrong: ['నువ్వు', 'అతను', 'వాళ్లు'],
            why: { en: 'The verb పాడతాను goes with నేను.', te: '“పాడతాను” అనే క్రియకు “నేను” సరిపోతుంది.' },
          },
        },
        {
          key: 'sentence:pronouns-you-played-well',
          words: [
            { telugu: 'నువ్వు', english: 'you', part: 'subject' },
            { telugu: 'బాగా', english: 'well', part: 'describing' },
            { telugu: 'ఆడావు', english: 'played', part: 'verb' },
          ],
          end: '.',
          english: 'You played well.',
          otherOrders: [[1, 2, 0]],
          gap: {
            at: 0,
            wrong: ['నేను', 'అతను', 'మీరు'],
            why: { en: 'The verb ఆడావు goes with నువ్వు.', te: '“ఆడావు” అనే క్రియకు “నువ్వు” సరిపోతుంది.' },
          },
        },
        {
          key: 'sentence:pronouns-please-sit-here',
          words: [
            { telugu: 'మీరు', english: 'you', part: 'subject' },
            { telugu: 'ఇక్కడ', english: 'here', part: 'place' },
            { telugu: 'కూర్చోండి', english: 'please sit', part: 'verb' },
          ],
          end: '.',
          english: 'Please sit here.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 0,
            wrong: ['నేను', 'అతను', 'నువ్వు'],
            why: {
              en: 'కూర్చోండి is polite, so it goes with మీరు. A friend hears నువ్వు … కూర్చో.',
              te: '“కూర్చోండి” మర్యాద మాట కాబట్టి “మీరు” సరిపోతుంది.',
            },
          },
        },
        {
          key: 'sentence:pronouns-where-are-you-going',
          words: [
            { telugu: 'నువ్వు', english: 'you', part: 'subject' },
            { telugu: 'ఎక్కడికి', english: 'where to', part: 'question' },
            { telugu: 'వెళ్తున్నావు', english: 'are going', part: 'verb' },
          ],
          end: '?',
          english: 'Where are you going?',
          otherOrders: [
            [1, 0, 2],
            [1, 2, 0],
          ],
          gap: {
            at: 2,
            wrong: ['వెళ్తున్నాను', 'వెళ్తున్నారు', 'వెళ్తున్నాడు'],
            why: { en: 'With నువ్వు the verb ends in -వు: వెళ్తున్నావు.', te: 'కర్త “నువ్వు” కాబట్టి “వెళ్తున్నావు” అనాలి.' },
          },
        },
        {
          key: 'sentence:pronouns-how-are-you',
          words: [
            { telugu: 'మీరు', english: 'you', part: 'subject' },
            { telugu: 'ఎలా', english: 'how', part: 'question' },
            { telugu: 'ఉన్నారు', english: 'are', part: 'verb' },
          ],
          end: '?',
          english: 'How are you?',
          otherOrders: [[1, 2, 0]],
          gap: {
            at: 2,
            wrong: ['ఉన్నావు', 'ఉన్నాను', 'ఉన్నాడు'],
            why: { en: 'With మీరు the verb ends in -రు: ఉన్నారు.', te: 'కర్త “మీరు” కాబట్టి “ఉన్నారు” అనాలి.' },
          },
        },
      ],
    },
  ],
};
