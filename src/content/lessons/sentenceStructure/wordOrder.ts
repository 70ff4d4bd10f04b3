import type { Section } from '../../../domain/lesson/lessonContent';

export const wordOrder: Section = {
  id: 'word-order',
  title: { en: 'The verb comes last', te: 'క్రియ చివర వస్తుంది' },
  text: [
    {
      en: 'In English you say “I eat rice”: who, does, what. Telugu keeps the verb for the end: నేను అన్నం తింటాను, “I rice eat”.',
      te: 'ఎవరు చేస్తారో ముందు చెప్తాం: అది కర్త. దేన్ని చేస్తారో తర్వాత చెప్తాం: అది కర్మ. ఏం చేస్తారో చివర చెప్తాం: అది క్రియ. “నేను అన్నం తింటాను.”',
    },
    {
      en: 'Words like “today” and “at home” come before the verb too. The words before the verb may change places; the verb waits at the end.',
      te: 'ఎప్పుడు, ఎక్కడ అని చెప్పే మాటలు కూడా క్రియకు ముందే వస్తాయి. ముందున్న మాటలు చోటు మారవచ్చు; క్రియ మాత్రం చివర ఉంటుంది.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Who, what, does', te: 'కర్త, కర్మ, క్రియ' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'What', te: 'దేన్ని' },
          { en: 'Does', te: 'ఏం చేస్తారు' },
        ],
        rows: [
          [
            { telugu: 'నేను', english: 'I' },
            { telugu: 'అన్నం', english: 'rice' },
            { telugu: 'తింటాను', english: 'eat' },
          ],
          [
            { telugu: 'అమ్మ', english: 'Mother' },
            { telugu: 'పాట', english: 'a song' },
            { telugu: 'పాడుతుంది', english: 'sings' },
          ],
          [
            { telugu: 'పిల్లి', english: 'the cat' },
            { telugu: 'పాలు', english: 'milk' },
            { telugu: 'తాగుతుంది', english: 'drinks' },
          ],
          [
            { telugu: 'తమ్ముడు', english: 'younger brother' },
            { telugu: 'బంతి', english: 'a ball' },
            { telugu: 'విసురుతాడు', english: 'throws' },
          ],
        ],
      },
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:structure-i-eat-rice',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'అన్నం', english: 'rice', part: 'object' },
            { telugu: 'తింటాను', english: 'eat', part: 'verb' },
          ],
          end: '.',
          english: 'I eat rice.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['తింటాడు', 'తింటారు', 'తింటుంది'],
            why: { en: 'With నేను the verb ends in -ను: తింటాను.', te: 'కర్త “నేను” కాబట్టి “తింటాను” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-mother-sings',
          words: [
            { telugu: 'అమ్మ', english: 'mother', part: 'subject' },
            { telugu: 'పాట', english: 'song', part: 'object' },
            { telugu: 'పాడుతోంది', english: 'is singing', part: 'verb' },
          ],
          end: '.',
          english: 'Mother is singing a song.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['పాడుతున్నాడు', 'పాడుతున్నాను', 'పాడుతున్నాం'],
            why: { en: 'With అమ్మ the verb ends in -ఓంది: పాడుతోంది.', te: 'కర్త “అమ్మ” కాబట్టి “పాడుతోంది” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-cat-drinks-milk',
          words: [
            { telugu: 'పిల్లి', english: 'cat', part: 'subject' },
            { telugu: 'పాలు', english: 'milk', part: 'object' },
            { telugu: 'తాగుతుంది', english: 'drinks', part: 'verb' },
          ],
          end: '.',
          english: 'The cat drinks milk.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 1,
            wrong: ['బంతి', 'బల్ల', 'పుస్తకం'],
            why: {
              en: 'Only milk can be drunk. What is drunk stands before the verb.',
              te: 'తాగేది పాలే. తాగేదాన్ని క్రియకు ముందు చెప్తాం.',
            },
          },
        },
        {
          key: 'sentence:structure-brother-threw-ball',
          words: [
            { telugu: 'తమ్ముడు', english: 'younger brother', part: 'subject' },
            { telugu: 'బంతి', english: 'ball', part: 'object' },
            { telugu: 'విసిరాడు', english: 'threw', part: 'verb' },
          ],
          end: '.',
          english: 'Younger brother threw a ball.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['విసిరింది', 'విసిరాను', 'విసిరావు'],
            why: { en: 'With తమ్ముడు the verb ends in -డు: విసిరాడు.', te: 'కర్త “తమ్ముడు” కాబట్టి “విసిరాడు” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-we-go-to-school',
          words: [
            { telugu: 'మేము', english: 'we', part: 'subject' },
            { telugu: 'రోజూ', english: 'every day', part: 'time' },
            { telugu: 'బడికి', english: 'to school', part: 'place' },
            { telugu: 'వెళ్తాం', english: 'go', part: 'verb' },
          ],
          end: '.',
          english: 'We go to school every day.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['వెళ్తాను', 'వెళ్తాడు', 'వెళ్తావు'],
            why: { en: 'With మేము the verb ends in -ఆం: వెళ్తాం.', te: 'కర్త “మేము” కాబట్టి “వెళ్తాం” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-father-at-home',
          words: [
            { telugu: 'నాన్న', english: 'father', part: 'subject' },
            { telugu: 'ఇప్పుడు', english: 'now', part: 'time' },
            { telugu: 'ఇంట్లో', english: 'at home', part: 'place' },
            { telugu: 'ఉన్నారు', english: 'is', part: 'verb' },
          ],
          end: '.',
          english: 'Father is at home now.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 2,
            wrong: ['ఇంటిని', 'ఇంటికి', 'ఇంటితో'],
            why: { en: '“In the house” is ఇంట్లో; -లో says in or at.', te: 'ఇంటి లోపల ఉన్నారు కాబట్టి “ఇంట్లో” అనాలి.' },
          },
        },
        {
          key: 'sentence:structure-grandfather-tells-stories',
          words: [
            { telugu: 'తాతయ్య', english: 'grandfather', part: 'subject' },
            { telugu: 'మాకు', english: 'to us', part: 'other' },
            { telugu: 'కథలు', english: 'stories', part: 'object' },
            { telugu: 'చెప్తారు', english: 'tells', part: 'verb' },
          ],
          end: '.',
          english: 'Grandfather tells us stories.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['చెప్తాను', 'చెప్తావు', 'చెప్తాం'],
            why: { en: 'For an elder the verb ends in -రు: చెప్తారు.', te: 'తాతయ్య పెద్దవారు కాబట్టి మర్యాదగా “చెప్తారు” అంటాం.' },
          },
        },
      ],
    },
  ],
};
