import type { PronounName } from '../grammar/pronouns';

export const SUBJECTS: Readonly<Record<string, PronounName>> = {
  i: 'I',
  we: 'we',
  you: 'you',
  he: 'he',
  she: 'she',
  it: 'that',
  they: 'they',
};
export const OBJECTS: Readonly<Record<string, PronounName>> = {
  me: 'I',
  us: 'we',
  you: 'you',
  him: 'he',
  her: 'she',
  it: 'that',
  them: 'they',
};
export const POSSESSIVES: Readonly<Record<string, PronounName>> = {
  my: 'I',
  our: 'we',
  your: 'you',
  his: 'he',
  her: 'she',
  its: 'that',
  their: 'they',
};

export type TimeWord = {
  readonly english: string;
  readonly telugu: string;
  readonly when: 'past' | 'now' | 'future' | 'always' | 'any';
};
/** Longer phrases first, because the first match is used. */
export const TIMES: readonly TimeWord[] = [
  { english: 'day before yesterday', telugu: 'మొన్న', when: 'past' },
  { english: 'day after tomorrow', telugu: 'ఎల్లుండి', when: 'future' },
  { english: 'in the morning', telugu: 'ఉదయం', when: 'any' },
  { english: 'in the evening', telugu: 'సాయంత్రం', when: 'any' },
  { english: 'in the afternoon', telugu: 'మధ్యాహ్నం', when: 'any' },
  { english: 'at night', telugu: 'రాత్రి', when: 'any' },
  { english: 'last night', telugu: 'నిన్న రాత్రి', when: 'past' },
  { english: 'every day', telugu: 'రోజూ', when: 'always' },
  { english: 'daily', telugu: 'రోజూ', when: 'always' },
  { english: 'right now', telugu: 'ఇప్పుడు', when: 'now' },
  { english: 'today', telugu: 'ఈ రోజు', when: 'any' },
  { english: 'tomorrow', telugu: 'రేపు', when: 'future' },
  { english: 'yesterday', telugu: 'నిన్న', when: 'past' },
  { english: 'now', telugu: 'ఇప్పుడు', when: 'now' },
  { english: 'tonight', telugu: 'ఈ రాత్రి', when: 'any' },
  { english: 'on monday', telugu: 'సోమవారం', when: 'any' },
  { english: 'on tuesday', telugu: 'మంగళవారం', when: 'any' },
  { english: 'on wednesday', telugu: 'బుధవారం', when: 'any' },
  { english: 'on thursday', telugu: 'గురువారం', when: 'any' },
  { english: 'on friday', telugu: 'శుక్రవారం', when: 'any' },
  { english: 'on saturday', telugu: 'శనివారం', when: 'any' },
  { english: 'on sunday', telugu: 'ఆదివారం', when: 'any' },
];

/** Adverbs of manner. Telugu puts them directly before the verb. */
export const MANNERS: Readonly<Record<string, string>> = {
  slowly: 'నెమ్మదిగా',
  quickly: 'త్వరగా',
  fast: 'వేగంగా',
  well: 'బాగా',
  loudly: 'గట్టిగా',
  quietly: 'నిశ్శబ్దంగా',
  together: 'కలిసి',
  again: 'మళ్లీ',
  early: 'త్వరగా',
};

export const PLACE_WORDS: Readonly<Record<string, readonly [at: string, to: string]>> = {
  here: ['ఇక్కడ', 'ఇక్కడికి'],
  there: ['అక్కడ', 'అక్కడికి'],
  inside: ['లోపల', 'లోపలికి'],
  outside: ['బయట', 'బయటికి'],
  in: ['లోపల', 'లోపలికి'],
  out: ['బయట', 'బయటికి'],
};

/** English prepositions and the Telugu postpositions that follow the noun. */
export const POSTPOSITIONS: Readonly<Record<string, string>> = {
  on: 'మీద',
  under: 'కింద',
  below: 'కింద',
  near: 'దగ్గర',
  behind: 'వెనక',
  beside: 'పక్కన',
  'next to': 'పక్కన',
  'in front of': 'ముందు',
  from: 'నుంచి',
  for: 'కోసం',
  about: 'గురించి',
};

/** Names of the children in our stories. */
export const NAMES: Readonly<Record<string, readonly [telugu: string, kind: 'man' | 'woman']>> = {
  ravi: ['రవి', 'man'],
  raju: ['రాజు', 'man'],
  ramu: ['రాము', 'man'],
  rama: ['రామ', 'man'],
  gopi: ['గోపి', 'man'],
  kiran: ['కిరణ్', 'man'],
  hari: ['హరి', 'man'],
  sunil: ['సునీల్', 'man'],
  vamsi: ['వంశీ', 'man'],
  balu: ['బాలు', 'man'],
  krishna: ['కృష్ణ', 'man'],
  arjun: ['అర్జున్', 'man'],
  sita: ['సీత', 'woman'],
  lata: ['లత', 'woman'],
  anita: ['అనిత', 'woman'],
  meena: ['మీనా', 'woman'],
  padma: ['పద్మ', 'woman'],
  lakshmi: ['లక్ష్మి', 'woman'],
  anu: ['అను', 'woman'],
  asha: ['ఆశ', 'woman'],
  ramya: ['రమ్య', 'woman'],
  geeta: ['గీత', 'woman'],
  sana: ['సనా', 'woman'],
};

/** Nouns that sentences need and the word bank may lack. */
export const MORE_NOUNS: readonly (readonly [english: string, telugu: string])[] = [
  ['name', 'పేరు'],
  ['children', 'పిల్లలు'],
  ['kids', 'పిల్లలు'],
  ['baby', 'పాప'],
  ['money', 'డబ్బులు'],
  ['garden', 'తోట'],
  ['bag', 'సంచి'],
  ['home', 'ఇల్లు'],
  ['telugu', 'తెలుగు'],
  ['english', 'ఇంగ్లీషు'],
  ['playground', 'మైదానం'],
  ['birthday', 'పుట్టినరోజు'],
  ['holiday', 'సెలవు'],
  ['fever', 'జ్వరం'],
];

/** English words with two meanings that are different words in Telugu: "letter" is అక్షరం or ఉత్తరం. */
export const TWO_MEANINGS: ReadonlySet<string> = new Set(
  (
    'letter letters glasses bat bats match matches second seconds date dates bow bows top tops nail nails lime bill bills ' +
    'light lights tank tanks state states capital seal seals right left patient fair present man men may march dish dishes'
  ).split(' '),
);

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  lakh: 100_000,
  lakhs: 100_000,
  crore: 10_000_000,
};

/** Reads "two hundred and five" or "25": the number and how many words it takes; null if no number comes first. */
export function readNumber(words: readonly string[]): { readonly value: number; readonly length: number } | null {
  const [first = ''] = words;
  if (/^\d{1,8}$/u.test(first)) return { value: Number(first), length: 1 };
  let total = 0;
  let current = 0;
  let length = 0;
  for (const [at, word] of words.entries()) {
    const unit = UNITS.indexOf(word);
    const ten = TENS.indexOf(word.replace(/-.*/u, ''));
    const unitAfterHyphen = UNITS.indexOf(word.replace(/^[a-z]+-/u, ''));
    const scale = SCALES[word];
    if (unit !== -1 && current % 10 === 0 && (current % 100 === 0 || (unit > 0 && unit < 10))) current += unit;
    else if (ten !== -1 && current % 100 === 0)
      current += (ten + 2) * 10 + (word.includes('-') && unitAfterHyphen > 0 ? unitAfterHyphen : 0);
    else if (scale !== undefined && length > 0 && current > 0) {
      if (scale === 100) current *= 100;
      else {
        total += current * scale;
        current = 0;
      }
    } else if (word === 'and' && length > 0 && at + 1 < words.length && (total > 0 || current >= 100)) {
      const next = words[at + 1] ?? '';
      if (!UNITS.includes(next) && !TENS.includes(next.replace(/-.*/u, ''))) break;
    } else break;
    length = at + 1;
  }
  return length === 0 ? null : { value: total + current, length };
}

/** Function words that the patterns use, so that they are never reported as missing. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...Object.keys(SUBJECTS),
  ...Object.keys(OBJECTS),
  ...Object.keys(POSSESSIVES),
  ...Object.keys(MANNERS),
  ...Object.keys(PLACE_WORDS),
  ...Object.keys(NAMES),
  ...TIMES.flatMap(({ english }) => english.split(' ')),
  ...TWO_MEANINGS,
  ...UNITS,
  ...TENS,
  ...Object.keys(SCALES),
  ...(
    'a an the this that these those some many very and or not no am is are was were be do does did will can may must should have has had ' +
    'like likes love loves want wants need needs know knows let please who whose what where when why how which there to in on at by with ' +
    'for from about under below near behind beside next front of into too also years year old going if but because than so just would could might shall feel feels mine yours hers ours theirs had got get been being every last down up out off'
  ).split(' '),
]);
