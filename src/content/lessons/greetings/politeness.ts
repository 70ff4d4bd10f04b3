import type { Section } from '../../../domain/lesson/lessonContent';

export const politeness: Section = {
  id: 'politeness',
  title: { en: 'నువ్వు or మీరు?', te: 'నువ్వా, మీరా?' },
  text: [
    {
      en: 'Telugu has two words for “you”. నువ్వు is for a friend or someone younger. మీరు is for an elder, a teacher or anyone you do not know well.',
      te: 'స్నేహితులతో, మనకన్నా చిన్నవారితో నువ్వు అంటాం. పెద్దవారితో, టీచర్లతో, కొత్తవారితో మీరు అంటాం.',
    },
    {
      en: 'The verb changes too: నువ్వు goes with -వు, మీరు goes with -రు. A polite request ends in అండి.',
      te: 'క్రియ కూడా మారుతుంది: నువ్వుకు చివర వు, మీరుకు చివర రు వస్తుంది. మర్యాదగా అడిగితే చివర అండి అని వినిపిస్తుంది.',
    },
    {
      en: 'మీరు is also “you” for several people, friends too. At home many children say నువ్వు to their mother: that is closeness, not rudeness.',
      te: 'ఒకరికన్నా ఎక్కువ మంది ఉంటే, స్నేహితులైనా మీరు అంటాం. ఇంట్లో చాలామంది పిల్లలు అమ్మను నువ్వు అంటారు; అది చనువు, అమర్యాద కాదు.',
    },
    {
      en: 'Speak about grown-ups with -రు too: తాతయ్య వచ్చారు, అమ్మమ్మ వచ్చారు, డాక్టర్ వచ్చారు. That goes for the elders of your family and for people at their work: a doctor, a farmer, a driver. Of your own mother you may say అమ్మ వచ్చింది. A brother, a sister or a friend needs no -రు: అక్క వచ్చింది, తమ్ముడు వచ్చాడు.',
      te: 'పెద్దవారి గురించి చెప్పేటప్పుడు కూడా చివర రు వస్తుంది: తాతయ్య వచ్చారు, అమ్మమ్మ వచ్చారు. డాక్టర్, రైతు, డ్రైవర్ లాంటి పని చేసేవారందరికీ అంతే: డాక్టర్ వచ్చారు. అమ్మ గురించి మాత్రం చనువుగా అమ్మ వచ్చింది అనవచ్చు. అక్క గురించి, తమ్ముడి గురించి, స్నేహితుడి గురించి అయితే రు అక్కర్లేదు: అక్క వచ్చింది, తమ్ముడు వచ్చాడు.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'The same words to a friend and to an elder', te: 'అదే మాట స్నేహితుడితో, పెద్దవారితో' },
        columns: [
          { en: 'నువ్వు form', te: 'నువ్వు రూపం' },
          { en: 'మీరు form', te: 'మీరు రూపం' },
          { en: 'Meaning', te: 'అర్థం' },
        ],
        rows: [
          [{ telugu: 'నువ్వు' }, { telugu: 'మీరు' }, { text: { en: 'you', te: 'మాట వినే వ్యక్తి' } }],
          [{ telugu: 'నీ' }, { telugu: 'మీ' }, { text: { en: 'your', te: 'వినే వ్యక్తికి చెందిన' } }],
          [{ telugu: 'నీకు' }, { telugu: 'మీకు' }, { text: { en: 'to you', te: 'వినే వ్యక్తికి' } }],
          [{ telugu: 'నిన్ను' }, { telugu: 'మిమ్మల్ని' }, { text: { en: 'you (whom?)', te: 'వినే వ్యక్తిని' } }],
          [{ telugu: 'ఉన్నావు' }, { telugu: 'ఉన్నారు' }, { text: { en: 'you are', te: 'ఉండడం' } }],
          [{ telugu: 'వచ్చావు' }, { telugu: 'వచ్చారు' }, { text: { en: 'you came', te: 'రావడం' } }],
          [{ telugu: 'వెళ్తున్నావు' }, { telugu: 'వెళ్తున్నారు' }, { text: { en: 'you are going', te: 'వెళ్లడం' } }],
          [{ telugu: 'ఇస్తావా' }, { telugu: 'ఇస్తారా' }, { text: { en: 'will you give?', te: 'ఇవ్వమని అడగడం' } }],
          [{ telugu: 'రా' }, { telugu: 'రండి' }, { text: { en: 'come!', te: 'రమ్మని పిలవడం' } }],
          [{ telugu: 'కూర్చో' }, { telugu: 'కూర్చోండి' }, { text: { en: 'sit down!', te: 'కూర్చోమనడం' } }],
          [{ telugu: 'తీసుకో' }, { telugu: 'తీసుకోండి' }, { text: { en: 'take!', te: 'తీసుకోమనడం' } }],
        ],
      },
    },
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Kiran', te: 'కిరణ్' }, telugu: 'రవీ, నువ్వు ఎక్కడికి వెళ్తున్నావు?', english: 'Ravi, where are you going?' },
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'బడికి వెళ్తున్నాను.', english: 'I am going to school.' },
        {
          who: { en: 'Kiran', te: 'కిరణ్' },
          telugu: 'టీచర్, మీరు ఎక్కడికి వెళ్తున్నారు?',
          english: 'Teacher, where are you going?',
        },
        { who: { en: 'Teacher', te: 'టీచర్' }, telugu: 'నేను కూడా బడికే వెళ్తున్నాను.', english: 'I am going to school too.' },
      ],
    },
    {
      kind: 'items',
      items: [
        { key: 'phrase:you-friend', telugu: 'నువ్వు', english: 'you (to a friend)', saidTo: 'friend' },
        { key: 'phrase:you-elder', telugu: 'మీరు', english: 'you (to an elder)', saidTo: 'elder' },
        {
          key: 'phrase:come-friend',
          telugu: 'రా',
          english: 'Come! (to a friend)',
          saidTo: 'friend',
          near: ['phrase:come-in-elder'],
        },
        {
          key: 'phrase:come-elder',
          telugu: 'రండి',
          english: 'Please come! (to an elder)',
          saidTo: 'elder',
          near: ['phrase:come-in-elder', 'phrase:come-again-elder'],
        },
        { key: 'phrase:tell-friend', telugu: 'చెప్పు', english: 'Tell me! (to a friend)', saidTo: 'friend' },
        {
          key: 'phrase:tell-elder',
          telugu: 'చెప్పండి',
          english: 'Please tell me! (to an elder)',
          saidTo: 'elder',
          near: ['phrase:say-again-elder', 'phrase:say-slowly-elder'],
        },
        {
          key: 'phrase:where-going-friend',
          telugu: 'ఎక్కడికి వెళ్తున్నావు?',
          english: 'Where are you going? (to a friend)',
          saidTo: 'friend',
          near: ['phrase:happy-journey'],
        },
        {
          key: 'phrase:where-going-elder',
          telugu: 'ఎక్కడికి వెళ్తున్నారు?',
          english: 'Where are you going? (to an elder)',
          saidTo: 'elder',
          near: ['phrase:happy-journey'],
        },
      ],
    },
  ],
};
