// Forms that no ending explains.
const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  teeth: 'tooth',
  feet: 'foot',
  mice: 'mouse',
  oxen: 'ox',
  ate: 'eat',
  eaten: 'eat',
  drank: 'drink',
  drunk: 'drink',
  slept: 'sleep',
  ran: 'run',
  spoke: 'speak',
  spoken: 'speak',
  wrote: 'write',
  written: 'write',
  saw: 'see',
  seen: 'see',
  came: 'come',
  went: 'go',
  gone: 'go',
  sat: 'sit',
  stood: 'stand',
  swam: 'swim',
  flew: 'fly',
  flown: 'fly',
  sang: 'sing',
  sung: 'sing',
  drew: 'draw',
  drawn: 'draw',
  wore: 'wear',
  worn: 'wear',
  gave: 'give',
  given: 'give',
  took: 'take',
  taken: 'take',
  'woke up': 'wake up',
  bought: 'buy',
  sold: 'sell',
  told: 'tell',
  taught: 'teach',
  thought: 'think',
  threw: 'throw',
  thrown: 'throw',
  caught: 'catch',
  swept: 'sweep',
  heard: 'listen',
  angry: 'anger',
  hungry: 'hunger',
  better: 'good',
  best: 'good',
  worse: 'bad',
  worst: 'bad',
};

/** What may come before the word that is meant. */
const LEAD_IN =
  /^(?:what(?:'s|\s+is|\s+are|\s+does)|who(?:'s|\s+is)|tell\s+me\s+about|explain|describe|(?:the\s+)?meaning\s+of|define)\s+/u;
const ARTICLE = /^(?:a|an|the|to|my|our|your|some|this|that)\s+/u;
const LEAD_OUT = /\s+(?:means?|please)$/u;

// Longest first. Each ending with what the word may have ended in before it.
const ENDINGS: readonly (readonly [ending: string, before: readonly string[]])[] = [
  ['iest', ['y']],
  ['ied', ['y']],
  ['ier', ['y']],
  ['ies', ['y', 'ie']],
  ['ily', ['y']],
  ['ves', ['f', 'fe']],
  ["'s", ['']],
  ["s'", ['', 's']],
  ['ing', ['', 'e']],
  ['est', ['', 'e']],
  ['ed', ['', 'e']],
  ['er', ['', 'e']],
  ['es', ['', 'e']],
  ['ly', ['', 'le']],
  ['s', ['']],
  ['y', ['', 'e']],
];
const SHORTEST_STEM = 2;

const undoubled = (stem: string) => (/([b-df-hj-np-tv-z])\1$/u.test(stem) ? [stem.slice(0, -1)] : []);

function uninflected(word: string): string[] {
  const irregular = Object.hasOwn(IRREGULAR, word) ? [IRREGULAR[word] ?? ''] : [];
  const regular = ENDINGS.filter(([ending]) => word.endsWith(ending)).flatMap(([ending, before]) => {
    const stem = word.slice(0, -ending.length);
    if (stem.length < SHORTEST_STEM) return [];
    return before.map((end) => stem + end).concat(undoubled(stem));
  });
  // happy is understood as happiness, sad as sadness.
  return [...irregular, ...regular, `${word}ness`, `${word.replace(/y$/u, 'i')}ness`];
}

export const tidyEnglish = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`]/gu, "'")
    .replaceAll(/[^\p{L}\p{M}\p{N}' -]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Without what only asks for it: "what is a river?" is "river". */
export const bareEnglish = (text: string): string =>
  tidyEnglish(text).replace(LEAD_IN, '').replace(ARTICLE, '').replace(LEAD_OUT, '');

/** The forms under which a text may stand in the bank, the likeliest first; the text itself is the first of them. */
export function englishCandidates(text: string): string[] {
  const tidy = tidyEnglish(text);
  const bare = bareEnglish(text);
  const words = bare.split(' ');
  const last = words.at(-1) ?? '';
  const first = words[0] ?? '';
  // "school bags" bends its last word, "woke up" its first.
  const bent = [
    ...uninflected(bare),
    ...uninflected(last).map((end) => [...words.slice(0, -1), end].join(' ')),
    ...(words.length > 1 ? uninflected(first).map((start) => [start, ...words.slice(1)].join(' ')) : []),
  ];
  const spaced = bare.replaceAll('-', ' ');
  const joined = bare.replaceAll(/[ -]/gu, '');
  return [...new Set([tidy, bare, ...bent, spaced, bare.replaceAll(' ', '-'), joined])].filter((form) => form !== '');
}
