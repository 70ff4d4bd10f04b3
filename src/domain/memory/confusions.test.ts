import { packed } from './dayCounts';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../lesson/seededRandom';
import { dayOf } from '../progress/calendar';
import type { Random } from '../random';
import {
  ownConfusions,
  CONFUSED_FROM,
  CONFUSED_WITHIN_DAYS,
  confusedPairs,
  MIX_UP_WEIGHS,
  weightsOfConfusion,
} from './confusions';
import { type DayAnswers, memoryChange } from './memoryChange';
import { EMPTY_MEMORY, type MemoryDocument } from './memoryDocument';
import { rebuildMemory, withMemoryChange } from './withMemoryChange';

const FIRST = 20_000;
const DAYS = Array.from({ length: 30 }, (_, later) => dayOf(FIRST + later));
const textOf = (day: number) => DAYS[day - FIRST] ?? dayOf(day);

const answered = (
  document: MemoryDocument,
  day: number,
  { mixedUp = [], toldApart = [] }: Pick<DayAnswers, 'mixedUp' | 'toldApart'>,
): MemoryDocument =>
  memoryChange({ day: textOf(day), right: [], wrong: [], mixedUp, toldApart }).reduce(
    (before, { increments }) => withMemoryChange(before, increments),
    document,
  );

const times = (pair: string, count: number) => Array.from({ length: count }, () => pair);
const lettersIn = (document: MemoryDocument, today: number, most?: number) =>
  confusedPairs(document, today, most).map(({ letters }) => letters.join(' '));

describe('confused letters', () => {
  it('are those mixed up three times, in either direction', () => {
    const twice = answered(EMPTY_MEMORY, FIRST, { mixedUp: ['ధ ద', 'ద ధ'] });
    expect(confusedPairs(twice, FIRST)).toEqual([]);
    const thrice = answered(twice, FIRST + 1, { mixedUp: ['ధ ద'] });
    expect(confusedPairs(thrice, FIRST + 1)).toEqual([{ letters: ['ద', 'ధ'], mixedUp: 3, toldApart: 0 }]);
    expect(CONFUSED_FROM).toBe(3 * MIX_UP_WEIGHS);
  });

  it('are not those that are mostly told apart', () => {
    const document = answered(EMPTY_MEMORY, FIRST, { mixedUp: times('ధ ద', 4), toldApart: times('ద ధ', 6) });
    expect(confusedPairs(document, FIRST)).toEqual([]);
    expect(confusedPairs(answered(document, FIRST, { mixedUp: ['ధ ద'] }), FIRST)).toHaveLength(1);
  });

  it('are forgotten after three weeks, and not known before their day', () => {
    const document = answered(EMPTY_MEMORY, FIRST, { mixedUp: times('ధ ద', 5) });
    expect(confusedPairs(document, FIRST + CONFUSED_WITHIN_DAYS - 1)).toHaveLength(1);
    expect(confusedPairs(document, FIRST + CONFUSED_WITHIN_DAYS)).toEqual([]);
    expect(confusedPairs(document, FIRST - 1)).toEqual([]);
  });

  it('come with the worst first, and no more than asked for', () => {
    const mixedUp = [...times('బ భ', 3), ...times('ధ ద', 4), ...times('ి ీ', 5), ...times('ప ఫ', 3)];
    const document = answered(EMPTY_MEMORY, FIRST, { mixedUp });
    expect(lettersIn(document, FIRST)).toEqual(['ి ీ', 'ద ధ', 'ప ఫ']);
    expect(lettersIn(document, FIRST, 1)).toEqual(['ి ీ']);
  });

  it('are not made of what is no pair', () => {
    const days = { [FIRST]: 9e8 };
    const document = { items: {}, pairs: { 'ధ ద': { x: 9e8, [FIRST]: -1 }, ధ: days, 'a b': days, 'ధ ధ': days } };
    expect(confusedPairs(document, FIRST)).toEqual([]);
  });
});

describe('wrong options for a letter', () => {
  it('are first what this learner takes it for, habits before slips', () => {
    const document = answered(EMPTY_MEMORY, FIRST, {
      mixedUp: [...times('ధ ద', 5), 'థ ధ', 'బ భ'],
      toldApart: [...times('ధ ద', 3), ...times('ధ ఢ', 9)],
    });
    const weights = weightsOfConfusion(document, 'ధ');
    expect([...weights.keys()]).toEqual(['ద', 'థ']);
    for (const weight of weights.values()) {
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThan(1);
    }
    expect([...weightsOfConfusion(document, 'ద').keys()]).toEqual(['ధ']);
    expect(weightsOfConfusion(document, 'మ').size).toBe(0);
  });
});

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);
const shareOf = (outcomes: readonly boolean[]) => outcomes.filter(Boolean).length / outcomes.length;

/** DayAnswers about ద and ధ, both offered, until `count` of them: a coin decides. */
function guessing(random: Random, count: number, aDay: number) {
  let document = EMPTY_MEMORY;
  let wasFound = false;
  for (let answer = 0; answer < count; answer += 1) {
    const pair = random() < 0.5 ? 'ధ ద' : 'ద ధ';
    const day = FIRST + Math.floor(answer / aDay);
    document = answered(document, day, random() < 0.5 ? { mixedUp: [pair] } : { toldApart: [pair] });
    wasFound ||= confusedPairs(document, day).length > 0;
  }
  return { document, wasFound, nextDay: FIRST + Math.ceil(count / aDay) };
}

const guessedBefore = new Map<number, readonly ReturnType<typeof guessing>[]>();
/** Twenty answers for each seed. */
function guesses(aDay: number) {
  const made = guessedBefore.get(aDay) ?? SEEDS.map((seed) => guessing(seededRandom(seed), 20, aDay));
  guessedBefore.set(aDay, made);
  return made;
}

describe('a child who cannot tell ద from ధ', () => {
  it.each([2, 4, 10, 20])('is found within twenty answers, %d a day', (aDay) => {
    expect(shareOf(guesses(aDay).map(({ wasFound }) => wasFound))).toBeGreaterThanOrEqual(0.95);
  });

  it.each([2, 4, 10])('and has learned it after ten right answers, %d a day', (aDay) => {
    const left = guesses(aDay).map(({ document, nextDay }) => {
      const days = Array.from({ length: 10 }, (_, answer) => nextDay + Math.floor(answer / aDay));
      const after = days.reduce((before, day) => answered(before, day, { toldApart: ['ధ ద'] }), document);
      return confusedPairs(after, days.at(-1) ?? nextDay).length === 0;
    });
    expect(shareOf(left)).toBe(1);
  });
});

const LETTERS = [...'కఖగఘచఛజఝటఠడఢతథదధపఫబభమయరలవశషసహళ'];

/** One answer by somebody who knows all letters; three in a hundred are slips. */
function knowingAnswer(random: Random, letters: readonly string[], options: number) {
  const anyOf = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const asked = anyOf(letters);
  const others = letters.filter((letter) => letter !== asked);
  const offered = new Set<string>();
  while (offered.size < options - 1) offered.add(`${asked} ${anyOf(others)}`);
  return random() < 0.03 ? { mixedUp: [anyOf([...offered])], toldApart: [] } : { mixedUp: [], toldApart: [...offered] };
}

/** Whether a drill was offered at any time in 500 answers, 25 a day. */
function wasDrilled(random: Random, letters: readonly string[], options: number): boolean {
  const sittings: (DayAnswers & { readonly mixedUp: string[]; readonly toldApart: string[] })[] = [];
  const slips = new Map<string, number>();
  for (let answer = 0; answer < 500; answer += 1) {
    const day = FIRST + Math.floor(answer / 25);
    const { mixedUp, toldApart } = knowingAnswer(random, letters, options);
    const sitting = (sittings[day - FIRST] ??= { day: textOf(day), right: [], wrong: [], mixedUp: [], toldApart: [] });
    sitting.mixedUp.push(...mixedUp);
    sitting.toldApart.push(...toldApart);
    for (const pair of mixedUp) {
      const name = pair.split(' ').toSorted().join(' ');
      slips.set(name, (slips.get(name) ?? 0) + 1);
      // With fewer mix-ups no pair can be on the list.
      const isPossible = (slips.get(name) ?? 0) * MIX_UP_WEIGHS >= CONFUSED_FROM;
      if (!isPossible) continue;
      if (confusedPairs(rebuildMemory(sittings).letters, day).length > 0) return true;
    }
  }
  return false;
}

describe('a child who confuses nothing, but slips now and then', () => {
  it.each([
    ['all consonants, four options', LETTERS, 4],
    ['eight letters, four options', LETTERS.slice(0, 8), 4],
    ['eight letters, two options', LETTERS.slice(0, 8), 2],
  ])('gets no drill: %s', (_, letters, options) => {
    const drilled = SEEDS.map((seed) => wasDrilled(seededRandom(seed), letters, options));
    expect(1 - shareOf(drilled)).toBeGreaterThanOrEqual(0.99);
  });
});

it('what is taken for each other is offered beside each other, both ways; what was only told apart is not', () => {
  const day = { '20772': packed({ right: 0, hesitant: 0, wrong: 2 }) };
  const toldApart = { '20772': packed({ right: 3, hesitant: 0, wrong: 0 }) };
  const document = { items: {}, pairs: { 'ధ ద': day, 'బ భ': toldApart } };
  expect(ownConfusions(document)).toEqual({ ధ: ['ద'], ద: ['ధ'] });
});
