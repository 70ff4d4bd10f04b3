import type { Section } from '../../../domain/lesson/lessonContent';

export const timeWords: Section = {
  id: 'time-words',
  title: { en: 'Yesterday, now, tomorrow', te: 'నిన్న, ఇప్పుడు, రేపు' },
  text: [
    {
      en: 'A Telugu verb has three forms for time: చేశాను “I did”, చేస్తున్నాను “I am doing”, చేస్తాను “I do” or “I will do”. A time word helps you choose.',
      te: 'పని జరిగిపోతే భూతకాలం: చేశాను. ఇప్పుడు జరుగుతూ ఉంటే వర్తమానకాలం: చేస్తున్నాను. రేపు జరిగేదైతే భవిష్యత్కాలం: చేస్తాను; రోజూ చేసే పనికి కూడా ఇదే రూపం.',
    },
    {
      en: 'Time words usually stand at the beginning or right after the subject.',
      te: 'సమయం చెప్పే మాట వాక్యం మొదట్లో గానీ కర్త తర్వాత గానీ వస్తుంది.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'One verb, three times', te: 'ఒక క్రియ, మూడు కాలాలు' },
        columns: [
          { en: 'When', te: 'ఎప్పుడు' },
          { en: 'I do', te: 'నేను చేసే పని' },
          { en: 'Sentence', te: 'వాక్యం' },
        ],
        rows: [
          [
            { telugu: 'నిన్న', english: 'yesterday' },
            { telugu: 'చేశాను', english: 'I did' },
            { telugu: 'నిన్న పని చేశాను.', english: 'I worked yesterday.' },
          ],
          [
            { telugu: 'ఇప్పుడు', english: 'now' },
            { telugu: 'చేస్తున్నాను', english: 'I am doing' },
            { telugu: 'ఇప్పుడు పని చేస్తున్నాను.', english: 'I am working now.' },
          ],
          [
            { telugu: 'రేపు', english: 'tomorrow' },
            { telugu: 'చేస్తాను', english: 'I will do' },
            { telugu: 'రేపు పని చేస్తాను.', english: 'I will work tomorrow.' },
          ],
          [
            { telugu: 'రోజూ', english: 'every day' },
            { telugu: 'చేస్తాను', english: 'I do' },
            { telugu: 'రోజూ పని చేస్తాను.', english: 'I work every day.' },
          ],
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { key: 'form:tenses-yesterday', telugu: 'నిన్న', english: 'yesterday' },
        { key: 'form:tenses-day-before-yesterday', telugu: 'మొన్న', english: 'the day before yesterday' },
        { key: 'form:tenses-today', telugu: 'ఈ రోజు', english: 'today' },
        { key: 'form:tenses-now', telugu: 'ఇప్పుడు', english: 'now' },
        { key: 'form:tenses-tomorrow', telugu: 'రేపు', english: 'tomorrow' },
        { key: 'form:tenses-day-after-tomorrow', telugu: 'ఎల్లుండి', english: 'the day after tomorrow' },
        { key: 'form:tenses-every-day', telugu: 'రోజూ', english: 'every day' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:tenses-ate-mango-yesterday',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'నిన్న', english: 'yesterday', part: 'time' },
            { telugu: 'మామిడి', english: 'mango', part: 'describing' },
            { telugu: 'పండు', english: 'fruit', part: 'object' },
            { telugu: 'తిన్నాను', english: 'ate', part: 'verb' },
          ],
          end: '.',
          english: 'I ate a mango yesterday.',
          otherOrders: [
            [0, 2, 3, 1, 4],
            [1, 0, 2, 3, 4],
            [1, 2, 3, 0, 4],
            [2, 3, 0, 1, 4],
            [2, 3, 1, 0, 4],
          ],
          gap: {
            at: 1,
            wrong: ['రేపు', 'ఎల్లుండి', 'ఎవరు'],
            why: { en: 'తిన్నాను is the past, so it happened yesterday: నిన్న.', te: '“తిన్నాను” అంటే జరిగిపోయిన పని కాబట్టి “నిన్న”.' },
          },
        },
        {
          key: 'sentence:tenses-new-house-tomorrow',
          words: [
            { telugu: 'మేము', english: 'we', part: 'subject' },
            { telugu: 'రేపు', english: 'tomorrow', part: 'time' },
            { telugu: 'కొత్త', english: 'new', part: 'describing' },
            { telugu: 'ఇంటికి', english: 'to the house', part: 'place' },
            { telugu: 'వెళ్తాం', english: 'will go', part: 'verb' },
          ],
          end: '.',
          english: 'We will go to the new house tomorrow.',
          otherOrders: [
            [0, 2, 3, 1, 4],
            [1, 0, 2, 3, 4],
            [1, 2, 3, 0, 4],
            [2, 3, 0, 1, 4],
            [2, 3, 1, 0, 4],
          ],
          gap: {
            at: 1,
            wrong: ['నిన్న', 'మొన్న', 'ఎవరు'],
            why: { en: 'వెళ్తాం is still to come, so it is tomorrow: రేపు.', te: '“వెళ్తాం” అంటే జరగబోయే పని కాబట్టి “రేపు”.' },
          },
        },
        {
          key: 'sentence:tenses-she-phoned-yesterday',
          words: [
            { telugu: 'ఆమె', english: 'she', part: 'subject' },
            { telugu: 'నిన్న', english: 'yesterday', part: 'time' },
            { telugu: 'ఫోన్', english: 'phone', part: 'object' },
            { telugu: 'చేసింది', english: 'did', part: 'verb' },
          ],
          end: '.',
          english: 'She phoned yesterday.',
          otherOrders: [
            [1, 0, 2, 3],
            [0, 2, 1, 3],
          ],
          gap: {
            at: 1,
            wrong: ['రేపు', 'ఎల్లుండి', 'ఎన్ని'],
            why: { en: 'చేసింది is the past, so it was yesterday: నిన్న.', te: '“చేసింది” అంటే జరిగిపోయిన పని కాబట్టి “నిన్న”.' },
          },
        },
        {
          key: 'sentence:tenses-brush-teeth-daily',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'రోజూ', english: 'every day', part: 'time' },
            { telugu: 'పళ్లు', english: 'teeth', part: 'object' },
            { telugu: 'తోముకుంటాను', english: 'brush', part: 'verb' },
          ],
          end: '.',
          english: 'I brush my teeth every day.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 1,
            wrong: ['నిన్న', 'మొన్న', 'ఎవరు'],
            why: { en: 'తోముకుంటాను says what I always do: రోజూ.', te: 'ఎప్పుడూ చేసే పని కాబట్టి “రోజూ”.' },
          },
        },
        {
          key: 'sentence:tenses-today-is-my-birthday',
          words: [
            { telugu: 'ఈ', english: 'this', part: 'time' },
            { telugu: 'రోజు', english: 'day', part: 'time' },
            { telugu: 'నా', english: 'my', part: 'describing' },
            { telugu: 'పుట్టినరోజు', english: 'birthday', part: 'other' },
          ],
          end: '.',
          english: 'Today is my birthday.',
          otherOrders: [[2, 3, 0, 1]],
        },
      ],
    },
  ],
};
