import type { Section } from '../../../domain/lesson/lessonContent';

export const everyDayAndTomorrow: Section = {
  id: 'every-day-and-tomorrow',
  title: { en: 'Every day and tomorrow', te: 'రోజూ, రేపు' },
  text: [
    {
      en: 'One form does two jobs: చేస్తాను is “I do” (every day) and “I will do” (tomorrow). Only the end changes with the person.',
      te: 'రోజూ చేసే పనికీ రేపు చేసే పనికీ ఒకే రూపం: చేస్తాను. కర్తను బట్టి చివర మారుతుంది: చేస్తాను, చేస్తావు, చేస్తాడు.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Every day, tomorrow', te: 'రోజూ, రేపు' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'do', te: 'చేయు' },
          { en: 'go', te: 'వెళ్లు' },
          { en: 'eat', te: 'తిను' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'చేస్తాను' }, { telugu: 'వెళ్తాను' }, { telugu: 'తింటాను' }],
          [{ telugu: 'మనం, మేము', english: 'we' }, { telugu: 'చేస్తాం' }, { telugu: 'వెళ్తాం' }, { telugu: 'తింటాం' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'చేస్తావు' }, { telugu: 'వెళ్తావు' }, { telugu: 'తింటావు' }],
          [{ telugu: 'మీరు', english: 'you (an elder)' }, { telugu: 'చేస్తారు' }, { telugu: 'వెళ్తారు' }, { telugu: 'తింటారు' }],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'చేస్తాడు' }, { telugu: 'వెళ్తాడు' }, { telugu: 'తింటాడు' }],
          [{ telugu: 'ఆమె, అది', english: 'she, it' }, { telugu: 'చేస్తుంది' }, { telugu: 'వెళ్తుంది' }, { telugu: 'తింటుంది' }],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'చేస్తారు' }, { telugu: 'వెళ్తారు' }, { telugu: 'తింటారు' }],
          [{ telugu: 'అవి', english: 'they (things)' }, { telugu: 'చేస్తాయి' }, { telugu: 'వెళ్తాయి' }, { telugu: 'తింటాయి' }],
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { key: 'form:tenses-do-future', telugu: 'చేస్తాను', english: 'I do, I will do' },
        { key: 'form:tenses-go-future', telugu: 'వెళ్తాను', english: 'I go, I will go' },
        { key: 'form:tenses-come-future', telugu: 'వస్తాను', english: 'I come, I will come' },
        { key: 'form:tenses-eat-future', telugu: 'తింటాను', english: 'I eat, I will eat' },
        { key: 'form:tenses-drink-future', telugu: 'తాగుతాను', english: 'I drink, I will drink' },
        { key: 'form:tenses-read-future', telugu: 'చదువుతాను', english: 'I read every day, I will read' },
        { key: 'form:tenses-write-future', telugu: 'రాస్తాను', english: 'I write, I will write' },
        { key: 'form:tenses-play-future', telugu: 'ఆడతాను', english: 'I play, I will play' },
        { key: 'form:tenses-see-future', telugu: 'చూస్తాను', english: 'I see, I will see' },
        { key: 'form:tenses-give-future', telugu: 'ఇస్తాను', english: 'I give, I will give' },
        { key: 'form:tenses-sleep-future', telugu: 'నిద్రపోతాను', english: 'I sleep, I will sleep' },
        { key: 'form:tenses-sit-future', telugu: 'కూర్చుంటాను', english: 'I sit, I will sit' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:tenses-village-tomorrow',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'రేపు', english: 'tomorrow', part: 'time' },
            { telugu: 'ఊరికి', english: 'to the village', part: 'place' },
            { telugu: 'వెళ్తాను', english: 'will go', part: 'verb' },
          ],
          end: '.',
          english: 'I will go to the village tomorrow.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['వెళ్లాను', 'వెళ్తాడు', 'వెళ్లాడు'],
            why: {
              en: 'రేపు is still to come, and with నేను the verb ends in -ను: వెళ్తాను.',
              te: 'రేపు జరిగే పని, కర్త “నేను”. అందుకే “వెళ్తాను”.',
            },
          },
        },
        {
          key: 'sentence:tenses-laddus-tomorrow',
          words: [
            { telugu: 'అమ్మ', english: 'mother', part: 'subject' },
            { telugu: 'రేపు', english: 'tomorrow', part: 'time' },
            { telugu: 'లడ్డూలు', english: 'laddus', part: 'object' },
            { telugu: 'చేస్తుంది', english: 'will make', part: 'verb' },
          ],
          end: '.',
          english: 'Mother will make laddus tomorrow.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['చేసింది', 'చేస్తాడు', 'చేస్తావు'],
            why: {
              en: 'రేపు is still to come, and with అమ్మ the verb ends in -ఉంది: చేస్తుంది.',
              te: 'రేపు జరిగే పని, కర్త “అమ్మ”. అందుకే “చేస్తుంది”.',
            },
          },
        },
        {
          key: 'sentence:tenses-milk-every-day',
          words: [
            { telugu: 'మేము', english: 'we', part: 'subject' },
            { telugu: 'రోజూ', english: 'every day', part: 'time' },
            { telugu: 'పాలు', english: 'milk', part: 'object' },
            { telugu: 'తాగుతాం', english: 'drink', part: 'verb' },
          ],
          end: '.',
          english: 'We drink milk every day.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['తాగుతాను', 'తాగుతావు', 'తాగుతాడు'],
            why: {
              en: 'What happens every day has the same form as the future; with మేము it ends in -ఆం: తాగుతాం.',
              te: 'రోజూ జరిగే పని, కర్త “మేము”. అందుకే “తాగుతాం”.',
            },
          },
        },
        {
          key: 'sentence:tenses-what-will-you-do',
          words: [
            { telugu: 'నువ్వు', english: 'you', part: 'subject' },
            { telugu: 'రేపు', english: 'tomorrow', part: 'time' },
            { telugu: 'ఏం', english: 'what', part: 'question' },
            { telugu: 'చేస్తావు', english: 'will do', part: 'verb' },
          ],
          end: '?',
          english: 'What will you do tomorrow?',
          otherOrders: [
            [1, 0, 2, 3],
            [1, 2, 3, 0],
          ],
          gap: {
            at: 3,
            wrong: ['చేశావు', 'చేస్తాను', 'చేస్తాడు'],
            why: {
              en: 'రేపు is still to come, and with నువ్వు the verb ends in -వు: చేస్తావు.',
              te: 'రేపు జరిగే పని, కర్త “నువ్వు”. అందుకే “చేస్తావు”.',
            },
          },
        },
        {
          key: 'sentence:tenses-they-come-tomorrow',
          words: [
            { telugu: 'వాళ్లు', english: 'they', part: 'subject' },
            { telugu: 'రేపు', english: 'tomorrow', part: 'time' },
            { telugu: 'మా', english: 'our', part: 'describing' },
            { telugu: 'ఇంటికి', english: 'to the house', part: 'place' },
            { telugu: 'వస్తారు', english: 'will come', part: 'verb' },
          ],
          end: '.',
          english: 'They will come to our house tomorrow.',
          otherOrders: [
            [0, 2, 3, 1, 4],
            [1, 0, 2, 3, 4],
            [1, 2, 3, 0, 4],
            [2, 3, 0, 1, 4],
            [2, 3, 1, 0, 4],
          ],
          gap: {
            at: 4,
            wrong: ['వచ్చారు', 'వస్తాడు', 'వస్తాం'],
            why: {
              en: 'రేపు is still to come, and with వాళ్లు the verb ends in -రు: వస్తారు.',
              te: 'రేపు జరిగే పని, కర్త “వాళ్లు”. అందుకే “వస్తారు”.',
            },
          },
        },
        {
          key: 'sentence:tenses-cow-eats-grass',
          words: [
            { telugu: 'ఆవు', english: 'cow', part: 'subject' },
            { telugu: 'గడ్డి', english: 'grass', part: 'object' },
            { telugu: 'తింటుంది', english: 'eats', part: 'verb' },
          ],
          end: '.',
          english: 'The cow eats grass.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['తింటాడు', 'తింటాను', 'తింటాయి'],
            why: { en: 'One cow is like అది: the verb ends in -ఉంది: తింటుంది.', te: 'ఒక్క ఆవు కాబట్టి “తింటుంది” అనాలి.' },
          },
        },
        {
          key: 'sentence:tenses-sleep-at-nine',
          words: [
            { telugu: 'పిల్లలు', english: 'children', part: 'subject' },
            { telugu: 'రోజూ', english: 'every day', part: 'time' },
            { telugu: 'తొమ్మిదింటికి', english: 'at nine', part: 'time' },
            { telugu: 'నిద్రపోతారు', english: 'sleep', part: 'verb' },
          ],
          end: '.',
          english: 'The children go to sleep at nine every day.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['నిద్రపోతాడు', 'నిద్రపోతాను', 'నిద్రపోతుంది'],
            why: {
              en: 'What happens every day has the same form as the future; with పిల్లలు it ends in -రు: నిద్రపోతారు.',
              te: 'రోజూ జరిగే పని, కర్త “పిల్లలు”. అందుకే “నిద్రపోతారు”.',
            },
          },
        },
      ],
    },
  ],
};
