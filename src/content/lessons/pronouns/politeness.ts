import type { Section } from '../../../domain/lesson/lessonContent';

export const politeness: Section = {
  id: 'politeness',
  title: { en: 'Being polite', te: 'మర్యాదగా మాట్లాడదాం' },
  text: [
    {
      en: 'For one elder Telugu uses the words of many: మీరు, ఆయన, ఆవిడ or వారు, and a verb in -రు. Add గారు to a name or a title: రావుగారు, డాక్టర్ గారు.',
      te: 'పెద్దవారు ఒక్కరే అయినా మర్యాదగా మీరు, ఆయన, ఆవిడ, వారు అంటాం; క్రియ చివర -రు వస్తుంది. పేరు తర్వాత గారు చేరుస్తాం: రావుగారు, డాక్టర్ గారు.',
    },
    {
      en: 'Who gets -రు? All grown-ups of the family, such as తాతయ్య, నానమ్మ, నాన్న, అత్తయ్య, and everyone who does a job: the teacher, the farmer, the potter, the nurse. Mother is the one exception: a child may say అమ్మ వచ్చింది. A brother, a sister, a friend or an animal does not get -రు. But several people always do: పిల్లలు వచ్చారు.',
      te: 'ఎవరికి -రు వస్తుంది? తాతయ్య, నానమ్మ, నాన్న, అత్తయ్య లాంటి ఇంటి పెద్దలందరికీ వస్తుంది. టీచర్, రైతు, కుమ్మరి, నర్సు లాంటి పని చేసేవారందరికీ వస్తుంది. అమ్మకు మాత్రం అక్కర్లేదు: అమ్మ వచ్చింది అనవచ్చు. అన్నకు, అక్కకు, తమ్ముడికి, చెల్లికి, స్నేహితుడికి, జంతువుకు -రు రాదు. మనుషులు ఒకరికన్నా ఎక్కువ ఉంటే మాత్రం ఎప్పుడూ -రు వస్తుంది: పిల్లలు వచ్చారు.',
    },
    {
      en: 'In many homes children say నువ్వు to their mother; do as your family does.',
      te: 'చాలా ఇళ్లలో అమ్మను చనువుగా నువ్వు అంటారు; మీ ఇంటి అలవాటు ఎలా ఉంటే అలాగే అను.',
    },
  ],
  blocks: [
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'తాతయ్యా, మీరు ఎలా ఉన్నారు?', english: 'Grandfather, how are you?' },
        {
          who: { en: 'Grandfather', te: 'తాతయ్య' },
          telugu: 'బాగున్నాను నాన్నా. నువ్వు ఎలా ఉన్నావు?',
          english: 'I am well, dear. How are you?',
        },
        {
          who: { en: 'Ravi', te: 'రవి' },
          telugu: 'నేను బాగున్నాను. మీరు భోజనం చేశారా?',
          english: 'I am well. Have you had your meal?',
        },
        { who: { en: 'Grandfather', te: 'తాతయ్య' }, telugu: 'చేశాను. నువ్వు చేశావా?', english: 'I have. Have you?' },
      ],
    },
    {
      kind: 'table',
      table: {
        caption: { en: 'To a friend and to an elder', te: 'స్నేహితుడితో, పెద్దవారితో' },
        columns: [
          { en: 'To a friend', te: 'స్నేహితుడితో' },
          { en: 'To an elder', te: 'పెద్దవారితో' },
        ],
        rows: [
          [
            { telugu: 'నువ్వు ఎలా ఉన్నావు?', english: 'How are you?' },
            { telugu: 'మీరు ఎలా ఉన్నారు?', english: 'How are you?' },
          ],
          [
            { telugu: 'నీ పేరు ఏమిటి?', english: 'What is your name?' },
            { telugu: 'మీ పేరు ఏమిటి?', english: 'What is your name?' },
          ],
          [
            { telugu: 'నువ్వు తిన్నావా?', english: 'Have you eaten?' },
            { telugu: 'మీరు తిన్నారా?', english: 'Have you eaten?' },
          ],
          [
            { telugu: 'ఇక్కడికి రా.', english: 'Come here.' },
            { telugu: 'ఇక్కడికి రండి.', english: 'Please come here.' },
          ],
        ],
      },
    },
    {
      kind: 'table',
      table: {
        caption: { en: 'Speaking about people', te: 'ఇతరుల గురించి చెప్పేటప్పుడు' },
        columns: [
          { en: 'With -రు', te: '-రు తో' },
          { en: 'Without -రు', te: '-రు లేకుండా' },
        ],
        rows: [
          [
            { telugu: 'తాతయ్య వచ్చారు.', english: 'Grandfather came.' },
            { telugu: 'అన్న వచ్చాడు.', english: 'Elder brother came.' },
          ],
          [
            { telugu: 'నానమ్మ వచ్చారు.', english: 'Grandmother came.' },
            { telugu: 'అక్క వచ్చింది.', english: 'Elder sister came.' },
          ],
          [
            { telugu: 'నాన్న వచ్చారు.', english: 'Father came.' },
            { telugu: 'అమ్మ వచ్చింది.', english: 'Mother came.' },
          ],
          [
            { telugu: 'రైతు వచ్చారు.', english: 'The farmer came.' },
            { telugu: 'స్నేహితుడు వచ్చాడు.', english: 'A friend came.' },
          ],
          [
            { telugu: 'నర్సు వచ్చారు.', english: 'The nurse came.' },
            { telugu: 'పాప వచ్చింది.', english: 'The little girl came.' },
          ],
        ],
      },
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:pronouns-farmer-ploughs',
          words: [
            { telugu: 'రైతు', english: 'farmer', part: 'subject' },
            { telugu: 'పొలం', english: 'field', part: 'object' },
            { telugu: 'దున్నుతున్నారు', english: 'is plowing', part: 'verb' },
          ],
          end: '.',
          english: 'The farmer is plowing the field.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['దున్నుతున్నాను', 'దున్నుతున్నావు', 'దున్నుతున్నాయి'],
            why: {
              en: 'We speak of everyone at work with -రు: దున్నుతున్నారు.',
              te: 'రైతు గురించి మర్యాదగా “దున్నుతున్నారు” అంటాం.',
            },
          },
        },
        {
          key: 'sentence:pronouns-grandmother-cooked',
          words: [
            { telugu: 'అమ్మమ్మ', english: 'grandmother', part: 'subject' },
            { telugu: 'మాకు', english: 'for us', part: 'other' },
            { telugu: 'గారెలు', english: 'garelu', part: 'object' },
            { telugu: 'చేశారు', english: 'made', part: 'verb' },
          ],
          end: '.',
          english: 'Grandmother made us garelu.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 3,
            wrong: ['చేశాను', 'చేశావు', 'చేశాడు'],
            why: {
              en: 'Grandmother is an elder, so the verb ends in -రు: చేశారు.',
              te: 'అమ్మమ్మ పెద్దవారు కాబట్టి మర్యాదగా “చేశారు” అంటాం.',
            },
          },
        },
        {
          key: 'sentence:pronouns-have-you-had-meal',
          words: [
            { telugu: 'మీరు', english: 'you', part: 'subject' },
            { telugu: 'భోజనం', english: 'meal', part: 'object' },
            { telugu: 'చేశారా', english: 'have you had?', part: 'verb' },
          ],
          end: '?',
          english: 'Have you had your meal?',
          otherOrders: [
            [1, 0, 2],
            [1, 2, 0],
          ],
          gap: {
            at: 2,
            wrong: ['చేశావా', 'చేశాడా', 'చేశానా'],
            why: { en: 'With మీరు the verb ends in -రా: చేశారా.', te: 'కర్త “మీరు” కాబట్టి “చేశారా” అనాలి.' },
          },
        },
        {
          key: 'sentence:pronouns-have-you-done-homework',
          words: [
            { telugu: 'నువ్వు', english: 'you', part: 'subject' },
            { telugu: 'హోంవర్క్', english: 'homework', part: 'object' },
            { telugu: 'చేశావా', english: 'have you done?', part: 'verb' },
          ],
          end: '?',
          english: 'Have you done your homework?',
          otherOrders: [
            [1, 0, 2],
            [1, 2, 0],
          ],
          gap: {
            at: 2,
            wrong: ['చేశారా', 'చేశాడా', 'చేశానా'],
            why: { en: 'With నువ్వు the verb ends in -వా: చేశావా.', te: 'కర్త “నువ్వు” కాబట్టి “చేశావా” అనాలి.' },
          },
        },
        {
          key: 'sentence:pronouns-please-come-in',
          words: [
            { telugu: 'మీరు', english: 'you', part: 'subject' },
            { telugu: 'లోపలికి', english: 'inside', part: 'place' },
            { telugu: 'రండి', english: 'please come', part: 'verb' },
          ],
          end: '.',
          english: 'Please come in.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['రా', 'వస్తాడు', 'వచ్చాను'],
            why: { en: 'With మీరు the polite form is రండి; a friend hears రా.', te: '“మీరు” అన్నాం కాబట్టి మర్యాదగా “రండి”.' },
          },
        },
        {
          key: 'sentence:pronouns-doctor-will-come',
          words: [
            { telugu: 'డాక్టర్‌గారు', english: 'doctor', part: 'subject' },
            { telugu: 'రేపు', english: 'tomorrow', part: 'time' },
            { telugu: 'వస్తారు', english: 'will come', part: 'verb' },
          ],
          end: '.',
          english: 'The doctor will come tomorrow.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['వస్తావు', 'వస్తాను', 'వస్తాయి'],
            why: { en: 'గారు is respect, so the verb ends in -రు: వస్తారు.', te: '“గారు” అన్నాం కాబట్టి మర్యాదగా “వస్తారు”.' },
          },
        },
      ],
    },
  ],
};
