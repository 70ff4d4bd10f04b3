// One spelling for each word, and one word for each thing of the app.

/**
 * A wrong form is found at the beginning of a word, so with every ending it can take.
 * `alone`: only as a whole word. `unless`: longer words that begin so and are others. `isNameToo`: it may be named as
 * another name of the thing, which a learner may type.
 * @typedef {{ right: string, wrong: readonly string[], alone?: true, unless?: readonly string[], isNameToo?: true }} Spelling
 */

/** @type {readonly Spelling[]} */
export const TELUGU_SPELLINGS = [
  { right: 'ఉడత', wrong: ['ఉడుత'], isNameToo: true },
  { right: 'గోళీ', wrong: ['గోలీ'], isNameToo: true },
  { right: 'దోసె', wrong: ['దోశ'], isNameToo: true },
  { right: 'స్వెటర్', wrong: ['స్వెట్టర్', 'స్వెట్టరు', 'స్వెటరు'], isNameToo: true },
  { right: 'చెరకు', wrong: ['చెరుకు'], isNameToo: true },
  { right: 'కశ్మీర్', wrong: ['కాశ్మీర్', 'కాశ్మీరు', 'కశ్మీరు'] },
  { right: 'ఇంగ్లీషు', wrong: ['ఇంగ్లిష', 'ఇంగ్లీష్'] },
  { right: 'ఫొటో', wrong: ['ఫోటో'], isNameToo: true },
  { right: 'హోంవర్క్', wrong: ['హోంవర్కు', 'హోమ్‌వర్క్', 'హోమ్‌వర్కు'], isNameToo: true },
  ...['సెప్టెంబ', 'అక్టోబ', 'నవంబ', 'డిసెంబ'].map((month) => ({
    right: `${month}ర్`,
    wrong: [`${month}రు`],
    isNameToo: /** @type {const} */ (true),
  })),
  { right: 'ఈ రోజు', wrong: ['ఈరోజు'], isNameToo: true },
  { right: 'మామిడి పండు', wrong: ['మామిడిపండ', 'మామిడిపళ్'], isNameToo: true },
  { right: 'తొక్కుడు బిళ్ల', wrong: ['తొక్కుడుబిళ్ల'], isNameToo: true },
  { right: 'కూర్చుని', wrong: ['కూర్చొని', 'కూర్చోని'] },
  { right: 'మేము', wrong: ['మేం'], alone: true, isNameToo: true },
  { right: 'మరిచి-', wrong: ['మరచి', 'మరచా'], isNameToo: true },
  { right: 'ఒత్తు', wrong: ['వత్తు'], isNameToo: true },
  {
    right: 'సున్నా',
    wrong: ['సున్న'],
    // Lime, and a sweet.
    unless: ['సున్నా', 'సున్నం', 'సున్నపు', 'సున్నము', 'సున్ని', 'సున్నుం'],
    isNameToo: true,
  },
  { right: 'నానమ్మ', wrong: ['నాయనమ్మ', 'నాన్నమ్మ'], isNameToo: true },
  { right: 'పెదనాన్న', wrong: ['పెద్దనాన్న'], isNameToo: true },
  { right: 'పర్వాలేదు', wrong: ['పరవాలేదు', 'ఫర్వాలేదు', 'ఫరవాలేదు'], isNameToo: true },
  { right: 'ఐదు', wrong: ['అయిదు', 'అయిదే', 'అయిదో', 'అయిదవ', 'అయిదిం'], isNameToo: true },
  { right: 'సెట్టింగ్‌లు', wrong: ['సెట్టింగ్స్', 'సెట్టింగు', 'సెట్టింగ్ల'] },
  // వాయిస్తుంది plays an instrument.
  { right: 'గొంతు', wrong: ['వాయిస్', 'వాయిసు'], unless: ['వాయిస్త'] },
  { right: 'గురువు', wrong: ['ట్యూటర్'] },
  { right: 'అభిరుచి', wrong: ['హాబీ'], isNameToo: true },
  { right: 'ఖాతా', wrong: ['అకౌంట్', 'అకౌంటు', 'ఎకౌంట్'] },
  { right: 'చెప్త-', wrong: ['చెబుత', 'చెపుత', 'చెప్పుత'] },
];

/** Found anywhere in a word. @type {readonly { right: string, wrong: RegExp, inVerse: boolean, isNameToo?: true }[]} */
export const TELUGU_FORMS = [
  { right: 'ళ్ల', wrong: /[\u0c00-\u0c7f]*ళ్ళ[\u0c00-\u0c7f\u200c]*/gu, inVerse: true },
  // చదవడం and పాడడం; పటం and కెరటం name no doing.
  {
    right: '-డం',
    wrong: /[\u0c00-\u0c7f]+డట(?:ం|ా|మ)[\u0c00-\u0c7f\u200c]*/gu,
    inVerse: false,
    isNameToo: true,
  },
];

/** @type {readonly Spelling[]} */
export const ENGLISH_SPELLINGS = [
  { right: 'saree', wrong: ['sari', 'saris'], isNameToo: true },
  { right: 'Lata', wrong: ['Latha'] },
  { right: 'jola pata', wrong: ['jola paata', 'jola paatalu', 'jolapata', 'jōla pāṭa'] },
];

/**
 * Where the English says this, the Telugu does not say that.
 * @type {readonly { english: RegExp, wrong: RegExp, unless?: RegExp, right: string, places: readonly string[] }[]}
 */
export const TERMS = [
  // దాచు on a button is to hide.
  {
    english: /\bsav(?:e|es|ed|ing)\b/iu,
    wrong: /(?<![\u0c00-\u0c7f])దా(?:చ|స్త)[\u0c00-\u0c7f]*/gu,
    right: 'భద్రపరచు',
    places: ['Interface', 'Pages'],
  },
  {
    english: /\beras(?:e|es|ed|ing)\b/iu,
    wrong: /(?<![\u0c00-\u0c7f])తొలగి[\u0c00-\u0c7f]*/gu,
    right: 'చెరిపేయి',
    places: ['Interface', 'Pages', 'Articles'],
  },
  // అక్షరం alone is a letter; in a page's title and in the brand it stands by itself.
  {
    english: /\bAksharam\b/u,
    wrong: /(?<![\u0c00-\u0c7f]|· |తెలుగు )అక్షర(?:ం(?!$)|ంతో|ంలో|ంలోని|ానికి|ాన్ని)(?![\u0c00-\u0c7f\u200c:])/gu,
    unless: /యాప్/u,
    right: 'అక్షరం యాప్',
    places: ['Interface', 'Pages', 'Articles'],
  },
];

/** Kin who are spoken of by their name in the family have a capital: "Mother is cooking", but "my mother". */
export const KIN_AS_NAMES = ['mother', 'father', 'grandmother', 'grandfather'];

/** Before these a kin word is no name. */
export const NO_NAME_AFTER =
  /(?:[(-]|\b(?:a|an|the|my|your|his|her|its|our|their|whose|this|that|each|every|any|no|one|two|both|another|big|little|great|own|eldest|maternal|paternal|new|old|step|mother and|or|like|called|word for|means?)|[’']s)$/iu;
