import type { Section } from '../../../domain/lesson/lessonContent';

export const verbTables: Section = {
  id: 'verb-tables',
  title: { en: 'Twelve verbs', te: 'పన్నెండు క్రియలు' },
  text: [
    {
      en: 'Here are twelve verbs a child uses every day, for every person and all three times. Listen along a row, then down a column. The name of a verb, like చేయు, is what you find in a dictionary.',
      te: 'రోజూ వాడే పన్నెండు క్రియలు ఇవి. ముందు అడ్డంగా వినండి, తర్వాత నిలువుగా వినండి. చేయు, వచ్చు వంటివి నిఘంటువులో కనిపించే రూపాలు.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'చేయు: to do', te: 'క్రియ: చేయు' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'Every day, tomorrow', te: 'రోజూ, రేపు' },
          { en: 'Now', te: 'ఇప్పుడు' },
          { en: 'Yesterday', te: 'నిన్న' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'చేస్తాను' }, { telugu: 'చేస్తున్నాను' }, { telugu: 'చేశాను' }],
          [{ telugu: 'మనం, మేము', english: 'we' }, { telugu: 'చేస్తాం' }, { telugu: 'చేస్తున్నాం' }, { telugu: 'చేశాం' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'చేస్తావు' }, { telugu: 'చేస్తున్నావు' }, { telugu: 'చేశావు' }],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'చేస్తారు' },
            { telugu: 'చేస్తున్నారు' },
            { telugu: 'చేశారు' },
          ],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'చేస్తాడు' }, { telugu: 'చేస్తున్నాడు' }, { telugu: 'చేశాడు' }],
          [{ telugu: 'ఆమె, అది', english: 'she, it' }, { telugu: 'చేస్తుంది' }, { telugu: 'చేస్తోంది' }, { telugu: 'చేసింది' }],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'చేస్తారు' }, { telugu: 'చేస్తున్నారు' }, { telugu: 'చేశారు' }],
          [{ telugu: 'అవి', english: 'they (things)' }, { telugu: 'చేస్తాయి' }, { telugu: 'చేస్తున్నాయి' }, { telugu: 'చేశాయి' }],
        ],
      },
    },
    {
      kind: 'table',
      table: {
        caption: { en: 'వెళ్లు: to go', te: 'క్రియ: వెళ్లు' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'Every day, tomorrow', te: 'రోజూ, రేపు' },
          { en: 'Now', te: 'ఇప్పుడు' },
          { en: 'Yesterday', te: 'నిన్న' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'వెళ్తాను' }, { telugu: 'వెళ్తున్నాను' }, { telugu: 'వెళ్లాను' }],
          [{ telugu: 'మనం, మేము', english: 'we' }, { telugu: 'వెళ్తాం' }, { telugu: 'వెళ్తున్నాం' }, { telugu: 'వెళ్లాం' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'వెళ్తావు' }, { telugu: 'వెళ్తున్నావు' }, { telugu: 'వెళ్లావు' }],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'వెళ్తారు' },
            { telugu: 'వెళ్తున్నారు' },
            { telugu: 'వెళ్లారు' },
          ],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'వెళ్తాడు' }, { telugu: 'వెళ్తున్నాడు' }, { telugu: 'వెళ్లాడు' }],
          [{ telugu: 'ఆమె, అది', english: 'she, it' }, { telugu: 'వెళ్తుంది' }, { telugu: 'వెళ్తోంది' }, { telugu: 'వెళ్లింది' }],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'వెళ్తారు' }, { telugu: 'వెళ్తున్నారు' }, { telugu: 'వెళ్లారు' }],
          [{ telugu: 'అవి', english: 'they (things)' }, { telugu: 'వెళ్తాయి' }, { telugu: 'వెళ్తున్నాయి' }, { telugu: 'వెళ్లాయి' }],
        ],
      },
    },
    {
      kind: 'table',
      table: {
        caption: { en: 'వచ్చు: to come', te: 'క్రియ: వచ్చు' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'Every day, tomorrow', te: 'రోజూ, రేపు' },
          { en: 'Now', te: 'ఇప్పుడు' },
          { en: 'Yesterday', te: 'నిన్న' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'వస్తాను' }, { telugu: 'వస్తున్నాను' }, { telugu: 'వచ్చాను' }],
          [{ telugu: 'మనం, మేము', english: 'we' }, { telugu: 'వస్తాం' }, { telugu: 'వస్తున్నాం' }, { telugu: 'వచ్చాం' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'వస్తావు' }, { telugu: 'వస్తున్నావు' }, { telugu: 'వచ్చావు' }],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'వస్తారు' },
            { telugu: 'వస్తున్నారు' },
            { telugu: 'వచ్చారు' },
          ],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'వస్తాడు' }, { telugu: 'వస్తున్నాడు' }, { telugu: 'వచ్చాడు' }],
          [{ telugu: 'ఆమె, అది', english: 'she, it' }, { telugu: 'వస్తుంది' }, { telugu: 'వస్తోంది' }, { telugu: 'వచ్చింది' }],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'వస్తారు' }, { telugu: 'వస్తున్నారు' }, { telugu: 'వచ్చారు' }],
          [{ telugu: 'అవి', english: 'they (things)' }, { telugu: 'వస్తాయి' }, { telugu: 'వస్తున్నాయి' }, { telugu: 'వచ్చాయి' }],
        ],
      },
    },
    {
      kind: 'table',
      table: {
        caption: { en: 'తిను: to eat', te: 'క్రియ: తిను' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'Every day, tomorrow', te: 'రోజూ, రేపు' },
          { en: 'Now', te: 'ఇప్పుడు' },
          { en: 'Yesterday', te: 'నిన్న' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'తింటాను' }, { telugu: 'తింటున్నాను' }, { telugu: 'తిన్నాను' }],
          [{ telugu: 'మనం, మేము', english: 'we' }, { telugu: 'తింటాం' }, { telugu: 'తింటున్నాం' }, { telugu: 'తిన్నాం' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'తింటావు' }, { telugu: 'తింటున్నావు' }, { telugu: 'తిన్నావు' }],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'తింటారు' },
            { telugu: 'తింటున్నారు' },
            { telugu: 'తిన్నారు' },
          ],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'తింటాడు' }, { telugu: 'తింటున్నాడు' }, { telugu: 'తిన్నాడు' }],
          [{ telugu: 'ఆమె, అది', english: 'she, it' }, { telugu: 'తింటుంది' }, { telugu: 'తింటోంది' }, { telugu: 'తింది' }],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'తింటారు' }, { telugu: 'తింటున్నారు' }, { telugu: 'తిన్నారు' }],
          [{ telugu: 'అవి', english: 'they (things)' }, { telugu: 'తింటాయి' }, { telugu: 'తింటున్నాయి' }, { telugu: 'తిన్నాయి' }],
        ],
      },
    },
    {
      kind: 'table',
      table: {
        caption: { en: 'తాగు: to drink', te: 'క్రియ: తాగు' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'Every day, tomorrow', te: 'రోజూ, రేపు' },
          { en: 'Now', te: 'ఇప్పుడు' },
          { en: 'Yesterday', te: 'నిన్న' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'తాగుతాను' }, { telugu: 'తాగుతున్నాను' }, { telugu: 'తాగాను' }],
          [{ telugu: 'మనం, మేము', english: 'we' }, { telugu: 'తాగుతాం' }, { telugu: 'తాగుతున్నాం' }, { telugu: 'తాగాం' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'తాగుతావు' }, { telugu: 'తాగుతున్నావు' }, { telugu: 'తాగావు' }],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'తాగుతారు' },
            { telugu: 'తాగుతున్నారు' },
            { telugu: 'తాగారు' },
          ],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'తాగుతాడు' }, { telugu: 'తాగుతున్నాడు' }, { telugu: 'తాగాడు' }],
          [{ telugu: 'ఆమె, అది', english: 'she, it' }, { telugu: 'తాగుతుంది' }, { telugu: 'తాగుతోంది' }, { telugu: 'తాగింది' }],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'తాగుతారు' }, { telugu: 'తాగుతున్నారు' }, { telugu: 'తాగారు' }],
          [{ telugu: 'అవి', english: 'they (things)' }, { telugu: 'తాగుతాయి' }, { telugu: 'తాగుతున్నాయి' }, { telugu: 'తాగాయి' }],
        ],
      },
    },
    {
      kind: 'table',
      table: {
        caption: { en: 'చదువు: to read', te: 'క్రియ: చదువు' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'Every day, tomorrow', te: 'రోజూ, రేపు' },
          { en: 'Now', te: 'ఇప్పుడు' },
          { en: 'Yesterday', te: 'నిన్న' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'చదువుతాను' }, { telugu: 'చదువుతున్నాను' }, { telugu: 'చదివాను' }],
          [{ telugu: 'మనం, మేము', english: 'we' }, { telugu: 'చదువుతాం' }, { telugu: 'చదువుతున్నాం' }, { telugu: 'చదివాం' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'చదువుతావు' }, { telugu: 'చదువుతున్నావు' }, { telugu: 'చదివావు' }],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'చదువుతారు' },
            { telugu: 'చదువుతున్నారు' },
            { telugu: 'చదివారు' },
          ],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'చదువుతాడు' }, { telugu: 'చదువుతున్నాడు' }, { telugu: 'చదివాడు' }],
          [
            { telugu: 'ఆమె, అది', english: 'she, it' },
            { telugu: 'చదువుతుంది' },
            { telugu: 'చదువుతోంది' },
            { telugu: 'చదివింది' },
          ],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'చదువుతారు' }, { telugu: 'చదువుతున్నారు' }, { telugu: 'చదివారు' }],
          [
            { telugu: 'అవి', english: 'they (things)' },
            { telugu: 'చదువుతాయి' },
            { telugu: 'చదువుతున్నాయి' },
            { telugu: 'చదివాయి' },
          ],
        ],
      },
    },
    {
      kind: 'table',
      table: {
        caption: { en: 'రాయు: to write', te: 'క్రియ: రాయు' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'Every day, tomorrow', te: 'రోజూ, రేపు' },
          { en: 'Now', te: 'ఇప్పుడు' },
          { en: 'Yesterday', te: 'నిన్న' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'రాస్తాను' }, { telugu: 'రాస్తున్నాను' }, { telugu: 'రాశాను' }],
          [{ telugu: 'మనం, మేము', english: 'we' }, { telugu: 'రాస్తాం' }, { telugu: 'రాస్తున్నాం' }, { telugu: 'రాశాం' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'రాస్తావు' }, { telugu: 'రాస్తున్నావు' }, { telugu: 'రాశావు' }],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'రాస్తారు' },
            { telugu: 'రాస్తున్నారు' },
            { telugu: 'రాశారు' },
          ],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'రాస్తాడు' }, { telugu: 'రాస్తున్నాడు' }, { telugu: 'రాశాడు' }],
          [{ telugu: 'ఆమె, అది', english: 'she, it' }, { telugu: 'రాస్తుంది' }, { telugu: 'రాస్తోంది' }, { telugu: 'రాసింది' }],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'రాస్తారు' }, { telugu: 'రాస్తున్నారు' }, { telugu: 'రాశారు' }],
          [{ telugu: 'అవి', english: 'they (things)' }, { telugu: 'రాస్తాయి' }, { telugu: 'రాస్తున్నాయి' }, { telugu: 'రాశాయి' }],
        ],
      },
    },
    {
      kind: 'table',
      table: {
        caption: { en: 'ఆడు: to play', te: 'క్రియ: ఆడు' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'Every day, tomorrow', te: 'రోజూ, రేపు' },
          { en: 'Now', te: 'ఇప్పుడు' },
          { en: 'Yesterday', te: 'నిన్న' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'ఆడతాను' }, { telugu: 'ఆడుతున్నాను' }, { telugu: 'ఆడాను' }],
          [{ telugu: 'మనం, మేము', english: 'we' }, { telugu: 'ఆడతాం' }, { telugu: 'ఆడుతున్నాం' }, { telugu: 'ఆడాం' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'ఆడతావు' }, { telugu: 'ఆడుతున్నావు' }, { telugu: 'ఆడావు' }],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'ఆడతారు' },
            { telugu: 'ఆడుతున్నారు' },
            { telugu: 'ఆడారు' },
          ],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'ఆడతాడు' }, { telugu: 'ఆడుతున్నాడు' }, { telugu: 'ఆడాడు' }],
          [{ telugu: 'ఆమె, అది', english: 'she, it' }, { telugu: 'ఆడుతుంది' }, { telugu: 'ఆడుతోంది' }, { telugu: 'ఆడింది' }],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'ఆడతారు' }, { telugu: 'ఆడుతున్నారు' }, { telugu: 'ఆడారు' }],
          [{ telugu: 'అవి', english: 'they (things)' }, { telugu: 'ఆడతాయి' }, { telugu: 'ఆడుతున్నాయి' }, { telugu: 'ఆడాయి' }],
        ],
      },
    },
    {
      kind: 'table',
      table: {
        caption: { en: 'చూడు: to see', te: 'క్రియ: చూడు' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'Every day, tomorrow', te: 'రోజూ, రేపు' },
          { en: 'Now', te: 'ఇప్పుడు' },
          { en: 'Yesterday', te: 'నిన్న' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'చూస్తాను' }, { telugu: 'చూస్తున్నాను' }, { telugu: 'చూశాను' }],
          [{ telugu: 'మనం, మేము', english: 'we' }, { telugu: 'చూస్తాం' }, { telugu: 'చూస్తున్నాం' }, { telugu: 'చూశాం' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'చూస్తావు' }, { telugu: 'చూస్తున్నావు' }, { telugu: 'చూశావు' }],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'చూస్తారు' },
            { telugu: 'చూస్తున్నారు' },
            { telugu: 'చూశారు' },
          ],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'చూస్తాడు' }, { telugu: 'చూస్తున్నాడు' }, { telugu: 'చూశాడు' }],
          [{ telugu: 'ఆమె, అది', english: 'she, it' }, { telugu: 'చూస్తుంది' }, { telugu: 'చూస్తోంది' }, { telugu: 'చూసింది' }],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'చూస్తారు' }, { telugu: 'చూస్తున్నారు' }, { telugu: 'చూశారు' }],
          [{ telugu: 'అవి', english: 'they (things)' }, { telugu: 'చూస్తాయి' }, { telugu: 'చూస్తున్నాయి' }, { telugu: 'చూశాయి' }],
        ],
      },
    },
    {
      kind: 'table',
      table: {
        caption: { en: 'ఇచ్చు: to give', te: 'క్రియ: ఇచ్చు' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'Every day, tomorrow', te: 'రోజూ, రేపు' },
          { en: 'Now', te: 'ఇప్పుడు' },
          { en: 'Yesterday', te: 'నిన్న' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'ఇస్తాను' }, { telugu: 'ఇస్తున్నాను' }, { telugu: 'ఇచ్చాను' }],
          [{ telugu: 'మనం, మేము', english: 'we' }, { telugu: 'ఇస్తాం' }, { telugu: 'ఇస్తున్నాం' }, { telugu: 'ఇచ్చాం' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'ఇస్తావు' }, { telugu: 'ఇస్తున్నావు' }, { telugu: 'ఇచ్చావు' }],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'ఇస్తారు' },
            { telugu: 'ఇస్తున్నారు' },
            { telugu: 'ఇచ్చారు' },
          ],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'ఇస్తాడు' }, { telugu: 'ఇస్తున్నాడు' }, { telugu: 'ఇచ్చాడు' }],
          [{ telugu: 'ఆమె, అది', english: 'she, it' }, { telugu: 'ఇస్తుంది' }, { telugu: 'ఇస్తోంది' }, { telugu: 'ఇచ్చింది' }],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'ఇస్తారు' }, { telugu: 'ఇస్తున్నారు' }, { telugu: 'ఇచ్చారు' }],
          [{ telugu: 'అవి', english: 'they (things)' }, { telugu: 'ఇస్తాయి' }, { telugu: 'ఇస్తున్నాయి' }, { telugu: 'ఇచ్చాయి' }],
        ],
      },
    },
    {
      kind: 'table',
      table: {
        caption: { en: 'నిద్రపోవు: to sleep', te: 'క్రియ: నిద్రపోవు' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'Every day, tomorrow', te: 'రోజూ, రేపు' },
          { en: 'Now', te: 'ఇప్పుడు' },
          { en: 'Yesterday', te: 'నిన్న' },
        ],
        rows: [
          [{ telugu: 'నేను', english: 'I' }, { telugu: 'నిద్రపోతాను' }, { telugu: 'నిద్రపోతున్నాను' }, { telugu: 'నిద్రపోయాను' }],
          [{ telugu: 'మనం, మేము', english: 'we' }, { telugu: 'నిద్రపోతాం' }, { telugu: 'నిద్రపోతున్నాం' }, { telugu: 'నిద్రపోయాం' }],
          [{ telugu: 'నువ్వు', english: 'you' }, { telugu: 'నిద్రపోతావు' }, { telugu: 'నిద్రపోతున్నావు' }, { telugu: 'నిద్రపోయావు' }],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'నిద్రపోతారు' },
            { telugu: 'నిద్రపోతున్నారు' },
            { telugu: 'నిద్రపోయారు' },
          ],
          [{ telugu: 'అతను', english: 'he' }, { telugu: 'నిద్రపోతాడు' }, { telugu: 'నిద్రపోతున్నాడు' }, { telugu: 'నిద్రపోయాడు' }],
          [
            { telugu: 'ఆమె, అది', english: 'she, it' },
            { telugu: 'నిద్రపోతుంది' },
            { telugu: 'నిద్రపోతోంది' },
            { telugu: 'నిద్రపోయింది' },
          ],
          [{ telugu: 'వాళ్లు', english: 'they' }, { telugu: 'నిద్రపోతారు' }, { telugu: 'నిద్రపోతున్నారు' }, { telugu: 'నిద్రపోయారు' }],
          [
            { telugu: 'అవి', english: 'they (things)' },
            { telugu: 'నిద్రపోతాయి' },
            { telugu: 'నిద్రపోతున్నాయి' },
            { telugu: 'నిద్రపోయాయి' },
          ],
        ],
      },
    },
    {
      kind: 'table',
      table: {
        caption: { en: 'కూర్చోవు: to sit', te: 'క్రియ: కూర్చోవు' },
        columns: [
          { en: 'Who', te: 'ఎవరు' },
          { en: 'Every day, tomorrow', te: 'రోజూ, రేపు' },
          { en: 'Now', te: 'ఇప్పుడు' },
          { en: 'Yesterday', te: 'నిన్న' },
        ],
        rows: [
          [
            { telugu: 'నేను', english: 'I' },
            { telugu: 'కూర్చుంటాను' },
            { telugu: 'కూర్చుంటున్నాను' },
            { telugu: 'కూర్చున్నాను' },
          ],
          [
            { telugu: 'మనం, మేము', english: 'we' },
            { telugu: 'కూర్చుంటాం' },
            { telugu: 'కూర్చుంటున్నాం' },
            { telugu: 'కూర్చున్నాం' },
          ],
          [
            { telugu: 'నువ్వు', english: 'you' },
            { telugu: 'కూర్చుంటావు' },
            { telugu: 'కూర్చుంటున్నావు' },
            { telugu: 'కూర్చున్నావు' },
          ],
          [
            { telugu: 'మీరు', english: 'you (an elder)' },
            { telugu: 'కూర్చుంటారు' },
            { telugu: 'కూర్చుంటున్నారు' },
            { telugu: 'కూర్చున్నారు' },
          ],
          [
            { telugu: 'అతను', english: 'he' },
            { telugu: 'కూర్చుంటాడు' },
            { telugu: 'కూర్చుంటున్నాడు' },
            { telugu: 'కూర్చున్నాడు' },
          ],
          [
            { telugu: 'ఆమె, అది', english: 'she, it' },
            { telugu: 'కూర్చుంటుంది' },
            { telugu: 'కూర్చుంటోంది' },
            { telugu: 'కూర్చుంది' },
          ],
          [
            { telugu: 'వాళ్లు', english: 'they' },
            { telugu: 'కూర్చుంటారు' },
            { telugu: 'కూర్చుంటున్నారు' },
            { telugu: 'కూర్చున్నారు' },
          ],
          [
            { telugu: 'అవి', english: 'they (things)' },
            { telugu: 'కూర్చుంటాయి' },
            { telugu: 'కూర్చుంటున్నాయి' },
            { telugu: 'కూర్చున్నాయి' },
          ],
        ],
      },
    },
  ],
};
