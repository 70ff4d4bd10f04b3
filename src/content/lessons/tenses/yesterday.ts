import type { Section } from '../../../domain/lesson/lessonContent';

export const yesterday: Section = {
  id: 'yesterday',
  title: { en: 'Yesterday', te: 'నిన్న' },
  text: [
    {
      en: 'What is over takes the past: చేశాను “I did”, తిన్నాను “I ate”, వచ్చాను “I came”. With ఆమె and అది it ends in -ఇంది: చేసింది, వచ్చింది. The ends for the other persons stay the same.',
      te: 'జరిగిపోయిన పనికి భూతకాలం వాడతాం: చేశాను, తిన్నాను, వచ్చాను. ఆమె, అది అన్నప్పుడు: చేసింది, వచ్చింది, తింది. కొందరు తిన్నది, కూర్చున్నది అని కూడా అంటారు.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Yesterday', te: 'నిన్న' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'do', te: 'చేయు' },
          { en: 'go', te: 'వెళ్లు' },
          { en: 'eat', te: 'తిను' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'చేశాను' }, { telugu: 'వెళ్లాను' }, { telugu: 'తిన్నాను' }],
          [{ telugu: 'మనం, మేము', english: 'we' }, { telugu: 'చేశాం' }, { telugu: 'వెళ్లాం' }, { telugu: 'తిన్నాం' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'చేశావు' }, { telugu: 'వెళ్లావు' }, { telugu: 'తిన్నావు' }],
          [{ telugu: 'మీరు', english: 'you (an elder)' }, { telugu: 'చేశారు' }, { telugu: 'వెళ్లారు' }, { telugu: 'తిన్నారు' }],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'చేశాడు' }, { telugu: 'వెళ్లాడు' }, { telugu: 'తిన్నాడు' }],
          [{ telugu: 'ఆమె, అది', english: 'she, it' }, { telugu: 'చేసింది' }, { telugu: 'వెళ్లింది' }, { telugu: 'తింది' }],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'చేశారు' }, { telugu: 'వెళ్లారు' }, { telugu: 'తిన్నారు' }],
          [{ telugu: 'అవి', english: 'they (things)' }, { telugu: 'చేశాయి' }, { telugu: 'వెళ్లాయి' }, { telugu: 'తిన్నాయి' }],
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { key: 'form:tenses-do-past', telugu: 'చేశాను', english: 'I did' },
        { key: 'form:tenses-go-past', telugu: 'వెళ్లాను', english: 'I went' },
        { key: 'form:tenses-come-past', telugu: 'వచ్చాను', english: 'I came' },
        { key: 'form:tenses-eat-past', telugu: 'తిన్నాను', english: 'I ate' },
        { key: 'form:tenses-drink-past', telugu: 'తాగాను', english: 'I drank' },
        { key: 'form:tenses-read-past', telugu: 'చదివాను', english: 'I read yesterday' },
        { key: 'form:tenses-write-past', telugu: 'రాశాను', english: 'I wrote' },
        { key: 'form:tenses-play-past', telugu: 'ఆడాను', english: 'I played' },
        { key: 'form:tenses-see-past', telugu: 'చూశాను', english: 'I saw' },
        { key: 'form:tenses-give-past', telugu: 'ఇచ్చాను', english: 'I gave' },
        { key: 'form:tenses-sleep-past', telugu: 'నిద్రపోయాను', english: 'I slept' },
        {
          key: 'form:tenses-sit-past',
          telugu: 'కూర్చున్నాను',
          english: 'I sat, I am seated',
          note: {
            en: 'It is also what you say while you are sitting: ఇక్కడ కూర్చున్నాను.',
            te: 'ఇప్పుడు కూర్చుని ఉన్నా ఇలాగే అంటాం: ఇక్కడ కూర్చున్నాను.',
          },
          near: ['form:tenses-sit-now'],
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:tenses-school-yesterday',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'నిన్న', english: 'yesterday', part: 'time' },
            { telugu: 'బడికి', english: 'to school', part: 'place' },
            { telugu: 'వెళ్లాను', english: 'went', part: 'verb' },
          ],
          end: '.',
          english: 'I went to school yesterday.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['వెళ్తాను', 'వెళ్లాడు', 'వెళ్లావు'],
            why: {
              en: 'నిన్న is the past, and with నేను the verb ends in -ను: వెళ్లాను.',
              te: 'నిన్న జరిగిన పని, కర్త “నేను”. అందుకే “వెళ్లాను”.',
            },
          },
        },
        {
          key: 'sentence:tenses-dosas-yesterday',
          words: [
            { telugu: 'మేము', english: 'we', part: 'subject' },
            { telugu: 'నిన్న', english: 'yesterday', part: 'time' },
            { telugu: 'దోసెలు', english: 'dosas', part: 'object' },
            { telugu: 'తిన్నాం', english: 'ate', part: 'verb' },
          ],
          end: '.',
          english: 'We ate dosas yesterday.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['తింటాం', 'తిన్నాను', 'తిన్నాడు'],
            why: {
              en: 'నిన్న is the past, and with మేము the verb ends in -ఆం: తిన్నాం.',
              te: 'నిన్న జరిగిన పని, కర్త “మేము”. అందుకే “తిన్నాం”.',
            },
          },
        },
        {
          key: 'sentence:tenses-what-did-you-do',
          words: [
            { telugu: 'నువ్వు', english: 'you', part: 'subject' },
            { telugu: 'నిన్న', english: 'yesterday', part: 'time' },
            { telugu: 'ఏం', english: 'what', part: 'question' },
            { telugu: 'చేశావు', english: 'did', part: 'verb' },
          ],
          end: '?',
          english: 'What did you do yesterday?',
          otherOrders: [
            [1, 0, 2, 3],
            [1, 2, 3, 0],
          ],
          gap: {
            at: 3,
            wrong: ['చేస్తావు', 'చేశాను', 'చేశాడు'],
            why: {
              en: 'నిన్న is the past, and with నువ్వు the verb ends in -వు: చేశావు.',
              te: 'నిన్న జరిగిన పని, కర్త “నువ్వు”. అందుకే “చేశావు”.',
            },
          },
        },
        {
          key: 'sentence:tenses-sister-read-lesson',
          words: [
            { telugu: 'అక్క', english: 'elder sister', part: 'subject' },
            { telugu: 'నిన్న', english: 'yesterday', part: 'time' },
            { telugu: 'పాఠం', english: 'lesson', part: 'object' },
            { telugu: 'చదివింది', english: 'read', part: 'verb' },
          ],
          end: '.',
          english: 'Elder sister read the lesson yesterday.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['చదువుతుంది', 'చదివాడు', 'చదివాను'],
            why: {
              en: 'నిన్న is the past, and with అక్క the verb ends in -ఇంది: చదివింది.',
              te: 'నిన్న జరిగిన పని, కర్త “అక్క”. అందుకే “చదివింది”.',
            },
          },
        },
        {
          key: 'sentence:tenses-grandfather-came-last-night',
          words: [
            { telugu: 'తాతయ్య', english: 'grandfather', part: 'subject' },
            { telugu: 'నిన్న', english: 'yesterday', part: 'time' },
            { telugu: 'రాత్రి', english: 'night', part: 'time' },
            { telugu: 'వచ్చారు', english: 'came', part: 'verb' },
          ],
          end: '.',
          english: 'Grandfather came last night.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 3,
            wrong: ['వస్తారు', 'వచ్చావు', 'వచ్చాను'],
            why: {
              en: 'Last night is the past, and Grandfather is an elder: వచ్చారు.',
              te: 'నిన్న జరిగిన పని, తాతయ్య పెద్దవారు. అందుకే “వచ్చారు”.',
            },
          },
        },
        {
          key: 'sentence:tenses-cat-drank-milk',
          words: [
            { telugu: 'పిల్లి', english: 'cat', part: 'subject' },
            { telugu: 'పాలు', english: 'milk', part: 'object' },
            { telugu: 'తాగింది', english: 'drank', part: 'verb' },
          ],
          end: '.',
          english: 'The cat drank the milk.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['తాగాడు', 'తాగాను', 'తాగాయి'],
            why: { en: 'One cat is like అది: the verb ends in -ఇంది: తాగింది.', te: 'ఒక్క పిల్లి కాబట్టి “తాగింది” అనాలి.' },
          },
        },
        {
          key: 'sentence:tenses-birds-sat-on-tree',
          words: [
            { telugu: 'పక్షులు', english: 'birds', part: 'subject' },
            { telugu: 'చెట్టు', english: 'tree', part: 'place' },
            { telugu: 'మీద', english: 'on', part: 'place' },
            { telugu: 'కూర్చున్నాయి', english: 'sat', part: 'verb' },
          ],
          end: '.',
          english: 'The birds sat on the tree.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 3,
            wrong: ['కూర్చున్నారు', 'కూర్చుంది', 'కూర్చున్నాడు'],
            why: {
              en: 'Many birds are like అవి: the verb ends in -యి: కూర్చున్నాయి.',
              te: 'పక్షులు చాలా ఉన్నాయి కాబట్టి “కూర్చున్నాయి” అనాలి.',
            },
          },
        },
      ],
    },
  ],
};
