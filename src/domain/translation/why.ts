import type { Bilingual } from '../bilingual';
import type { Case } from '../grammar/noun';
import type { Tense } from '../grammar/verb';

/** An explanation for a child: one plain sentence in both languages. */
const say = (en: string, te: string): Bilingual => ({ en, te });

export const whyMany = (one: string, many: string): Bilingual =>
  say(`There is more than one: ${one} becomes ${many}.`, `ఒకటి కంటే ఎక్కువ అని చెప్పడానికి “${one}” అనే మాట “${many}” అవుతుంది.`);

export const whyPronoun = (plain: string, form: string): Bilingual | undefined =>
  plain === form ? undefined : say(`${plain} becomes ${form} here.`, `ఇక్కడ “${plain}” అనే మాట “${form}” అవుతుంది.`);

const CASES: Readonly<Record<Exclude<Case, 'plain'>, (word: string, form: string) => Bilingual>> = {
  object: (word, form) =>
    say(`The action is done to ${form}, so ${word} takes -ను or -ని.`, `ఎవరిని, దేన్ని అని అడిగితే వచ్చే జవాబు: “${form}”.`),
  to: (word, form) =>
    say(`-కి or -కు at the end of ${word} means “to”: ${form}.`, `“${word}” అనే మాటకు -కి లేదా -కు చేరితే “${form}” అవుతుంది.`),
  in: (word, form) =>
    say(`-లో at the end of ${word} means “in”: ${form}.`, `“${word}” అనే మాటకు -లో చేరితే “${form}” అవుతుంది.`),
  with: (word, form) =>
    say(`-తో at the end of ${word} means “with”: ${form}.`, `“${word}” అనే మాటకు -తో చేరితే “${form}” అవుతుంది.`),
  of: (word, form) =>
    say(`Before another word, ${word} becomes ${form}.`, `వేరే మాటకు ముందు “${word}” అనే మాట “${form}” అవుతుంది.`),
};

export const whyCase = (word: string, form: string, which: Case): Bilingual | undefined =>
  which === 'plain' || word === form ? undefined : CASES[which](word, form);

export const whyBehind = (postposition: string): Bilingual =>
  say(`${postposition} comes after its word, not before it.`, `“${postposition}” అనే మాట వెనక వస్తుంది.`);

export const whyShared = (word: string): Bilingual =>
  say(`Telugu children say “our” here: మా ${word}.`, `ఇలాంటి మాటలకు ముందు “నా” అనకుండా “మా” అంటాం: మా ${word}.`);

export const whySharedYour = (word: string): Bilingual =>
  say(`Telugu uses the “your” for several people here: మీ ${word}.`, `ఇలాంటి మాటలకు ముందు “నీ” అనకుండా “మీ” అంటాం: మీ ${word}.`);

export const whySharedTheir = (word: string): Bilingual =>
  say(`Telugu says “their” here: వాళ్ల ${word}.`, `ఇలాంటి మాటలకు ముందు “వాళ్ల” అంటాం: వాళ్ల ${word}.`);

export const whyCountsPeople = (count: string): Bilingual =>
  say(`There are special words for counting people: ${count}.`, `మనుషులను లెక్కపెట్టేటప్పుడు “${count}” అంటాం.`);

export const whyDescribes = (before: string, name: string): Bilingual | undefined =>
  before === name ? undefined : say(`Before another word, the color is ${before}.`, `వేరే మాటకు ముందు “${before}” అంటాం.`);

const NOT: Readonly<Record<Tense, (subject: string, form: string) => Bilingual>> = {
  past: (_, form) => say(`“Did not” is -లేదు for everybody: ${form}.`, `జరగని పనికి -లేదు వస్తుంది: “${form}”.`),
  always: (subject, form) =>
    say(
      `“Not” is part of the verb; with ${subject} it is ${form}.`,
      `“కాదు” అనే అర్థం క్రియలోనే ఉంది; కర్త “${subject}” కాబట్టి “${form}”.`,
    ),
  now: (_, form) => say(`“Is not doing” is -డం లేదు: ${form}.`, `ఇప్పుడు జరగని పనికి -డం లేదు వస్తుంది: “${form}”.`),
};

const DOES: Readonly<Record<Tense, (subject: string, form: string) => Bilingual>> = {
  past: (subject, form) =>
    say(
      `It already happened, and with ${subject} the verb is ${form}.`,
      `జరిగిపోయిన పని, కర్త “${subject}”. అందుకే “${form}”.`,
    ),
  always: (subject, form) => say(`With ${subject} the verb is ${form}.`, `కర్త “${subject}” కాబట్టి “${form}” అనాలి.`),
  now: (subject, form) =>
    say(
      `It is happening now, and with ${subject} the verb is ${form}.`,
      `ఇప్పుడు జరుగుతున్న పని, కర్త “${subject}”. అందుకే “${form}”.`,
    ),
};

export const whyVerb = (tense: Tense, subject: string, form: string, isNegative: boolean): Bilingual =>
  (isNegative ? NOT : DOES)[tense](subject, form);

export const whyAgrees = (subject: string, form: string): Bilingual =>
  say(`With ${subject} it is ${form}.`, `“${subject}” అన్నాం కాబట్టి “${form}” అనాలి.`);

export const WHY = {
  we: say(
    'మేము means “we, but not you”. If the listener is included, say మనం.',
    'వినేవాళ్లు కూడా కలిస్తే “మేము” బదులు “మనం” అనాలి.',
  ),
  you: say('నువ్వు is for a friend. To an elder, say మీరు.', 'స్నేహితులతో “నువ్వు” అంటాం. పెద్దవాళ్లతో “మీరు” అనాలి.'),
  they: say(
    'వాళ్లు is for people. For animals and things, say అవి.',
    'మనుషులను “వాళ్లు” అంటాం. జంతువులను, వస్తువులను “అవి” అంటాం.',
  ),
  elder: say('We speak of an elder with respect: ఆయన.', 'పెద్దవారు కాబట్టి మర్యాదగా “ఆయన” అంటాం.'),
  friend: say('స్నేహితుడు is a boy. A girl is స్నేహితురాలు.', 'అబ్బాయి అయితే “స్నేహితుడు”, అమ్మాయి అయితే “స్నేహితురాలు”.'),
  ga: say('Before ఉంది, a describing word ends in -గా.', '“ఉంది” అనే క్రియకు ముందు, వర్ణించే మాటకు -గా చేరుతుంది.'),
  always: say('For something that is always true, say ఉంటుంది or ఉంటాయి.', 'ఎప్పుడూ అలా ఉండేదానికి “ఉంటుంది”, “ఉంటాయి” అంటాం.'),
  one: say('-ది or -వి at the end makes it “a … one”.', 'చివర -ది, -వి చేరితే అలాంటిది, అలాంటివి అని అర్థం.'),
  command: say(
    'This is how you say it to a friend; to an elder, add -అండి.',
    'స్నేహితులతో ఇలా అంటాం. పెద్దవాళ్లతో అయితే చివర -అండి రావాలి.',
  ),
  polite: say('“Please” is in the verb: it ends in -అండి.', 'మర్యాదగా అడిగేటప్పుడు క్రియ చివర -అండి వస్తుంది.'),
  doNot: say('“Do not” is -కు at the end of the verb.', 'వద్దు అని చెప్పడానికి క్రియ చివర -కు వస్తుంది.'),
  doNotPolite: say('“Please do not” is -కండి at the end of the verb.', 'వద్దు అని మర్యాదగా చెప్పడానికి క్రియ చివర -కండి వస్తుంది.'),
  letUs: say('“Let us” is -దాం at the end of the verb.', 'కలిసి చేయడానికి క్రియ చివర -దాం వస్తుంది.'),
  asked: say('The long ఆ at the end makes it a yes-or-no question.', 'చివర ఆ అనే శబ్దం వస్తే అది ప్రశ్న అవుతుంది.'),
  can: say('-గల in the verb means “can”.', 'చేయడం వచ్చు అని చెప్పడానికి క్రియలో -గల వస్తుంది.'),
  cannot: say('-లే in the verb means “cannot”.', 'చేయడం రాదు అని చెప్పడానికి క్రియలో -లే వస్తుంది.'),
  must: say(
    '-ఆలి at the end means “have to”; it is the same for everybody.',
    'తప్పక చేయాల్సిన పనికి చివర -ఆలి వస్తుంది; ఎవరికైనా అదే రూపం.',
  ),
  wantTo: say('-ఆలని ఉంది means “want to”.', 'చేయాలనే కోరిక చెప్పడానికి -ఆలని ఉంది అంటాం.'),
  doing: say('The name of an action ends in -డం.', 'పని పేరు చివర -డం వస్తుంది.'),
  and: say('“And” makes the end of both words long.', 'రెండు మాటలను కలిపేటప్పుడు రెండింటి చివరా దీర్ఘం వస్తుంది.'),
  also: say('కూడా comes after the word it belongs to.', '“కూడా” అనే మాట వెనక వస్తుంది.'),
  notThere: say(
    'For something that is not there, say లేదు; it changes with who or what it is.',
    'లేని వాటికి “లేదు” అంటాం; ఎవరు, ఏది అనే దాన్ని బట్టి అది మారుతుంది.',
  ),
  isNot: say('“It is not that” is కాదు.', 'అది ఇది కాదు అని చెప్పడానికి “కాదు” అంటాం.'),
  fondOf: say('For people, say అంటే ఇష్టం.', 'మనుషుల గురించి “అంటే ఇష్టం” అంటాం.'),
} as const satisfies Record<string, Bilingual>;

export const BUILD = {
  verbLast: say('In Telugu, the verb comes last.', 'తెలుగులో క్రియ చివర వస్తుంది.'),
  noIs: say('Telugu needs no word for “is” here.', 'ఇలాంటి వాక్యానికి క్రియ అక్కర్లేదు.'),
  noArticle: say('Telugu has no words for “a” and “the”.', 'ఇలాంటి మాటకు ముందు తెలుగులో వేరే మాట అక్కర్లేదు.'),
  describesFirst: say('The describing word comes first, as in English.', 'వర్ణించే మాట ముందు వస్తుంది.'),
  toOne: say(
    'In Telugu, this comes “to” somebody, so the person takes -కు or -కి.',
    'ఇలాంటి వాక్యంలో ఎవరికి అని చెప్తాం; అందుకే -కు లేదా -కి వస్తుంది.',
  ),
  near: say(
    'For “I have a thing”, Telugu says “near me there is a thing”: నా దగ్గర.',
    'వస్తువులు ఉన్నాయని చెప్పడానికి “దగ్గర” అంటాం.',
  ),
  placeFirst: say('First say where, then what is there.', 'ముందు చోటు చెప్తాం, తర్వాత అక్కడ ఏముందో చెప్తాం.'),
  questionWord: say('The question word comes right before the verb.', 'ప్రశ్న అడిగే మాట క్రియకు ముందు వస్తుంది.'),
  questionLast: say('The question word comes last.', 'ప్రశ్న అడిగే మాట చివర వస్తుంది.'),
  youUnsaid: say('You don’t have to name the person you are talking to.', 'ఎవరితో మాట్లాడుతున్నామో వేరుగా చెప్పక్కర్లేదు.'),
  endings: say(
    'English puts little words before; Telugu puts them after.',
    'చోటును, దిక్కును చెప్పే చిన్న మాటలు తెలుగులో వెనక చేరుతాయి.',
  ),
  whole: say('This is a set phrase.', 'దీన్ని ఇలాగే అంటాం.'),
} as const satisfies Record<string, Bilingual>;
