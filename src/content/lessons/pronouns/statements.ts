import type { Statement } from '../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:pronouns-elder-miru',
    text: { en: 'To a teacher you say మీరు.', te: 'టీచర్‌తో మాట్లాడేటప్పుడు “మీరు” అంటాం.' },
    isTrue: true,
    why: { en: 'మీరు shows respect.', te: '“మీరు” మర్యాద మాట.' },
  },
  {
    key: 'fact:pronouns-teacher-nuvvu',
    text: {
      en: 'నువ్వు is the polite word for a stranger who is older than you.',
      te: 'పెద్దవాళ్లను, కొత్తవాళ్లను “నువ్వు” అనడం మర్యాద.',
    },
    isTrue: false,
    why: {
      en: 'నువ్వు is for friends and younger ones; the polite word is మీరు.',
      te: 'స్నేహితులను, చిన్నవాళ్లను “నువ్వు” అంటాం; పెద్దవాళ్లను “మీరు” అంటాం.',
    },
  },
  {
    key: 'fact:pronouns-miru-many',
    text: { en: 'మీరు is also used for many people at once.', te: 'చాలామందితో మాట్లాడేటప్పుడు కూడా “మీరు” అంటాం.' },
    isTrue: true,
    why: { en: 'One elder or many friends: both are మీరు.', te: 'ఒక్క పెద్దవారైనా, చాలామంది స్నేహితులైనా “మీరు”.' },
  },
  {
    key: 'fact:pronouns-manam-with-you',
    text: { en: 'మనం takes in the person you are talking to.', te: '“మనం” అంటే వినేవాళ్లు కూడా కలుస్తారు.' },
    isTrue: true,
    why: { en: 'మనం is “we, and you too”.', te: '“మనం” అంటే నువ్వూ నేనూ.' },
  },
  {
    key: 'fact:pronouns-memu-with-you',
    text: { en: 'మేము takes in the person you are talking to.', te: '“మేము” అంటే వినేవాళ్లు కూడా కలుస్తారు.' },
    isTrue: false,
    why: {
      en: 'మేము leaves the listener out. With the listener it is మనం.',
      te: '“మేము”లో వినేవాళ్లు లేరు. వాళ్లు కూడా ఉంటే “మనం” అంటాం.',
    },
  },
  {
    key: 'fact:pronouns-idi-near',
    text: { en: 'ఇది points to something near, అది to something farther away.', te: 'దగ్గర ఉన్నది “ఇది”, దూరంగా ఉన్నది “అది”.' },
    isTrue: true,
    why: { en: 'An ఇ sound is near, an అ sound is far.', te: 'ఇకారం దగ్గర, అకారం దూరం.' },
  },
  {
    key: 'fact:pronouns-avi-one',
    text: { en: 'అవి is one thing far away.', te: 'దూరంగా ఉన్న ఒక్క వస్తువును “అవి” అంటాం.' },
    isTrue: false,
    why: { en: 'One is అది; అవి is many.', te: 'ఒక్కటి అయితే “అది”; చాలా ఉంటే “అవి”.' },
  },
  {
    key: 'fact:pronouns-vallu-things',
    text: { en: 'Books and pencils are called వాళ్లు.', te: 'పుస్తకాలను, పెన్సిళ్లను “వాళ్లు” అంటాం.' },
    isTrue: false,
    why: { en: 'వాళ్లు is for people. Things are అవి.', te: '“వాళ్లు” మనుషులకు. వస్తువులకు “అవి”.' },
  },
  {
    key: 'fact:pronouns-na-my',
    text: { en: 'నా పుస్తకం means “my book”.', te: 'నాకు సంబంధించిన పుస్తకం “నా పుస్తకం”.' },
    isTrue: true,
    why: { en: 'నా in front of a word is “my”.', te: '“నా” అనే మాట ఎవరిదో చెప్తుంది.' },
  },
  {
    key: 'fact:pronouns-nannu-my',
    text: { en: '“My book” is నన్ను పుస్తకం.', te: '“నన్ను పుస్తకం” అనడం సరైనది.' },
    isTrue: false,
    why: { en: 'నన్ను is “me”. “My book” is నా పుస్తకం.', te: '“నా పుస్తకం” అనాలి. “నన్ను” అంటే ఎవరిని అనే ప్రశ్నకు జవాబు.' },
  },
  {
    key: 'fact:pronouns-athaniki',
    text: { en: '“To him” is అతనికి.', te: '“ఎవరికి?” అని అడిగితే “అతనికి” అని చెప్పవచ్చు.' },
    isTrue: true,
    why: { en: 'అతను becomes అతని, then -కి says “to”.', te: '“అతని” అనే రూపానికి -కి చేరింది.' },
  },
  {
    key: 'fact:pronouns-amenu-to-her',
    text: { en: 'ఆమెను means “to her”.', te: '“ఎవరికి?” అని అడిగితే “ఆమెను” అని చెప్పాలి.' },
    isTrue: false,
    why: { en: '“To her” is ఆమెకు. ఆమెను is “her”, as in “I saw her”.', te: '“ఎవరికి?” – “ఆమెకు”. “ఎవరిని?” – “ఆమెను”.' },
  },
  {
    key: 'fact:pronouns-she-it-same-verb',
    text: { en: 'ఆమె and అది take the same verb: వెళ్తుంది.', te: 'ఆమె, అది రెండింటికీ క్రియ ఒకటే: “వెళ్తుంది”.' },
    isTrue: true,
    why: { en: 'ఆమె వెళ్తుంది, అది వెళ్తుంది: both end in -ఉంది.', te: 'ఆమె వెళ్తుంది, అది వెళ్తుంది.' },
  },
  {
    key: 'fact:pronouns-he-velthundi',
    text: { en: '“He goes” is అతను వెళ్తుంది.', te: '“అతను వెళ్తుంది” అనడం సరైనది.' },
    isTrue: false,
    why: { en: 'With అతను the verb ends in -డు: అతను వెళ్తాడు.', te: '“అతను వెళ్తాడు” అనాలి.' },
  },
  {
    key: 'fact:pronouns-ru-for-three',
    text: { en: 'మీరు, వాళ్లు and ఆయన all take వెళ్తారు.', te: 'మీరు, వాళ్లు, ఆయన: మూడింటికీ “వెళ్తారు” అంటాం.' },
    isTrue: true,
    why: { en: 'Many people and respected people share the ending -రు.', te: 'చాలామంది అయినా, మర్యాద అయినా చివర -రు వస్తుంది.' },
  },
  {
    key: 'fact:pronouns-nuvvu-veltharu',
    text: { en: 'With నువ్వు the verb is వెళ్తారు.', te: '“నువ్వు వెళ్తారు” అనడం సరైనది.' },
    isTrue: false,
    why: { en: 'Say నువ్వు వెళ్తావు, but మీరు వెళ్తారు.', te: '“నువ్వు వెళ్తావు”, “మీరు వెళ్తారు” అనాలి.' },
  },
  {
    key: 'fact:pronouns-ayana-respect',
    text: { en: 'ఆయన shows more respect than వాడు.', te: '“వాడు” కంటే “ఆయన” ఎక్కువ మర్యాద చూపిస్తుంది.' },
    isTrue: true,
    why: {
      en: 'వాడు is for a little brother or a close friend, ఆయన for an elder.',
      te: 'పెద్దవారిని “ఆయన” అంటాం; తమ్ముడిని “వాడు” అంటాం.',
    },
  },
  {
    key: 'fact:pronouns-grandmother-with-ru',
    text: { en: 'About your grandmother you say నానమ్మ వచ్చారు.', te: 'నానమ్మ గురించి “నానమ్మ వచ్చారు” అంటాం.' },
    isTrue: true,
    why: { en: 'All grown-ups of the family get -రు.', te: 'ఇంటి పెద్దలందరికీ -రు వస్తుంది.' },
  },
  {
    key: 'fact:pronouns-little-brother-with-ru',
    text: { en: 'About your younger brother you have to say తమ్ముడు వచ్చారు.', te: 'తమ్ముడి గురించి “తమ్ముడు వచ్చారు” అనాలి.' },
    isTrue: false,
    why: { en: 'A brother does not get -రు: తమ్ముడు వచ్చాడు.', te: 'తమ్ముడికి -రు అక్కర్లేదు: తమ్ముడు వచ్చాడు.' },
  },
  {
    key: 'fact:pronouns-ma-with-you',
    text: { en: 'మా ఇల్లు is a house that belongs to you too.', te: '“మా ఇల్లు” అంటే వినేవాళ్ల ఇల్లు కూడా.' },
    isTrue: false,
    why: {
      en: 'మా leaves the listener out. A house that is yours too is మన ఇల్లు.',
      te: 'వినేవాళ్లది కూడా అయితే “మన ఇల్లు” అంటాం.',
    },
  },
];
