import type { Section } from '../../../domain/lesson/lessonContent';
import { sentence } from '../sentence';

const row = (english: string, telugu: string, ...forms: readonly string[]) => [
  { text: { en: english, te: telugu } },
  ...forms.map((form) => ({ telugu: form })),
];

export const canAndMust: Section = {
  id: 'can-and-must',
  title: { en: 'Can, cannot, must, must not', te: 'చేయగలను, చేయలేను, చేయాలి, చేయకూడదు' },
  text: [
    {
      en: '-గలను says that I can: చదవగలను, I can read. -లేను says that I cannot: చదవలేను. The end changes with the person, as in every verb: చదవగలను, చదవగలవు, చదవగలడు, చదవగలరు.',
      te: 'ఒక పని వస్తుంది అని చెప్పాలంటే -గలను: చదవగలను. రాదు అని చెప్పాలంటే -లేను: చదవలేను. మిగతా క్రియల్లాగే చివర మనిషిని బట్టి మారుతుంది: చదవగలను, చదవగలవు, చదవగలడు, చదవగలరు.',
    },
    {
      en: '-ఆలి says that it must be done: చదవాలి. -కూడదు says that it must not: అరవకూడదు. These two are the same for everybody.',
      te: 'తప్పక చేయవలసిన పనికి -ఆలి: చదవాలి. చేయరాని పనికి -కూడదు: అరవకూడదు. ఈ రెండూ అందరికీ ఒకేలా ఉంటాయి.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Four things to say about a task', te: 'ఒక పని గురించి నాలుగు మాటలు' },
        columns: [
          { en: 'Task', te: 'పని' },
          { en: 'I can', te: 'చేయగలను' },
          { en: 'I cannot', te: 'చేయలేను' },
          { en: 'must', te: 'చేయాలి' },
          { en: 'must not', te: 'చేయకూడదు' },
        ],
        rows: [
          row('read', 'చదవడం', 'చదవగలను', 'చదవలేను', 'చదవాలి', 'చదవకూడదు'),
          row('eat', 'తినడం', 'తినగలను', 'తినలేను', 'తినాలి', 'తినకూడదు'),
          row('go', 'వెళ్లడం', 'వెళ్లగలను', 'వెళ్లలేను', 'వెళ్లాలి', 'వెళ్లకూడదు'),
          row('come', 'రావడం', 'రాగలను', 'రాలేను', 'రావాలి', 'రాకూడదు'),
          row('do', 'చేయడం', 'చేయగలను', 'చేయలేను', 'చేయాలి', 'చేయకూడదు'),
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { key: 'form:tense-i-can-read', telugu: 'చదవగలను', english: 'I can read' },
        { key: 'form:tense-i-cannot-read', telugu: 'చదవలేను', english: 'I cannot read' },
        { key: 'form:tense-must-read', telugu: 'చదవాలి', english: 'must read' },
        { key: 'form:tense-must-not-shout', telugu: 'అరవకూడదు', english: 'must not shout' },
        { key: 'form:tense-i-can-swim', telugu: 'ఈదగలను', english: 'I can swim' },
        { key: 'form:tense-i-cannot-come', telugu: 'రాలేను', english: 'I cannot come' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        sentence(
          'tense-i-can-read-telugu',
          'I can read Telugu.',
          [[['నేను', 'I', 'subject']], [['తెలుగు', 'Telugu', 'object']], [['చదవగలను', 'can read', 'verb']]],
          {
            gap: {
              at: 2,
              wrong: ['చదవగలవు', 'చదవగలడు', 'చదవగలరు'],
              why: { en: 'With నేను it is -గలను.', te: '“నేను”తో -గలను వస్తుంది.' },
            },
          },
        ),
        sentence(
          'tense-cannot-climb',
          'I cannot climb that tree.',
          [
            [['నేను', 'I', 'subject']],
            [
              ['ఆ', 'that', 'describing'],
              ['చెట్టు', 'tree', 'object'],
            ],
            [['ఎక్కలేను', 'cannot climb', 'verb']],
          ],
          {
            gap: {
              at: 3,
              wrong: ['ఎక్కలేవు', 'ఎక్కలేడు', 'ఎక్కలేరు'],
              why: { en: 'With నేను it is -లేను.', te: '“నేను”తో -లేను వస్తుంది.' },
            },
          },
        ),
        sentence('tense-must-brush', 'We must brush our teeth every day.', [
          [['మనం', 'we', 'subject']],
          [['రోజూ', 'every day', 'time']],
          [['పళ్లు', 'teeth', 'object']],
          [['తోముకోవాలి', 'must brush', 'verb']],
        ]),
        sentence('tense-must-not-shout-in-class', 'One must not shout in class.', [
          [['తరగతిలో', 'in class', 'place']],
          [['గట్టిగా', 'loudly', 'other']],
          [['అరవకూడదు', 'must not shout', 'verb']],
        ]),
      ],
    },
  ],
};
