import { packed } from './dayCounts';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../lesson/seededRandom';
import { dayOf } from '../progress/calendar';
import type { Random } from '../random';
import {
  ownConfusions,
  MIN_LISTED_CONFUSION,
  CONFUSION_WINDOW_DAYS,
  confusedPairs,
  MIX_UP_WEIGHT,
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
const lettersIn = (document: MemoryDocument, today: number, limit?: number) =>
  confusedPairs(document, today, limit).map(({ letters }) => letters.join(' '));

describe('confused letters', () => {
  it('are pairs mixed up three times, in either direction', () => {
    const twice = answered(EMPTY_MEMORY, FIRST, { mixedUp: ['ధ ద', 'ద ధ'] });
    expect(confusedPairs(twice, FIRST)).toEqual([]);
    const thrice = answered(twice, FIRST + 1, { mixedUp: ['ధ ద'] });
    expect(confusedPairs(thrice, FIRST + 1)).toEqual([{ letters: ['ద', 'ధ'], mixedUp: 3, toldApart: 0 }]);
    expect(MIN_LISTED_CONFUSION).toBe(3 * MIX_UP_WEIGHT);
  });

  it('are not pairs that are mostly told apart', () => {
    const document = answered(EMPTY_MEMORY, FIRST, { mixedUp: times('ధ ద', 4), toldApart: times('ద ధ', 6) });
    expect(confusedPairs(document, FIRST)).toEqual([]);
    expect(confusedPairs(answered(document, FIRST, { mixedUp: ['ధ ద'] }), FIRST)).toHaveLength(1);
  });

  it('are forgotten after three weeks, and unknown before the day they were mixed up', () => {
    const document = answered(EMPTY_MEMORY, FIRST, { mixedUp: times('ధ ద', 5) });
    expect(confusedPairs(document, FIRST + CONFUSION_WINDOW_DAYS - 1)).toHaveLength(1);
    expect(confusedPairs(document, FIRST + CONFUSION_WINDOW_DAYS)).toEqual([]);
    expect(confusedPairs(document, FIRST - 1)).toEqual([]);
  });

  it('are sorted with the worst first, up to a limit', () => {
    const mixedUp = [...times('బ భ', 3), ...times('ధ ద', 4), ...times('ి ీ', 5), ...times('ప ఫ', 3)];
    const document = answered(EMPTY_MEMORY, FIRST, { mixedUp });
    expect(lettersIn(document, FIRST)).toEqual(['ి ీ', 'ద ధ', 'ప ఫ']);
    expect(lettersIn(document, FIRST, 1)).toEqual(['ి ీ']);
  });

  it('ignore invalid pairs and counts', () => {
    const days = { [FIRST]: 9e8 };
    const document = { items: {}, pairs: { 'ధ ద': { x: 9e8, [FIRST]: -1 }, ధ: days, 'a b': days, 'ధ ధ': days } };
    expect(confusedPairs(document, FIRST)).toEqual([]);
  });
});

describe('wrong options for a letter', () => {
  it('are this learner’s own mix-ups, habits before slips', () => {
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

/** The memory after `count` random guesses between ద and ధ. */
function guessing(random: Random, count: number, answersPerDay: number) {
  let document = EMPTY_MEMORY;
  let wasDetected = false;
  for (let answer = 0; answer < count; answer += 1) {
    const pair = random() < 0.5 ? 'ధ ద' : 'ద ధ';
    const day = FIRST + Math.floor(answer / answersPerDay);
    document = answered(document, day, random() < 0.5 ? { mixedUp: [pair] } : { toldApart: [pair] });
    wasDetected ||= confusedPairs(document, day).length > 0;
  }
  return { document, wasDetected, nextDay: FIRST + Math.ceil(count / answersPerDay) };
}

const guessCache = new Map<number, readonly ReturnType<typeof guessing>[]>();
/** Twenty guesses for each seed. */
function guesses(answersPerDay: number) {
  const results = guessCache.get(answersPerDay) ?? SEEDS.map((seed) => guessing(seededRandom(seed), 20, answersPerDay));
  guessCache.set(answersPerDay, results);
  return results;
}

describe('a child who cannot tell ద from ధ', () => {
  it.each([2, 4, 10, 20])('is detected within twenty answers, %d a day', (answersPerDay) => {
    expect(shareOf(guesses(answersPerDay).map(({ wasDetected }) => wasDetected))).toBeGreaterThanOrEqual(0.95);
  });

  it.each([2, 4, 10])('gets no more drills after ten right answers, %d a day', (answersPerDay) => {
    const learned = guesses(answersPerDay).map(({ document, nextDay }) => {
      const days = Array.from({ length: 10 }, (_, answer) => nextDay + Math.floor(answer / answersPerDay));
      const after = days.reduce((before, day) => answered(before, day, { toldApart: ['ధ ద'] }), document);
      return confusedPairs(after, days.at(-1) ?? nextDay).length === 0;
    });
    expect(shareOf(learned)).toBe(1);
  });
});

const LETTERS = [...'కఖగఘచఛజఝటఠడఢతథదధపఫబభమయరలవశషసహళ'];

/** One answer by a learner who knows all letters; three percent of answers are slips. */
function knowingAnswer(random: Random, letters: readonly string[], options: number) {
  const anyOf = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const right = anyOf(letters);
  const others = letters.filter((letter) => letter !== right);
  const offered = new Set<string>();
  while (offered.size < options - 1) offered.add(`${right} ${anyOf(others)}`);
  return random() < 0.03 ? { mixedUp: [anyOf([...offered])], toldApart: [] } : { mixedUp: [], toldApart: [...offered] };
}

/** Whether a drill was offered at any point during 500 answers, 25 a day. */
function wasDrilled(random: Random, letters: readonly string[], options: number): boolean {
  const dayAnswers: (DayAnswers & { readonly mixedUp: string[]; readonly toldApart: string[] })[] = [];
  const slips = new Map<string, number>();
  for (let answer = 0; answer < 500; answer += 1) {
    const day = FIRST + Math.floor(answer / 25);
    const { mixedUp, toldApart } = knowingAnswer(random, letters, options);
    const today = (dayAnswers[day - FIRST] ??= { day: textOf(day), right: [], wrong: [], mixedUp: [], toldApart: [] });
    today.mixedUp.push(...mixedUp);
    today.toldApart.push(...toldApart);
    for (const pair of mixedUp) {
      const name = pair.split(' ').toSorted().join(' ');
      slips.set(name, (slips.get(name) ?? 0) + 1);
      // With fewer mix-ups a pair cannot be listed; skipping it saves time.
      const isPossible = (slips.get(name) ?? 0) * MIX_UP_WEIGHT >= MIN_LISTED_CONFUSION;
      if (!isPossible) continue;
      if (confusedPairs(rebuildMemory(dayAnswers).letters, day).length > 0) return true;
    }
  }
  return false;
}

describe('a child who confuses no letters but slips now and then', () => {
  it.each([
    ['all consonants, four options', LETTERS, 4],
    ['eight letters, four options', LETTERS.slice(0, 8), 4],
    ['eight letters, two options', LETTERS.slice(0, 8), 2],
  ])('gets no drill: %s', (_, letters, options) => {
    const drilled = SEEDS.map((seed) => wasDrilled(seededRandom(seed), letters, options));
    expect(1 - shareOf(drilled)).toBeGreaterThanOrEqual(0.99);
  });
});

it('own confusions list a mixed-up pair in both directions, and no pair that was only told apart', () => {
  const day = { '20772': packed({ right: 0, hesitant: 0, wrong: 2 }) };
  const toldApart = { '20772': packed({ right: 3, hesitant: 0, wrong: 0 }) };
  const document = { items: {}, pairs: { 'ధ ద': day, 'బ భ': toldApart } };
  expect(ownConfusions(document)).toEqual({ ధ: ['ద'], ద: ['ధ'] });
});
