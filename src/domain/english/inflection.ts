/** The past and participle of irregular verbs. */
const IRREGULAR: Readonly<Record<string, readonly [past: string, participle: string]>> = {
  eat: ['ate', 'eaten'],
  creep: ['crept', 'crept'],
  leave: ['left', 'left'],
  light: ['lit', 'lit'],
  strike: ['struck', 'struck'],
  drink: ['drank', 'drunk'],
  sleep: ['slept', 'slept'],
  run: ['ran', 'run'],
  read: ['read', 'read'],
  write: ['wrote', 'written'],
  speak: ['spoke', 'spoken'],
  hear: ['heard', 'heard'],
  see: ['saw', 'seen'],
  come: ['came', 'come'],
  go: ['went', 'gone'],
  sit: ['sat', 'sat'],
  stand: ['stood', 'stood'],
  swim: ['swam', 'swum'],
  fly: ['flew', 'flown'],
  sing: ['sang', 'sung'],
  draw: ['drew', 'drawn'],
  wear: ['wore', 'worn'],
  shut: ['shut', 'shut'],
  give: ['gave', 'given'],
  take: ['took', 'taken'],
  wake: ['woke', 'woken'],
  get: ['got', 'got'],
  buy: ['bought', 'bought'],
  sell: ['sold', 'sold'],
  tell: ['told', 'told'],
  say: ['said', 'said'],
  teach: ['taught', 'taught'],
  think: ['thought', 'thought'],
  sweep: ['swept', 'swept'],
  throw: ['threw', 'thrown'],
  catch: ['caught', 'caught'],
  hold: ['held', 'held'],
  weep: ['wept', 'wept'],
  do: ['did', 'done'],
  make: ['made', 'made'],
  bring: ['brought', 'brought'],
  send: ['sent', 'sent'],
  put: ['put', 'put'],
  fall: ['fell', 'fallen'],
  hit: ['hit', 'hit'],
  cut: ['cut', 'cut'],
  bite: ['bit', 'bitten'],
  break: ['broke', 'broken'],
  build: ['built', 'built'],
  dig: ['dug', 'dug'],
  sew: ['sewed', 'sewn'],
  grow: ['grew', 'grown'],
  hide: ['hid', 'hidden'],
  drive: ['drove', 'driven'],
  ride: ['rode', 'ridden'],
  win: ['won', 'won'],
  lose: ['lost', 'lost'],
  find: ['found', 'found'],
  forget: ['forgot', 'forgotten'],
  feed: ['fed', 'fed'],
  fight: ['fought', 'fought'],
  forgive: ['forgave', 'forgiven'],
  choose: ['chose', 'chosen'],
  begin: ['began', 'begun'],
  understand: ['understood', 'understood'],
  know: ['knew', 'known'],
  have: ['had', 'had'],
  meet: ['met', 'met'],
  show: ['showed', 'shown'],
  shake: ['shook', 'shaken'],
  sink: ['sank', 'sunk'],
  rise: ['rose', 'risen'],
  bend: ['bent', 'bent'],
  pay: ['paid', 'paid'],
  spend: ['spent', 'spent'],
  lend: ['lent', 'lent'],
  keep: ['kept', 'kept'],
  lie: ['lay', 'lain'],
  weave: ['wove', 'woven'],
};

const DOUBLED =
  /^(?:run|sit|swim|get|put|hit|cut|dig|win|stop|clap|shut|slip|step|hop|hug|rub|chat|drop|mix|forget|wrap|begin|knit|plan|shop)$/u;

export type EnglishForm = 'base' | 's' | 'ing' | 'past' | 'participle';

const withS = (word: string) => {
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh|(?<!o)o|z)$/u.test(word) ? `${word}es` : `${word}s`;
};

function withVowelEnding(base: string, ending: 'ing' | 'ed'): string {
  if (DOUBLED.test(base) && !base.endsWith('x')) return `${base}${base.at(-1) ?? ''}${ending}`;
  if (ending === 'ing' && base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (ending === 'ed' && /[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  if (base.endsWith('e') && !base.endsWith('ee')) return base.slice(0, -1) + ending;
  return base + ending;
}

/** Every form of an English verb; in "wake up" only the first word changes. */
export function verbForms(base: string): readonly (readonly [form: string, kind: EnglishForm])[] {
  const [first = '', ...rest] = base.split(' ');
  const irregular = Object.hasOwn(IRREGULAR, first) ? IRREGULAR[first] : undefined;
  const past = irregular?.[0] ?? withVowelEnding(first, 'ed');
  const participle = irregular?.[1] ?? past;
  const whole = (form: string) => [form, ...rest].join(' ');
  return [
    [whole(first), 'base'],
    [whole(withS(first)), 's'],
    [whole(withVowelEnding(first, 'ing')), 'ing'],
    [whole(past), 'past'],
    [whole(participle), 'participle'],
  ];
}

const PLURALS: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  person: 'people',
  tooth: 'teeth',
  foot: 'feet',
  mouse: 'mice',
  ox: 'oxen',
  sheep: 'sheep',
  deer: 'deer',
  fish: 'fish',
  leaf: 'leaves',
  knife: 'knives',
  calf: 'calves',
  wife: 'wives',
  wolf: 'wolves',
  fisherman: 'fishermen',
  postman: 'postmen',
  watchman: 'watchmen',
  snowman: 'snowmen',
  thief: 'thieves',
  hoof: 'hooves',
  louse: 'lice',
  goose: 'geese',
  starfish: 'starfish',
  jellyfish: 'jellyfish',
  goldfish: 'goldfish',
  catfish: 'catfish',
  clownfish: 'clownfish',
  dodo: 'dodos',
  photo: 'photos',
  piano: 'pianos',
  video: 'videos',
  radio: 'radios',
  kilo: 'kilos',
};

/** The plural of an English noun; in "school bag" only the last word changes. */
export function nounPlural(noun: string): string {
  const at = noun.lastIndexOf(' ') + 1;
  const last = noun.slice(at);
  return noun.slice(0, at) + (Object.hasOwn(PLURALS, last) ? (PLURALS[last] ?? last) : withS(last));
}

const BASES = new Map<string, Set<string>>();
const noteBase = (form: string, base: string) => {
  if (form !== base) BASES.set(form, (BASES.get(form) ?? new Set()).add(base));
};
for (const [base, [past, participle]] of Object.entries(IRREGULAR)) {
  noteBase(past, base);
  noteBase(participle, base);
}
for (const [singular, plural] of Object.entries(PLURALS)) noteBase(plural, singular);

/** The verbs or nouns that an irregular form belongs to: "made" to "make", "mice" to "mouse". */
export const irregularBases = (form: string): readonly string[] => [...(BASES.get(form) ?? [])];
