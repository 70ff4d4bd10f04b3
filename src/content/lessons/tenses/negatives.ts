import type { Section } from '../../../domain/lesson/lessonContent';

export const negatives: Section = {
  id: 'saying-not',
  title: { en: 'Saying “not”', te: 'చేయను, చేయడం లేదు, చేయలేదు' },
  text: [
    {
      en: 'Each time has its own “not”. చేయను: I do not do, I will not do. చేయడం లేదు: I am not doing. చేయలేదు: I did not do.',
      te: 'రోజూ చేయని పనికి, రేపు చేయని పనికి చేయను అంటాం. ఇప్పుడు చేయని పనికి చేయడం లేదు అంటాం. నిన్న చేయని పనికి చేయలేదు అంటాం.',
    },
    {
      en: 'చేయను changes with the person: చేయను, చేయవు, చేయడు. చేయడం లేదు and చేయలేదు stay the same for everybody.',
      te: 'చేయను అనేది కర్తను బట్టి మారుతుంది: చేయను, చేయవు, చేయడు. చేయడం లేదు, చేయలేదు అనేవి ఎవరికైనా మారవు.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: '“Not” for “I”', te: 'నేను చేయని పనులు' },
        columns: [
          { en: 'Verb', te: 'క్రియ' },
          { en: 'I will not', te: 'రేపు' },
          { en: 'I am not', te: 'ఇప్పుడు' },
          { en: 'I did not', te: 'నిన్న' },
        ],
        rows: [
          [{ telugu: 'చేయు', english: 'to do' }, { telugu: 'చేయను' }, { telugu: 'చేయడం లేదు' }, { telugu: 'చేయలేదు' }],
          [{ telugu: 'వెళ్లు', english: 'to go' }, { telugu: 'వెళ్లను' }, { telugu: 'వెళ్లడం లేదు' }, { telugu: 'వెళ్లలేదు' }],
          [{ telugu: 'వచ్చు', english: 'to come' }, { telugu: 'రాను' }, { telugu: 'రావడం లేదు' }, { telugu: 'రాలేదు' }],
          [{ telugu: 'తిను', english: 'to eat' }, { telugu: 'తినను' }, { telugu: 'తినడం లేదు' }, { telugu: 'తినలేదు' }],
          [{ telugu: 'తాగు', english: 'to drink' }, { telugu: 'తాగను' }, { telugu: 'తాగడం లేదు' }, { telugu: 'తాగలేదు' }],
          [{ telugu: 'చదువు', english: 'to read' }, { telugu: 'చదవను' }, { telugu: 'చదవడం లేదు' }, { telugu: 'చదవలేదు' }],
          [{ telugu: 'రాయు', english: 'to write' }, { telugu: 'రాయను' }, { telugu: 'రాయడం లేదు' }, { telugu: 'రాయలేదు' }],
          [{ telugu: 'ఆడు', english: 'to play' }, { telugu: 'ఆడను' }, { telugu: 'ఆడడం లేదు' }, { telugu: 'ఆడలేదు' }],
          [{ telugu: 'చూడు', english: 'to see' }, { telugu: 'చూడను' }, { telugu: 'చూడడం లేదు' }, { telugu: 'చూడలేదు' }],
          [{ telugu: 'ఇచ్చు', english: 'to give' }, { telugu: 'ఇవ్వను' }, { telugu: 'ఇవ్వడం లేదు' }, { telugu: 'ఇవ్వలేదు' }],
          [
            { telugu: 'నిద్రపోవు', english: 'to sleep' },
            { telugu: 'నిద్రపోను' },
            { telugu: 'నిద్రపోవడం లేదు' },
            { telugu: 'నిద్రపోలేదు' },
          ],
          [
            { telugu: 'కూర్చుండు', english: 'to sit' },
            { telugu: 'కూర్చోను' },
            { telugu: 'కూర్చోవడం లేదు' },
            { telugu: 'కూర్చోలేదు' },
          ],
        ],
      },
    },
    {
      kind: 'table',
      table: {
        caption: { en: '“Will not” by person', te: 'కర్తను బట్టి మారే రూపం' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'do', te: 'చేయు' },
          { en: 'go', te: 'వెళ్లు' },
          { en: 'come', te: 'వచ్చు' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'చేయను' }, { telugu: 'వెళ్లను' }, { telugu: 'రాను' }],
          [{ telugu: 'మనం, మేము', english: 'we' }, { telugu: 'చేయం' }, { telugu: 'వెళ్లం' }, { telugu: 'రాం' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'చేయవు' }, { telugu: 'వెళ్లవు' }, { telugu: 'రావు' }],
          [{ telugu: 'మీరు', english: 'you (an elder)' }, { telugu: 'చేయరు' }, { telugu: 'వెళ్లరు' }, { telugu: 'రారు' }],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'చేయడు' }, { telugu: 'వెళ్లడు' }, { telugu: 'రాడు' }],
          [{ telugu: 'ఆమె, అది', english: 'she, it' }, { telugu: 'చేయదు' }, { telugu: 'వెళ్లదు' }, { telugu: 'రాదు' }],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'చేయరు' }, { telugu: 'వెళ్లరు' }, { telugu: 'రారు' }],
          [{ telugu: 'అవి', english: 'they (things)' }, { telugu: 'చేయవు' }, { telugu: 'వెళ్లవు' }, { telugu: 'రావు' }],
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { key: 'form:tenses-will-not-do', telugu: 'చేయను', english: 'I do not do, I will not do' },
        { key: 'form:tenses-not-doing', telugu: 'చేయడం లేదు', english: 'not doing' },
        { key: 'form:tenses-did-not-do', telugu: 'చేయలేదు', english: 'did not do' },
        { key: 'form:tenses-will-not-go', telugu: 'వెళ్లను', english: 'I do not go, I will not go' },
        { key: 'form:tenses-did-not-go', telugu: 'వెళ్లలేదు', english: 'did not go' },
        { key: 'form:tenses-will-not-eat', telugu: 'తినను', english: 'I do not eat, I will not eat' },
        { key: 'form:tenses-not-eating', telugu: 'తినడం లేదు', english: 'not eating' },
        { key: 'form:tenses-did-not-see', telugu: 'చూడలేదు', english: 'did not see' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:tenses-will-not-go-tomorrow',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'రేపు', english: 'tomorrow', part: 'time' },
            { telugu: 'బడికి', english: 'to school', part: 'place' },
            { telugu: 'వెళ్లను', english: 'will not go', part: 'verb' },
          ],
          end: '.',
          english: 'I will not go to school tomorrow.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['వెళ్లలేదు', 'వెళ్లడు', 'వెళ్లవు'],
            why: {
              en: 'రేపు is still to come, and with నేను the verb ends in -ను: వెళ్లను.',
              te: 'రేపు జరిగే పని, కర్త “నేను”. అందుకే “వెళ్లను”.',
            },
          },
        },
        {
          key: 'sentence:tenses-did-not-watch-tv',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'నిన్న', english: 'yesterday', part: 'time' },
            { telugu: 'టీవీ', english: 'TV', part: 'object' },
            { telugu: 'చూడలేదు', english: 'did not watch', part: 'verb' },
          ],
          end: '.',
          english: 'I did not watch TV yesterday.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['చూడను', 'చూడడు', 'చూడవు'],
            why: { en: 'For yesterday “did not” is -లేదు: చూడలేదు.', te: 'నిన్న జరగని పని కాబట్టి “చూడలేదు”.' },
          },
        },
        {
          key: 'sentence:tenses-he-drinks-no-coffee',
          words: [
            { telugu: 'అతను', english: 'he', part: 'subject' },
            { telugu: 'కాఫీ', english: 'coffee', part: 'object' },
            { telugu: 'తాగడు', english: 'does not drink', part: 'verb' },
          ],
          end: '.',
          english: 'He does not drink coffee.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['తాగను', 'తాగవు', 'తాగదు'],
            why: { en: 'With అతను the verb ends in -డు: తాగడు.', te: 'కర్త “అతను” కాబట్టి “తాగడు” అనాలి.' },
          },
        },
        {
          key: 'sentence:tenses-she-eats-no-meat',
          words: [
            { telugu: 'ఆమె', english: 'she', part: 'subject' },
            { telugu: 'మాంసం', english: 'meat', part: 'object' },
            { telugu: 'తినదు', english: 'does not eat', part: 'verb' },
          ],
          end: '.',
          english: 'She does not eat meat.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['తినడు', 'తినను', 'తినవు'],
            why: { en: 'With ఆమె the verb ends in -దు: తినదు.', te: 'కర్త “ఆమె” కాబట్టి “తినదు” అనాలి.' },
          },
        },
        {
          key: 'sentence:tenses-not-playing-now',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'ఇప్పుడు', english: 'now', part: 'time' },
            { telugu: 'ఆడడం', english: 'playing', part: 'verb' },
            { telugu: 'లేదు', english: 'not', part: 'verb' },
          ],
          end: '.',
          english: 'I am not playing now.',
          otherOrders: [[1, 0, 2, 3]],
          gap: {
            at: 2,
            wrong: ['ఆడను', 'ఆడతాను', 'ఆడండి'],
            why: { en: '“Am not doing” is -డం లేదు: ఆడడం లేదు.', te: 'లేదు ముందు -డం వస్తుంది: ఆడడం లేదు.' },
          },
        },
        {
          key: 'sentence:tenses-bus-did-not-come',
          words: [
            { telugu: 'బస్సు', english: 'bus', part: 'subject' },
            { telugu: 'నిన్న', english: 'yesterday', part: 'time' },
            { telugu: 'రాలేదు', english: 'did not come', part: 'verb' },
          ],
          end: '.',
          english: 'The bus did not come yesterday.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['రాదు', 'రాను', 'రాడు'],
            why: { en: 'For yesterday “did not” is -లేదు: రాలేదు.', te: 'నిన్న జరగని పని కాబట్టి “రాలేదు”.' },
          },
        },
        {
          key: 'sentence:tenses-they-will-not-come',
          words: [
            { telugu: 'వాళ్లు', english: 'they', part: 'subject' },
            { telugu: 'రేపు', english: 'tomorrow', part: 'time' },
            { telugu: 'రారు', english: 'will not come', part: 'verb' },
          ],
          end: '.',
          english: 'They will not come tomorrow.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['రాలేదు', 'రాను', 'రాదు'],
            why: {
              en: 'రేపు is still to come, and with వాళ్లు the verb ends in -రు: రారు.',
              te: 'రేపు జరిగే పని, కర్త “వాళ్లు”. అందుకే “రారు”.',
            },
          },
        },
      ],
    },
  ],
};
