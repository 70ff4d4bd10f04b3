import type { Section } from '../../../domain/lesson/lessonContent';

export const morning: Section = {
  id: 'morning',
  title: { en: 'Morning at home', te: 'పొద్దున ఇంట్లో' },
  text: [
    {
      en: 'The day begins: get up, wash, look in the mirror. Touch each thing at home as you say its name.',
      te: 'తెల్లవారింది! నిద్ర లేచి, స్నానం చేసి, అద్దంలో చూసుకుందాం. ఇంట్లో ఒక్కో వస్తువును ముట్టుకుంటూ దాని పేరు చెప్పు.',
    },
  ],
  blocks: [
    {
      kind: 'words',
      ids: [
        'home_house',
        'home_door',
        'home_window',
        'home_bed',
        'home_clock',
        'home_soap',
        'home_bucket',
        'home_mirror',
        'actions_bathe',
      ],
    },
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Mother', te: 'అమ్మ' }, telugu: 'లే నాన్నా, తెల్లవారింది!', english: 'Get up, my dear, it is morning!' },
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'ఇంకా నిద్ర వస్తోంది అమ్మా.', english: 'I am still sleepy, Mother.' },
        {
          who: { en: 'Mother', te: 'అమ్మ' },
          telugu: 'బడికి ఆలస్యం అవుతుంది. లేచి స్నానం చెయ్యి.',
          english: 'You will be late for school. Get up and bathe.',
        },
        {
          who: { en: 'Ravi', te: 'రవి' },
          telugu: 'సరే అమ్మా. సబ్బు ఎక్కడ ఉంది?',
          english: 'All right, Mother. Where is the soap?',
        },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:get-up',
          telugu: 'లే, తెల్లవారింది!',
          english: 'Get up, it is morning!',
          near: ['word:home_clock', 'word:nature_sun', 'word:home_bed'],
        },
        { key: 'phrase:i-am-ready', telugu: 'నేను సిద్ధం', english: 'I am ready' },
        { key: 'phrase:it-is-late', telugu: 'ఆలస్యం అవుతోంది', english: 'It is getting late', near: ['word:home_clock'] },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:daily-wake-up-early',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'పొద్దున్నే', english: 'early in the morning', part: 'time' },
            { telugu: 'నిద్ర', english: 'sleep', part: 'other' },
            { telugu: 'లేస్తాను', english: 'get up', part: 'verb' },
          ],
          end: '.',
          english: 'I wake up early in the morning.',
          otherOrders: [[1, 0, 2, 3]],
          gap: {
            at: 3,
            wrong: ['లేస్తావు', 'లేచింది', 'లేస్తారు'],
            why: { en: 'నేను goes with the ending ను: లేస్తాను.', te: 'నేనుతో చివర ను వస్తుంది: లేస్తాను.' },
          },
        },
        {
          key: 'sentence:daily-wash-with-soap',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'సబ్బుతో', english: 'with soap', part: 'other' },
            { telugu: 'చేతులు', english: 'hands', part: 'object' },
            { telugu: 'కడుక్కుంటాను', english: 'wash', part: 'verb' },
          ],
          end: '.',
          english: 'I wash my hands with soap.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 1,
            wrong: ['సబ్బుకు', 'సబ్బులో', 'సబ్బును'],
            why: { en: 'తో means with: సబ్బుతో, with soap.', te: 'దేనితో కడుక్కుంటాం? సబ్బుతో.' },
          },
        },
      ],
    },
  ],
};
