import type { Statement } from '../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:tenses-chesanu-past',
    text: { en: 'చేశాను is about something that is over.', te: '“చేశాను” అంటే పని జరిగిపోయింది.' },
    isTrue: true,
    why: { en: 'చేశాను is “I did”.', te: '“చేశాను” భూతకాలం.' },
  },
  {
    key: 'fact:tenses-chesthanu-past',
    text: { en: 'చేస్తాను is about yesterday.', te: '“చేస్తాను” అని నిన్నటి పని గురించి చెప్తాం.' },
    isTrue: false,
    why: {
      en: 'చేస్తాను is “I do” or “I will do”. For yesterday say చేశాను.',
      te: 'నిన్నటి పనికి “చేశాను” అంటాం. “చేస్తాను” రోజూ చేసే పనికి, రేపటి పనికి.',
    },
  },
  {
    key: 'fact:tenses-one-form-two-jobs',
    text: {
      en: 'The same form, వెళ్తాను, is used for “every day” and for “tomorrow”.',
      te: 'రోజూ జరిగే పనికీ రేపు జరిగే పనికీ “వెళ్తాను” అనే ఒకే రూపం వాడతాం.',
    },
    isTrue: true,
    why: { en: 'రోజూ వెళ్తాను “I go every day”; రేపు వెళ్తాను “I will go tomorrow”.', te: 'రోజూ వెళ్తాను, రేపు వెళ్తాను: రెండూ సరైనవే.' },
  },
  {
    key: 'fact:tenses-tintunnanu-now',
    text: { en: 'తింటున్నాను means “I am eating”.', te: '“తింటున్నాను” అంటే తినడం ఇప్పుడు జరుగుతోంది.' },
    isTrue: true,
    why: { en: '-టున్న- in the middle says that it is going on now.', te: 'మధ్యలో ఉన్న -టున్న- ఇప్పుడు జరుగుతోందని చెప్తుంది.' },
  },
  {
    key: 'fact:tenses-tinnanu-will',
    text: { en: 'తిన్నాను means “I will eat”.', te: '“తిన్నాను” అంటే రేపు తింటాను అని అర్థం.' },
    isTrue: false,
    why: { en: 'తిన్నాను is “I ate”. “I will eat” is తింటాను.', te: '“తిన్నాను” అంటే తినడం అయిపోయింది. రేపటికి “తింటాను” అంటాం.' },
  },
  {
    key: 'fact:tenses-ninna-yesterday',
    text: { en: 'నిన్న means “yesterday”.', te: 'ఈ రోజుకు ముందు రోజు “నిన్న”.' },
    isTrue: true,
    why: { en: 'నిన్న is yesterday, రేపు is tomorrow.', te: 'నిన్న, ఈ రోజు, రేపు: ఇదీ వరుస.' },
  },
  {
    key: 'fact:tenses-repu-yesterday',
    text: { en: 'రేపు means “yesterday”.', te: 'ఈ రోజుకు ముందు రోజు “రేపు”.' },
    isTrue: false,
    why: { en: 'రేపు is tomorrow. Yesterday is నిన్న.', te: 'ఈ రోజు తర్వాత రోజు “రేపు”. ముందు రోజు “నిన్న”.' },
  },
  {
    key: 'fact:tenses-repu-vacchanu',
    text: { en: 'రేపు వచ్చాను is a good sentence for “I will come tomorrow”.', te: '“రేపు వచ్చాను” అనడం సరైనది.' },
    isTrue: false,
    why: { en: 'రేపు is still to come: రేపు వస్తాను.', te: 'రేపు ఇంకా రాలేదు కాబట్టి “రేపు వస్తాను” అనాలి.' },
  },
  {
    key: 'fact:tenses-she-chesindi',
    text: { en: '“She did” is ఆమె చేసింది.', te: '“ఆమె చేసింది” అనడం సరైనది.' },
    isTrue: true,
    why: { en: 'With ఆమె and అది the past ends in -ఇంది.', te: 'ఆమె, అది అన్నప్పుడు “చేసింది” అంటాం.' },
  },
  {
    key: 'fact:tenses-he-chesindi',
    text: { en: '“He came” is అతను వచ్చింది.', te: '“అతను వచ్చింది” అనడం సరైనది.' },
    isTrue: false,
    why: { en: 'With అతను the verb ends in -డు: అతను వచ్చాడు.', te: '“అతను వచ్చాడు” అనాలి.' },
  },
  {
    key: 'fact:tenses-ledu-past',
    text: { en: 'తినలేదు means “did not eat”.', te: '“తినలేదు” అంటే తినడం జరగలేదు.' },
    isTrue: true,
    why: { en: '-లేదు on the verb is “did not”.', te: 'జరగని పనికి -లేదు చేరుతుంది.' },
  },
  {
    key: 'fact:tenses-ledu-changes',
    text: {
      en: 'చేయలేదు changes with the person: one form for నేను, another for అతను.',
      te: '“చేయలేదు” అనే రూపం కర్తను బట్టి మారుతుంది.',
    },
    isTrue: false,
    why: { en: 'It stays the same: నేను చేయలేదు, అతను చేయలేదు.', te: 'అది మారదు: నేను చేయలేదు, అతను చేయలేదు.' },
  },
  {
    key: 'fact:tenses-cheyanu-future',
    text: { en: 'రేపు వెళ్లను means “I will not go tomorrow”.', te: '“రేపు వెళ్లను” అంటే రేపు వెళ్లడం జరగదు.' },
    isTrue: true,
    why: { en: 'వెళ్లను is “I will not go” or “I do not go”.', te: '“వెళ్లను” రేపు చేయని పనికి, రోజూ చేయని పనికి.' },
  },
  {
    key: 'fact:tenses-andi-friend',
    text: {
      en: 'తినండి is what you say to a baby brother; to a teacher you say తిను.',
      te: 'తమ్ముడితో “తినండి” అనాలి, టీచర్‌తో “తిను” అనాలి.',
    },
    isTrue: false,
    why: { en: 'It is the other way round: -అండి is for elders.', te: 'పెద్దవాళ్లతో “తినండి” అంటాం; తమ్ముడితో “తిను” అంటాం.' },
  },
  {
    key: 'fact:tenses-veldam',
    text: { en: 'వెళ్దాం means “let us go”.', te: 'కలిసి వెళ్లడానికి పిలవాలంటే “వెళ్దాం” అంటాం.' },
    isTrue: true,
    why: { en: '-దాం invites the other person to come along.', te: '-దాం అంటే వినేవాళ్లు కూడా కలుస్తారు.' },
  },
  {
    key: 'fact:tenses-vaddu-permits',
    text: { en: 'వెళ్లవద్దు means “please go”.', te: '“వెళ్లవద్దు” అంటే వెళ్లమని చెప్పడం.' },
    isTrue: false,
    why: {
      en: '-వద్దు forbids: “do not go”. “Please go” is వెళ్లండి.',
      te: '“వెళ్లవద్దు” అంటే వెళ్లకూడదు. వెళ్లమని చెప్పాలంటే “వెళ్లండి” అంటాం.',
    },
  },
  {
    key: 'fact:tenses-vellaku-friend',
    text: { en: 'To a friend you can say వెళ్లకు, “do not go”.', te: 'స్నేహితుడితో “వెళ్లకు” అనవచ్చు.' },
    isTrue: true,
    why: {
      en: '-కు forbids, from friend to friend. To an elder say వెళ్లకండి.',
      te: 'స్నేహితులతో “వెళ్లకు”, పెద్దవాళ్లతో “వెళ్లకండి” అంటాం.',
    },
  },
  {
    key: 'fact:tenses-kurchoku-teacher',
    text: { en: 'To your teacher you say కూర్చోకు.', te: 'టీచర్‌తో “కూర్చోకు” అంటాం.' },
    isTrue: false,
    why: { en: '-కు is for friends. To a teacher say కూర్చోకండి.', te: '-కు స్నేహితులకే. టీచర్‌తో “కూర్చోకండి” అనాలి.' },
  },
  {
    key: 'fact:tenses-nidrapothondi',
    text: { en: 'పాప నిద్రపోతోంది says that the baby is asleep now.', te: '“పాప నిద్రపోతోంది” అంటే పాప ఇప్పుడు నిద్రలో ఉంది.' },
    isTrue: true,
    why: { en: '-తోంది is “is …ing” for ఆమె and అది.', te: 'ఆమె, అది అన్నప్పుడు ఇప్పుడు జరిగే పనికి -తోంది వస్తుంది.' },
  },
  {
    key: 'fact:tenses-avi-chesaru',
    text: { en: '“The birds came” is పక్షులు వచ్చారు.', te: '“పక్షులు వచ్చారు” అనడం సరైనది.' },
    isTrue: false,
    why: { en: 'Birds are not people: పక్షులు వచ్చాయి.', te: 'పక్షులు మనుషులు కావు కాబట్టి “పక్షులు వచ్చాయి” అనాలి.' },
  },
];
