import { ANUSVARA, VIRAMA } from '../script/letters';
import { type Alternatives, CONSONANT_SOUNDS, NASAL_BEFORE, VOWEL_SOUNDS } from './latinSounds';

const LATIN = '[a-zāīūēōṭḍṇḷṣṅñṟ]';
const LAST_WORD = new RegExp(`${LATIN}+$`, 'iu');
const MAX_WORD_LENGTH = 24;
/** How many candidate spellings are followed in parallel, likeliest first. */
const MAX_WAYS = 60;

/** The word in Latin letters directly before the caret; '' if there is none. */
export function latinBefore(before: string): string {
  const word = LAST_WORD.exec(before.normalize('NFC'))?.[0] ?? '';
  return word.length > MAX_WORD_LENGTH ? '' : word;
}

/** Devices capitalize the first letter automatically; inside a word a capital tells ట from త. */
const plainCase = (word: string): string =>
  word === word.toUpperCase() ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);

type Token = { readonly kind: 'vowel' | 'consonant'; readonly name: string; readonly ways: Alternatives };

const longestIn = (table: ReadonlyMap<string, Alternatives>, text: string): string | undefined =>
  [4, 3, 2, 1].map((length) => text.slice(0, length)).find((start) => start !== '' && table.has(start));

function tokensOf(word: string): readonly Token[] | null {
  const tokens: Token[] = [];
  let rest = word;
  while (rest !== '') {
    const consonant = longestIn(CONSONANT_SOUNDS, rest);
    const vowel = longestIn(VOWEL_SOUNDS, rest);
    const name = consonant ?? vowel;
    if (name === undefined) return null;
    const kind = consonant === undefined ? 'vowel' : 'consonant';
    tokens.push({ kind, name, ways: (kind === 'vowel' ? VOWEL_SOUNDS : CONSONANT_SOUNDS).get(name) ?? [] });
    rest = rest.slice(name.length);
  }
  return tokens;
}

/** `isOpen`: it ends in a consonant that has no vowel yet. */
type Way = { readonly text: string; readonly cost: number; readonly isOpen: boolean; readonly last: string };

const NASALS = ['m', 'n'];
const NASAL_LETTER_COST = 1.2;

/** A nasal before another consonant or at the end is usually a sunna. */
function sunnaCost(name: string, next: Token | undefined): number | null {
  if (!NASALS.includes(name) || next?.kind === 'vowel') return null;
  if (next === undefined) return name === 'm' ? 0 : 2;
  if (next.name.startsWith(name)) return null;
  return NASAL_BEFORE[name === 'm' ? 'm' : 'n'].test(next.name) ? 0 : 1;
}

type Around = { readonly before: Token | undefined; readonly next: Token | undefined };

/** The change in cost because Telugu words prefer some letters in some places. */
function habitCost(letter: string, token: Token, way: Way, { before, next }: Around): number {
  const isFirst = before === undefined;
  if (isFirst && (letter === 'ణ' || letter === 'ళ' || letter === 'చ్చ')) return 3;
  if (way.isOpen && way.last === 'ష' && (letter === 'ణ' || letter === 'ట')) return -1.2;
  if (letter === 'ష' && token.name === 'sh' && next?.kind === 'consonant') return -0.3;
  if (letter === 'ట' && token.name === 't' && next?.name === 't') return -0.8;
  if (letter === 'డ' && !isFirst && (next?.kind === 'vowel' || next?.name === 'd')) return -0.25;
  return 0;
}

function withConsonant(way: Way, token: Token, around: Around): readonly Way[] {
  const { next, before } = around;
  const sunna = sunnaCost(token.name, next);
  const joined = way.isOpen ? way.text + VIRAMA : way.text;
  const spelled = token.ways.map(([letter, cost]): Way => {
    // A doubled Latin letter is the same Telugu letter twice, so the second one is not a new choice.
    const isDoubled = before?.name === token.name && way.isOpen;
    const other = isDoubled && way.last !== letter ? 3 : isDoubled ? -cost : 0;
    const asLetter = sunna !== null && sunna < 1 ? NASAL_LETTER_COST : 0;
    const usual = habitCost(letter, token, way, around);
    return { text: joined + letter, cost: way.cost + cost + other + asLetter + usual, isOpen: true, last: letter };
  });
  const canBeSunna = sunna !== null && !way.isOpen && way.text !== '';
  return canBeSunna
    ? [...spelled, { text: way.text + ANUSVARA, cost: way.cost + sunna, isOpen: false, last: ANUSVARA }]
    : spelled;
}

const SHORT_A = 'a';

/** A vowel typed short is rarely long at the end of a word. */
const LONG_AT_END_COST = 0.8;

const withVowel = (way: Way, { ways }: Token, isLast: boolean): readonly Way[] =>
  ways.map(([pair, unlikely], at): Way => {
    const [vowel = '', sign = ''] = pair.split(' ');
    const cost = way.cost + unlikely + (isLast && at > 0 ? LONG_AT_END_COST : 0);
    return { text: way.text + (way.isOpen ? sign : vowel), cost, isOpen: false, last: SHORT_A };
  });

const cheapest = (ways: readonly Way[]): readonly Way[] => {
  const best = new Map<string, Way>();
  for (const way of ways) {
    const key = `${way.text}|${way.isOpen}`;
    const known = best.get(key);
    if (!known || way.cost < known.cost) best.set(key, way);
  }
  return [...best.values()].toSorted((one, other) => one.cost - other.cost).slice(0, MAX_WAYS);
};

/** A vocalic ఋ is typed ru or ri: krishna is కృష్ణ. */
const R_VOWEL = new RegExp(`(?<=[క-హ])${VIRAMA}ర[ిు]`, 'u');
const withVocalic = (way: Way): readonly Way[] => {
  const vocalic = way.text.replace(/^ర[ిు]/u, 'ఋ').replace(R_VOWEL, 'ృ');
  return vocalic === way.text ? [way] : [way, { ...way, text: vocalic, cost: way.cost + 0.5 }];
};

/** Modern spelling writes -ం for -ము. */
const withSunnaEnd = (way: Way): readonly Way[] =>
  /[^్]ము$/u.test(way.text) ? [way, { ...way, text: way.text.replace(/ము$/u, ANUSVARA), cost: way.cost + 0.6 }] : [way];

/** The likeliest Telugu spellings of a word in Latin letters, best first: amma is అమ్మ. */
export function teluguChoices(latin: string, count: number): readonly string[] {
  const tokens = tokensOf(plainCase(latin.normalize('NFC')));
  if (!tokens || tokens.length === 0) return [];
  let ways: readonly Way[] = [{ text: '', cost: 0, isOpen: false, last: '' }];
  for (const [at, token] of tokens.entries()) {
    ways = cheapest(
      ways.flatMap((way) =>
        token.kind === 'vowel'
          ? withVowel(way, token, at === tokens.length - 1)
          : withConsonant(way, token, { before: tokens[at - 1], next: tokens[at + 1] }),
      ),
    );
  }
  const ended = ways.map(({ text, cost, isOpen, last }): Way => ({
    text: isOpen ? text + VIRAMA : text,
    cost,
    isOpen: false,
    last,
  }));
  return cheapest(ended.flatMap(withVocalic).flatMap(withSunnaEnd))
    .slice(0, count)
    .map(({ text }) => text.replaceAll('ళ్ళ', 'ళ్ల'));
}
