// The house spelling of each word, and the term for each concept of the app.

/**
 * A wrong form is matched at the beginning of a word, with any ending.
 * `alone`: only as a whole word. `unless`: longer words with the same beginning that are right. `isNameToo`: allowed as
 * another name of the thing, which a learner may type. `notIn`: places that may need the other spelling.
 * @typedef {{
 *   right: string, wrong: readonly string[], alone?: true, unless?: readonly string[], isNameToo?: true,
 *   notIn?: readonly string[],
 * }} Spelling
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
    // These words mean lime, and a sweet.
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
  // Loans that people end in a bare consonant; the plural keeps its vowel (కేకులు).
  { right: 'డాక్టర్', wrong: ['డాక్టరు'], isNameToo: true },
  { right: 'టీచర్', wrong: ['టీచరు'], isNameToo: true },
  { right: 'డ్రైవర్', wrong: ['డ్రైవరు'], isNameToo: true },
  { right: 'కంప్యూటర్', wrong: ['కంప్యూటరు'], isNameToo: true },
  { right: 'ఫోన్', wrong: ['ఫోను'], isNameToo: true },
  { right: 'కేక్', wrong: ['కేకు'], unless: ['కేకుల'], isNameToo: true },
  { right: 'హైదరాబాద్', wrong: ['హైదరాబాదు'], isNameToo: true },
  { right: 'పెట్రోల్', wrong: ['పెట్రోలు'], isNameToo: true },
  { right: 'పెన్సిల్', wrong: ['పెన్సిలు'], isNameToo: true },
  { right: 'సైకిల్', wrong: ['సైకిలు'], isNameToo: true },
  { right: 'టెలిస్కోప్', wrong: ['టెలిస్కోపు'], unless: ['టెలిస్కోపుల'], isNameToo: true },
  { right: 'బిస్కెట్', wrong: ['బిస్కెట్టు', 'బిస్కట్'], isNameToo: true },
  { right: 'ఆపిల్', wrong: ['యాపిల్', 'ఏపిల్'], isNameToo: true },
  { right: 'బఠాణీ', wrong: ['బఠానీ'], isNameToo: true },
  { right: 'చికాగో', wrong: ['షికాగో'] },
  { right: 'లడ్డూ', wrong: ['లడ్డు'], unless: ['లడ్డూ'], isNameToo: true },
  { right: 'బయలుదేర-', wrong: ['బయల్దేర'], isNameToo: true },
  // ఉయ్యాలో is the refrain of a song.
  { right: 'ఊయల', wrong: ['ఉయ్యాల'], unless: ['ఉయ్యాలో'], isNameToo: true },
  { right: 'జోలపాట', wrong: ['జోల పాట'], isNameToo: true },
  { right: 'జారుడుబల్ల', wrong: ['జారుడు బల్ల'], isNameToo: true },
  { right: 'తమ్ముడిని', wrong: ['తమ్ముణ్ణి'], alone: true },
  { right: 'పి.వి.', wrong: ['పి\\. వి'] },
  { right: 'మరునాడు', wrong: ['మర్నా'] },
  { right: 'పండుగ', wrong: ['పండగ'], isNameToo: true },
  { right: 'చూడడం', wrong: ['చూడ్డ'] },
  // The hand, and "do!". Stories that come before య్య is taught write చేయి.
  { right: 'చెయ్యి', wrong: ['చేయి'], alone: true, isNameToo: true, notIn: ['Stories', 'Rhymes'] },
  // A story that comes before ర్వ is taught writes తరువాత.
  { right: 'తర్వాత', wrong: ['తరువాత'], isNameToo: true, notIn: ['Stories', 'Rhymes'] },
];

/** Forms that are wrong anywhere in a word. @type {readonly { right: string, wrong: RegExp, inVerse: boolean, isNameToo?: true }[]} */
export const TELUGU_FORMS = [
  { right: 'ళ్ల', wrong: /[\u0c00-\u0c7f]*ళ్ళ[\u0c00-\u0c7f\u200c]*/gu, inVerse: true },
  // Verbal nouns, such as చదవడం and పాడడం; పటం and కెరటం are other nouns.
  {
    right: '-డం',
    wrong: /[\u0c00-\u0c7f]+డట(?:ం|ా|మ)[\u0c00-\u0c7f\u200c]*/gu,
    inVerse: false,
    isNameToo: true,
  },
  {
    right: 'the ending right after the number',
    wrong: /\d (?:లో|న|కి|కు|తో|వ)(?![\u0c00-\u0c7f])/gu,
    inVerse: false,
  },
];

/** @type {readonly Spelling[]} */
export const ENGLISH_SPELLINGS = [
  { right: 'saree', wrong: ['sari', 'saris'], isNameToo: true },
  { right: 'Lata', wrong: ['Latha'] },
  { right: 'Sita', wrong: ['Seeta'] },
  { right: 'jola pata', wrong: ['jola paata', 'jola paatalu', 'jolapata', 'jōla pāṭa'] },
];

/**
 * If the English text matches `english`, the Telugu text must not match `wrong`.
 * @type {readonly { english: RegExp, wrong: RegExp, unless?: RegExp, right: string, places: readonly string[] }[]}
 */
export const TERMS = [
  // On a button, దాచు would mean "hide".
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
  // అక్షరం alone means "letter"; only page titles and the brand use it alone.
  {
    english: /\bAksharam\b/u,
    wrong: /(?<![\u0c00-\u0c7f]|· |తెలుగు )అక్షర(?:ం(?!$)|ంతో|ంలో|ంలోని|ానికి|ాన్ని)(?![\u0c00-\u0c7f\u200c:])/gu,
    unless: /యాప్/u,
    right: 'అక్షరం యాప్',
    places: ['Interface', 'Pages', 'Articles'],
  },
];

/** Kin words used as names have a capital: "Mother is cooking", but "my mother". */
export const KIN_AS_NAMES = ['mother', 'father', 'grandmother', 'grandfather'];

/** After these words, a kin word is not a name. */
export const NOT_NAME_AFTER =
  /(?:[(-]|\b(?:a|an|the|my|your|his|her|its|our|their|whose|this|that|each|every|any|no|one|two|both|another|big|little|great|own|eldest|maternal|paternal|new|old|step|mother and|or|like|called|word for|means?)|[’']s)$/iu;
