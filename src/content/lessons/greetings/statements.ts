import type { Statement } from '../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:greet-teacher-meeru',
    text: { en: 'To your teacher you say మీరు.', te: 'టీచర్‌తో మాట్లాడేటప్పుడు మీరు అంటాం.' },
    isTrue: true,
    why: { en: 'మీరు shows respect, and a teacher is respected.', te: 'మీరు అనడం గౌరవం; టీచర్‌ను గౌరవిస్తాం.' },
  },
  {
    key: 'fact:greet-grandmother-polite-meeru',
    text: { en: 'When you speak politely to your grandmother, you say మీరు.', te: 'అమ్మమ్మతో మర్యాదగా మాట్లాడితే మీరు అంటాం.' },
    isTrue: true,
    why: { en: 'మీరు is the polite “you” for elders.', te: 'పెద్దవారికి మర్యాదగా వాడే మాట మీరు.' },
  },
  {
    key: 'fact:greet-about-grandfather',
    text: { en: 'About your grandfather you say తాతయ్య వచ్చారు.', te: 'తాతయ్య గురించి తాతయ్య వచ్చారు అంటాం.' },
    isTrue: true,
    why: { en: 'We speak about elders with -రు.', te: 'పెద్దవారి గురించి చెప్పేటప్పుడు చివర రు వస్తుంది.' },
  },
  {
    key: 'fact:greet-about-doctor',
    text: { en: 'About a doctor you say డాక్టర్ వచ్చింది.', te: 'డాక్టర్ గురించి డాక్టర్ వచ్చింది అంటాం.' },
    isTrue: false,
    why: {
      en: 'We speak about everyone at work with -రు: డాక్టర్ వచ్చారు.',
      te: 'పని చేసేవారి గురించి మర్యాదగా చెప్తాం: డాక్టర్ వచ్చారు.',
    },
  },
  {
    key: 'fact:greet-stranger-nuvvu',
    text: { en: 'To a grown-up you do not know you say నువ్వు.', te: 'కొత్తగా కలిసిన పెద్దవారిని నువ్వు అనాలి.' },
    isTrue: false,
    why: { en: 'To grown-ups you do not know you say మీరు.', te: 'కొత్తవారిని, పెద్దవారిని మీరు అనాలి.' },
  },
  {
    key: 'fact:greet-little-brother-nuvvu',
    text: { en: 'To your little brother you can say నువ్వు.', te: 'తమ్ముడిని నువ్వు అనవచ్చు.' },
    isTrue: true,
    why: { en: 'నువ్వు is for friends and for those younger than you.', te: 'స్నేహితులను, చిన్నవారిని నువ్వు అంటాం.' },
  },
  {
    key: 'fact:greet-meeru-plural',
    text: { en: 'మీరు is also used for several friends together.', te: 'చాలామంది స్నేహితులను కలిపి కూడా మీరు అంటాం.' },
    isTrue: true,
    why: { en: 'మీరు means “you” for one elder or for many people.', te: 'పెద్దవారు ఒక్కరైనా, స్నేహితులు చాలామంది అయినా మీరు అంటాం.' },
  },
  {
    key: 'fact:greet-unnavu-elder',
    text: { en: 'ఎలా ఉన్నావు? is the polite way to ask your teacher.', te: 'టీచర్‌ను మర్యాదగా ఎలా ఉన్నావు? అని అడుగుతాం.' },
    isTrue: false,
    why: {
      en: 'To a teacher we say ఎలా ఉన్నారు? The ending రు is the polite one.',
      te: 'టీచర్‌ను ఎలా ఉన్నారు? అని అడగాలి; చివర రు మర్యాద.',
    },
  },
  {
    key: 'fact:greet-namaskaram-any-time',
    text: { en: 'నమస్కారం can be said in the morning and in the evening.', te: 'నమస్కారం అని ఉదయమూ సాయంత్రమూ చెప్పవచ్చు.' },
    isTrue: true,
    why: { en: 'It suits every hour of the day.', te: 'ఈ మాట ఏ వేళకైనా సరిపోతుంది.' },
  },
  {
    key: 'fact:greet-shubharatri-morning',
    text: { en: 'శుభరాత్రి is said when you get up in the morning.', te: 'పొద్దున నిద్ర లేవగానే శుభరాత్రి అంటాం.' },
    isTrue: false,
    why: { en: 'రాత్రి means night: శుభరాత్రి is good night.', te: 'రాత్రి పడుకునే ముందు శుభరాత్రి అంటాం.' },
  },
  {
    key: 'fact:greet-vellostanu-return',
    text: { en: 'వెళ్లొస్తాను says that you will come back.', te: 'వెళ్లొస్తాను అంటే వెళ్లి మళ్లీ వస్తాను అని అర్థం.' },
    isTrue: true,
    why: {
      en: 'In it are two words: వెళ్లి, having gone, and వస్తాను, I will come.',
      te: 'వెళ్లి, వస్తాను అనే రెండు మాటలు ఇందులో ఉన్నాయి.',
    },
  },
  {
    key: 'fact:greet-dhanyavadalu-sorry',
    text: { en: 'ధన్యవాదాలు means sorry.', te: 'తప్పు జరిగితే ధన్యవాదాలు అంటాం.' },
    isTrue: false,
    why: { en: 'ధన్యవాదాలు means thank you. Sorry is క్షమించండి.', te: 'సాయం చేసినవారికి ధన్యవాదాలు; తప్పు జరిగితే క్షమించండి.' },
  },
  {
    key: 'fact:greet-parvaledu-answer',
    text: { en: 'When a friend says క్షమించు, you can answer పర్వాలేదు.', te: 'స్నేహితుడు క్షమించు అంటే పర్వాలేదు అనవచ్చు.' },
    isTrue: true,
    why: { en: 'పర్వాలేదు means no problem.', te: 'పర్వాలేదు అంటే బాధపడకు, ఏమీ కాలేదు అని.' },
  },
  {
    key: 'fact:greet-kurcho-guest',
    text: { en: 'To an elderly guest you say కూర్చో.', te: 'ఇంటికి వచ్చిన పెద్దవారిని కూర్చో అంటాం.' },
    isTrue: false,
    why: { en: 'To a guest you say కూర్చోండి; that ending makes it polite.', te: 'అతిథిని కూర్చోండి అనాలి; అప్పుడే మర్యాద.' },
  },
  {
    key: 'fact:greet-peru-town',
    text: { en: 'పేరు means village or town.', te: 'పేరు అన్నా ఊరు అన్నా ఒకటే.' },
    isTrue: false,
    why: { en: 'పేరు means name. A village or a town is ఊరు.', te: 'పేరుతో మనిషిని పిలుస్తాం; ఊళ్లో మనం ఉంటాం.' },
  },
  {
    key: 'fact:greet-ugadi-new-year',
    text: { en: 'Ugadi is the first day of the Telugu year.', te: 'తెలుగు సంవత్సరం ఉగాదితో మొదలవుతుంది.' },
    isTrue: true,
    why: { en: 'On that day people wish each other ఉగాది శుభాకాంక్షలు.', te: 'ఆ రోజు అందరూ ఉగాది శుభాకాంక్షలు చెప్పుకుంటారు.' },
  },
  {
    key: 'fact:greet-andi-friend-only',
    text: {
      en: 'Words that end in అండి, like రండి, are only for little children.',
      te: 'రండి, కూర్చోండి లాంటి మాటలు చిన్నపిల్లలతోనే వాడాలి.',
    },
    isTrue: false,
    why: { en: 'అండి is the polite ending: రండి, చెప్పండి. We use it with elders.', te: 'అవి మర్యాద చూపే మాటలు; పెద్దవారితో వాడతాం.' },
  },
  {
    key: 'fact:greet-naa-peru-no-is',
    text: { en: '“My name is Mary” in Telugu needs no word for “is”.', te: 'నా పేరు మేరీ అనే వాక్యంలో క్రియ లేదు.' },
    isTrue: true,
    why: { en: 'నా పేరు మేరీ: my name Mary. That is all.', te: 'నా పేరు, మేరీ: ఈ మాటలు చాలు, క్రియ అవసరం లేదు.' },
  },
];
