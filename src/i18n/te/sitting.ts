import type { en } from '../en/sitting';

export const te: Record<keyof typeof en, string> = {
  pageDescription: 'తెలుగు సాధన: ఈ రోజు మళ్లీ చూడాల్సినవి, తర్వాతి పాఠం, నువ్వు ఎంచుకున్న అక్షరాలు.',
  reviewTitle: 'మళ్లీ చూద్దాం',
  todayTitle: 'ఈ రోజు',
  practiseTitle: 'అక్షరాల సాధన',
  drillTitle: 'తేడా కనిపెట్టు',
  writingTitle: 'పలక మీద',
  noLettersToWrite: 'ఒక అక్షరాన్ని ఎంచుకుని, పలక మీద రాయి.',
  toWriting: 'రాతకు',
  loading: 'నీ సాధన సిద్ధమవుతోంది …',
  toDashboard: 'నా పేజీ',

  loadFailedTitle: 'సాధన సిద్ధం కాలేదు',
  loadFailed: 'కొంత భాగం అందలేదు. మళ్లీ ప్రయత్నించు.',
  tryAgain: 'మళ్లీ ప్రయత్నించు',

  nothingDueTitle: 'అన్నీ బాగా గుర్తున్నాయి',
  nothingDueToday: 'ఇప్పుడు మళ్లీ చూడాల్సినవి ఏవీ లేవు. ఈ రోజు కొత్తది నేర్చుకో; సమయం వచ్చినప్పుడు అది ఇక్కడికి వస్తుంది.',
  nextDueTomorrow: 'ఇప్పుడు మళ్లీ చూడాల్సినవి ఏవీ లేవు. రేపు కొన్ని వస్తాయి.',
  nextDueOn: 'ఇప్పుడు మళ్లీ చూడాల్సినవి ఏవీ లేవు. మళ్లీ {{day}} నాడు వస్తాయి.',
  learnNew: 'కొత్తది నేర్చుకుందాం',
  allDoneTitle: 'అన్నీ పూర్తి చేశావు',
  allDone: 'దారిలోని అభ్యాసాలన్నీ పూర్తయ్యాయి, మళ్లీ చూడాల్సినవి కూడా లేవు. అక్షరాలు ఎంచుకుని సాధన చేయి, లేదా ఒక పద్యం చదువు.',
  chooseLetters: 'అక్షరాలు ఎంచుకో',
  noLettersTitle: 'ఏ అక్షరాలు?',
  noLetters: 'అక్షరాల పటంలో ఒకటి లేదా కొన్ని అక్షరాలు ఎంచుకుని, వాటినే సాధన చేయి.',
  toMap: 'అక్షరాల పటానికి',

  endTitle: 'భలే!',
  endAllRight: 'మొదటి నుంచి చివరి వరకు అన్నీ సరైనవే!',
  points_one: '{{count}} పాయింటు',
  points_other: '{{count}} పాయింట్లు',
  rightOf: '{{total}}లో {{right}} సరైనవి',
  lookAgain: 'వీటిని ఇంకోసారి చూడు',
  more: 'ఇంకోసారి',
  stillDue_one: 'ఇంకా {{count}} మిగిలింది.',
  stillDue_other: 'ఇంకా {{count}} మిగిలాయి.',

  pairTitle: '{{first}}, {{second}}: తేడా ఏమిటి?',
  pairText: 'రెండూ విను. తేడా ఎక్కడుందో చూడు.',
  startDrill: 'మొదలుపెడదాం',
};
