// People who require respectful verbs, which end in -రు.

/**
 * Their names as the subject of a sentence, and their English equivalents.
 * అమ్మ is not listed: a small child uses the plain form for her, and a lesson says so.
 * @type {readonly { telugu: readonly string[], english: readonly string[] }[]}
 */
export const RESPECTED = [
  { telugu: ['తాతయ్య', 'తాత'], english: ['grandfather', 'grandpa', 'tatayya', 'grandparents'] },
  { telugu: ['నానమ్మ', 'నాయనమ్మ', 'అమ్మమ్మ', 'బామ్మ'], english: ['grandmother', 'grandma', 'nanamma', 'ammamma'] },
  { telugu: ['నాన్న', 'తండ్రి', 'నాన్నగారు'], english: ['father', 'dad', 'nanna'] },
  { telugu: ['మామయ్య', 'మామ'], english: ['uncle', 'mamayya'] },
  { telugu: ['అత్తయ్య', 'అత్త', 'మేనత్త'], english: ['aunt', 'attayya', 'atta'] },
  { telugu: ['బాబాయి', 'బాబాయ్', 'చిన్నాన్న'], english: ['uncle', 'babayi'] },
  { telugu: ['పిన్ని', 'చిన్నమ్మ'], english: ['aunt', 'pinni'] },
  { telugu: ['పెదనాన్న'], english: ['uncle', 'pedananna'] },
  { telugu: ['పెద్దమ్మ'], english: ['aunt', 'peddamma'] },
  { telugu: ['ఆంటీ'], english: ['aunty', 'aunt'] },
  { telugu: ['అంకుల్'], english: ['uncle'] },
  { telugu: ['రైతు'], english: ['farmer'] },
  { telugu: ['కుమ్మరి'], english: ['potter'] },
  { telugu: ['వడ్రంగి'], english: ['carpenter'] },
  { telugu: ['కమ్మరి'], english: ['blacksmith', 'smith'] },
  { telugu: ['కంసాలి'], english: ['goldsmith'] },
  { telugu: ['నేతగాడు', 'నేతకారుడు', 'కార్మికుడు'], english: ['weaver', 'worker'] },
  { telugu: ['జాలరి', 'మత్స్యకారుడు'], english: ['fisherman'] },
  { telugu: ['దర్జీ'], english: ['tailor'] },
  { telugu: ['నర్సు'], english: ['nurse'] },
  { telugu: ['డాక్టర్', 'డాక్టరు', 'వైద్యుడు', 'వైద్యురాలు'], english: ['doctor'] },
  { telugu: ['టీచర్', 'టీచరు', 'ఉపాధ్యాయుడు', 'ఉపాధ్యాయురాలు', 'మాస్టారు', 'గురువు'], english: ['teacher'] },
  { telugu: ['పోలీసు', 'పోలీస్'], english: ['police', 'policeman'] },
  { telugu: ['సైనికుడు'], english: ['soldier'] },
  { telugu: ['డ్రైవర్', 'డ్రైవరు'], english: ['driver'] },
  { telugu: ['కండక్టర్', 'కండక్టరు'], english: ['conductor'] },
  { telugu: ['పైలట్'], english: ['pilot'] },
  { telugu: ['దుకాణదారు', 'దుకాణదారుడు', 'వ్యాపారి'], english: ['shopkeeper', 'merchant'] },
  { telugu: ['ఇంజనీరు', 'ఇంజనీర్', 'ఇంజినీర్'], english: ['engineer'] },
  { telugu: ['లాయర్', 'న్యాయవాది'], english: ['lawyer'] },
  { telugu: ['తోటమాలి'], english: ['gardener'] },
  { telugu: ['గాయకుడు', 'గాయని'], english: ['singer'] },
  { telugu: ['చిత్రకారుడు'], english: ['painter', 'artist'] },
  { telugu: ['శాస్త్రవేత్త'], english: ['scientist'] },
  { telugu: ['రచయిత', 'రచయిత్రి'], english: ['writer', 'author'] },
  { telugu: ['పూజారి'], english: ['priest'] },
];

/**
 * Stories set at a king's court, by file: these workers take plain verbs, like the king and the minister.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const PLAIN_AT_COURT = {
  'src/content/stories/tenali-bommalu.ts': ['కంసాలి'],
  'src/content/stories/tenali-vankaya.ts': ['తోటమాలి'],
};

/**
 * A next word with one of these beginnings makes the person part of something else: a woodpecker, a police dog or
 * station, a mentioned word, somebody's child, a wish to become one.
 */
export const NOT_THE_PERSON = [
  ...['పిట్ట', 'కుక్క', 'స్టేషన', 'జీపు', 'బండి', 'వైపు', 'వైపో'],
  ...['అనే', 'అని', 'అంటే', 'లాంటి', 'లాగా', 'లాగే', 'వాళ్ల', 'కావాల', 'అవ్వాల'],
  ...['కూతురు', 'కొడుకు', 'చెల్లి', 'తమ్ముడు', 'అక్క', 'అన్నయ్య', 'మనవడు', 'మనవరాలు'],
];

/** Verbs of things, not of people: a person in a sentence that ends with one is not its subject. */
export const VERBS_OF_THINGS = [
  ...['అయింది', 'అవుతుంది', 'మొదలైంది', 'ఆగింది', 'మారింది', 'పెరిగింది', 'తగ్గింది'],
  ...['నచ్చింది', 'నచ్చుతుంది', 'దొరికింది', 'దొరుకుతుంది', 'తెలిసింది', 'తెలుస్తుంది', 'అనిపించింది', 'అనిపిస్తుంది'],
  ...['వినిపించింది', 'వినిపిస్తుంది', 'కనిపించింది', 'కనిపిస్తుంది', 'కదులుతుంది', 'వెలిగిపోయింది'],
];

/** Verbs of both people and things. */
export const VERBS_OF_BEING = ['ఉంది', 'ఉంటుంది', 'ఉండేది'];
