import type { Section } from '../../../domain/lesson/lessonContent';

export const rightNow: Section = {
  id: 'right-now',
  title: { en: 'Right now', te: 'ఇప్పుడు' },
  text: [
    {
      en: 'What is going on now has -తున్న- or -టున్న- in the middle: చేస్తున్నాను “I am doing”, తింటున్నాను “I am eating”. With ఆమె and అది it ends in -తోంది or -టోంది.',
      te: 'ఇప్పుడు జరుగుతున్న పనికి మధ్యలో -తున్న-, -టున్న- వస్తాయి: చేస్తున్నాను, తింటున్నాను. ఆమె, అది అన్నప్పుడు చివర -తోంది, -టోంది వస్తాయి: చేస్తోంది, తింటోంది.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Now', te: 'ఇప్పుడు' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'do', te: 'చేయు' },
          { en: 'go', te: 'వెళ్లు' },
          { en: 'eat', te: 'తిను' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'చేస్తున్నాను' }, { telugu: 'వెళ్తున్నాను' }, { telugu: 'తింటున్నాను' }],
          [{ telugu: 'మనం, మేము', english: 'we' }, { telugu: 'చేస్తున్నాం' }, { telugu: 'వెళ్తున్నాం' }, { telugu: 'తింటున్నాం' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'చేస్తున్నావు' }, { telugu: 'వెళ్తున్నావు' }, { telugu: 'తింటున్నావు' }],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'చేస్తున్నారు' },
            { telugu: 'వెళ్తున్నారు' },
            { telugu: 'తింటున్నారు' },
          ],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'చేస్తున్నాడు' }, { telugu: 'వెళ్తున్నాడు' }, { telugu: 'తింటున్నాడు' }],
          [{ telugu: 'ఆమె, అది', english: 'she, it' }, { telugu: 'చేస్తోంది' }, { telugu: 'వెళ్తోంది' }, { telugu: 'తింటోంది' }],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'చేస్తున్నారు' }, { telugu: 'వెళ్తున్నారు' }, { telugu: 'తింటున్నారు' }],
          [
            { telugu: 'అవి', english: 'they (things)' },
            { telugu: 'చేస్తున్నాయి' },
            { telugu: 'వెళ్తున్నాయి' },
            { telugu: 'తింటున్నాయి' },
          ],
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { key: 'form:tenses-do-now', telugu: 'చేస్తున్నాను', english: 'I am doing' },
        { key: 'form:tenses-go-now', telugu: 'వెళ్తున్నాను', english: 'I am going' },
        { key: 'form:tenses-come-now', telugu: 'వస్తున్నాను', english: 'I am coming' },
        { key: 'form:tenses-eat-now', telugu: 'తింటున్నాను', english: 'I am eating' },
        { key: 'form:tenses-drink-now', telugu: 'తాగుతున్నాను', english: 'I am drinking' },
        { key: 'form:tenses-read-now', telugu: 'చదువుతున్నాను', english: 'I am reading' },
        { key: 'form:tenses-write-now', telugu: 'రాస్తున్నాను', english: 'I am writing' },
        { key: 'form:tenses-play-now', telugu: 'ఆడుతున్నాను', english: 'I am playing' },
        { key: 'form:tenses-see-now', telugu: 'చూస్తున్నాను', english: 'I am seeing' },
        { key: 'form:tenses-give-now', telugu: 'ఇస్తున్నాను', english: 'I am giving' },
        { key: 'form:tenses-sleep-now', telugu: 'నిద్రపోతున్నాను', english: 'I am sleeping' },
        {
          key: 'form:tenses-sit-now',
          telugu: 'కూర్చుంటున్నాను',
          english: 'I am sitting down',
          note: {
            en: 'You are on the way to the chair. Once you sit, say కూర్చున్నాను or కూర్చుని ఉన్నాను.',
            te: 'కూర్చునేటప్పుడు ఇలా అంటాం. కూర్చున్న తర్వాత కూర్చున్నాను, కూర్చుని ఉన్నాను అంటాం.',
          },
          near: ['form:tenses-sit-past'],
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:tenses-eating-now',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'ఇప్పుడు', english: 'now', part: 'time' },
            { telugu: 'అన్నం', english: 'rice', part: 'object' },
            { telugu: 'తింటున్నాను', english: 'am eating', part: 'verb' },
          ],
          end: '.',
          english: 'I am eating rice now.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['తింటున్నావు', 'తింటున్నాడు', 'తింటున్నాం'],
            why: {
              en: 'It is going on now, and with నేను the verb ends in -ను: తింటున్నాను.',
              te: 'ఇప్పుడు జరుగుతున్న పని, కర్త “నేను”. అందుకే “తింటున్నాను”.',
            },
          },
        },
        {
          key: 'sentence:tenses-mother-cooking-now',
          words: [
            { telugu: 'అమ్మ', english: 'mother', part: 'subject' },
            { telugu: 'ఇప్పుడు', english: 'now', part: 'time' },
            { telugu: 'వంట', english: 'cooking', part: 'object' },
            { telugu: 'చేస్తోంది', english: 'is doing', part: 'verb' },
          ],
          end: '.',
          english: 'Mother is cooking now.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['చేస్తున్నాడు', 'చేస్తున్నాను', 'చేస్తున్నాయి'],
            why: {
              en: 'It is going on now, and with అమ్మ the verb ends in -ఓంది: చేస్తోంది.',
              te: 'ఇప్పుడు జరుగుతున్న పని, కర్త “అమ్మ”. అందుకే “చేస్తోంది”.',
            },
          },
        },
        {
          key: 'sentence:tenses-where-going-now',
          words: [
            { telugu: 'నువ్వు', english: 'you', part: 'subject' },
            { telugu: 'ఇప్పుడు', english: 'now', part: 'time' },
            { telugu: 'ఎక్కడికి', english: 'where to', part: 'question' },
            { telugu: 'వెళ్తున్నావు', english: 'are going', part: 'verb' },
          ],
          end: '?',
          english: 'Where are you going now?',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
            [1, 2, 3, 0],
          ],
          gap: {
            at: 3,
            wrong: ['వెళ్తున్నాను', 'వెళ్తున్నాడు', 'వెళ్తోంది'],
            why: {
              en: 'It is going on now, and with నువ్వు the verb ends in -వు: వెళ్తున్నావు.',
              te: 'ఇప్పుడు జరుగుతున్న పని, కర్త “నువ్వు”. అందుకే “వెళ్తున్నావు”.',
            },
          },
        },
        {
          key: 'sentence:tenses-children-playing-in-garden',
          words: [
            { telugu: 'పిల్లలు', english: 'children', part: 'subject' },
            { telugu: 'తోటలో', english: 'in the garden', part: 'place' },
            { telugu: 'ఆడుతున్నారు', english: 'are playing', part: 'verb' },
          ],
          end: '.',
          english: 'The children are playing in the garden.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['ఆడుతున్నాడు', 'ఆడుతోంది', 'ఆడుతున్నాను'],
            why: {
              en: 'It is going on now, and with పిల్లలు the verb ends in -రు: ఆడుతున్నారు.',
              te: 'ఇప్పుడు జరుగుతున్న పని, కర్త “పిల్లలు”. అందుకే “ఆడుతున్నారు”.',
            },
          },
        },
        {
          key: 'sentence:tenses-brother-writing-story',
          words: [
            { telugu: 'అన్న', english: 'elder brother', part: 'subject' },
            { telugu: 'కథ', english: 'story', part: 'object' },
            { telugu: 'రాస్తున్నాడు', english: 'is writing', part: 'verb' },
          ],
          end: '.',
          english: 'Elder brother is writing a story.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['రాస్తోంది', 'రాస్తున్నాను', 'రాస్తున్నావు'],
            why: {
              en: 'It is going on now, and with అన్న the verb ends in -డు: రాస్తున్నాడు.',
              te: 'ఇప్పుడు జరుగుతున్న పని, కర్త “అన్న”. అందుకే “రాస్తున్నాడు”.',
            },
          },
        },
        {
          key: 'sentence:tenses-baby-sleeping-now',
          words: [
            { telugu: 'పాప', english: 'baby', part: 'subject' },
            { telugu: 'ఇప్పుడు', english: 'now', part: 'time' },
            { telugu: 'నిద్రపోతోంది', english: 'is sleeping', part: 'verb' },
          ],
          end: '.',
          english: 'The baby is sleeping now.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['నిద్రపోతున్నాడు', 'నిద్రపోతున్నాను', 'నిద్రపోతున్నాయి'],
            why: {
              en: 'It is going on now, and with పాప the verb ends in -ఓంది: నిద్రపోతోంది.',
              te: 'ఇప్పుడు జరుగుతున్న పని, కర్త “పాప”. అందుకే “నిద్రపోతోంది”.',
            },
          },
        },
        {
          key: 'sentence:tenses-monkeys-eating-bananas',
          words: [
            { telugu: 'కోతులు', english: 'monkeys', part: 'subject' },
            { telugu: 'అరటిపండ్లు', english: 'bananas', part: 'object' },
            { telugu: 'తింటున్నాయి', english: 'are eating', part: 'verb' },
          ],
          end: '.',
          english: 'The monkeys are eating bananas.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['తింటోంది', 'తింటున్నారు', 'తింటున్నాడు'],
            why: {
              en: 'Many animals are like అవి: the verb ends in -యి: తింటున్నాయి.',
              te: 'కోతులు చాలా ఉన్నాయి కాబట్టి “తింటున్నాయి” అనాలి.',
            },
          },
        },
      ],
    },
  ],
};
