import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poems } from '../../content/padyalu/poems';
import { type Exercise, instructionOf, judged, rightAnswerOf, wrongAnswersOf } from '../../exercises/kinds';
import { seededRandom } from '../lesson/seededRandom';
import { byHeartTasks, repeatLineExercise, lineExercise } from './byHeart';
import type { LineStrength } from './lineStrength';
import { poemLines } from './poemLines';

const seeds = Array.from({ length: 2 }, (_, at) => at * 7919 + 1);
const ALL: readonly LineStrength[] = ['new', 'learning', 'strong'];
const all = (strength: LineStrength) => () => strength;
/** The first lines are strong, the next one is being learned, the rest are new. */
const strongUpTo = (strong: number) => (line: number) =>
  line <= strong ? 'strong' : line === strong + 1 ? 'learning' : 'new';

const judgedWrongAnswers = (exercise: Exercise) => wrongAnswersOf(exercise).map((answer) => judged(exercise, answer));

/** Every way to fill the gaps with the offered words. */
const fillings = (choices: readonly string[], gaps: number): readonly (readonly string[])[] =>
  gaps === 0 ? [[]] : fillings(choices, gaps - 1).flatMap((filled) => choices.map((word) => [...filled, word]));

/** The text of every answer that would be right. */
function rightReadings(exercise: Exercise): readonly string[] {
  switch (exercise.kind) {
    case 'line-gap': {
      const { choices, missing } = exercise.task;
      const filled = fillings(choices, missing.length).filter((words) => judged(exercise, words).isRight);
      return filled.map((words) => words.join(' '));
    }
    case 'line-order': {
      const { parts, others } = exercise.task;
      // If no distractor is a word of the line, only one order is right.
      return others.some((word) => parts.includes(word)) ? [] : [parts.join(' ')];
    }
    case 'next-line':
      return exercise.task.choices.filter((choice) => judged(exercise, choice).isRight);
    default:
      return [JSON.stringify(rightAnswerOf(exercise))];
  }
}

/** The faults of an exercise, as messages. */
function faultsOf(exercise: Exercise): string[] {
  const right = judged(exercise, rightAnswerOf(exercise));
  const wrong = judgedWrongAnswers(exercise);
  const name = `${exercise.kind} ${exercise.subject.key}`;
  const instruction = instructionOf(exercise);
  const read = exercise.kind === 'read-line';
  return [
    ...(right.isRight ? [] : [`${name}: the right answer is refused`]),
    ...(wrong.length > 0 || read ? [] : [`${name}: nothing is wrong`]),
    ...(wrong.some(({ isRight }) => isRight) ? [`${name}: a wrong answer is accepted`] : []),
    ...(rightReadings(exercise).length === 1 ? [] : [`${name}: ${rightReadings(exercise).join(' | ')}`]),
    ...(instruction.en && instruction.te ? [] : [`${name}: no instruction`]),
    ...(right.outcome.right.join() === (read ? `read-${exercise.subject.key}` : exercise.subject.key)
      ? []
      : [`${name}: counts as ${right.outcome.right.join()}`]),
  ];
}

const numbersIn = (tasks: readonly Exercise[]) => [
  ...new Set(tasks.map(({ subject }) => Number(subject.key.split('/').at(-1)))),
];
const stepsOf = (tasks: readonly Exercise[], line: number) =>
  tasks.filter(({ subject }) => subject.key.endsWith(`/${line}`)).map(({ kind }) => kind);

describe.each(poems)('$id by heart', (poem) => {
  const lines = poemLines(poem);
  let cachedRuns: readonly (readonly Exercise[])[] | undefined;
  /** A run for each combination of line strengths, each with its own seed. */
  const runs = () =>
    (cachedRuns ??= [...ALL.map(all), strongUpTo(1), strongUpTo(2), strongUpTo(3), strongUpTo(lines.length - 1)].map(
      (known, at) => byHeartTasks(poem, known, seededRandom(at * 7919 + 1)),
    ));

  it('is learned in runs of eight to ten valid tasks, whatever the learner knows', () => {
    expect(runs().flat().flatMap(faultsOf)).toEqual([]);
    expect(runs().filter(({ length }) => length < 8 || length > 10)).toEqual([]);
  });

  it('has a valid task for each single line, and repeats it as the same kind', () => {
    for (const { number, text } of lines) {
      const exercise = lineExercise(poem, number, seededRandom(number));
      if (!exercise) throw new Error(`no exercise for line ${number}`);
      const repeated = repeatLineExercise(poem, exercise, seededRandom(number + 1));
      const subject = { key: `line:${poem.id}/${number}`, telugu: text };
      expect([exercise.subject, faultsOf(exercise), repeated.kind, repeated.subject]).toEqual([
        subject,
        [],
        exercise.kind,
        subject,
      ]);
    }
    expect(lineExercise(poem, lines.length + 1, seededRandom(1))).toBeNull();
    expect(lineExercise(poem, 0, seededRandom(1))).toBeNull();
  });

  it('is shown unchanged: gaps and parts add up to the line', () => {
    for (const exercise of runs().flat()) {
      if (exercise.kind === 'line-gap') {
        const { around, missing, line } = exercise.task;
        expect(around.map((text, at) => text + (missing[at] ?? '')).join('')).toBe(line.telugu);
      }
      if (exercise.kind === 'line-order') {
        expect(exercise.task.parts.join(' ')).toBe(exercise.subject.telugu.replaceAll('!', ''));
        expect(exercise.task.parts.length).toBeLessThanOrEqual(6);
      }
      if (exercise.kind === 'first-letters') {
        const words = exercise.subject.telugu.split(' ');
        expect(exercise.task.beginnings.every(({ first }, at) => words[at]?.startsWith(first))).toBe(true);
      }
    }
  });

  it('is known after as many all-right runs as it has lines', () => {
    const rights = new Map<number, number>();
    const known = (line: number): LineStrength => {
      const right = rights.get(line) ?? 0;
      return right === 0 ? 'new' : right < 3 ? 'learning' : 'strong';
    };
    for (let run = 0; run < lines.length; run += 1) {
      const questions = byHeartTasks(poem, known, seededRandom(run)).filter(({ kind }) => kind !== 'read-line');
      for (const line of questions.flatMap((task) => numbersIn([task]))) rights.set(line, (rights.get(line) ?? 0) + 1);
    }
    expect(lines.filter(({ number }) => known(number) !== 'strong')).toEqual([]);
  });
});

describe('a run', () => {
  const uppu = poems.find(({ id }) => id === 'uppu-kappurambu');
  if (!uppu) throw new Error('poem not found');

  it('teaches two new lines from reading to ordering, then asks which line comes next', () => {
    const tasks = byHeartTasks(uppu, all('new'), seededRandom(4));
    const steps = ['read-line', 'first-letters', 'line-gap', 'line-order'];
    expect(tasks.map(({ kind }) => kind)).toEqual([...steps, ...steps, 'next-line']);
    expect(stepsOf(tasks, 1)).toEqual(steps);
  });

  it('has fewer steps for known lines, and asks about no line that was not taught', () => {
    const tasks = byHeartTasks(uppu, strongUpTo(1), seededRandom(4));
    expect(numbersIn(tasks).toSorted()).toEqual([1, 2, 3]);
    expect(stepsOf(tasks, 2)).toEqual(['line-gap', 'line-order', 'next-line']);
    expect(stepsOf(tasks, 3)).toHaveLength(5);
    expect(stepsOf(tasks, 1)).toEqual(['line-order']);
    for (const seed of seeds) expect(byHeartTasks(uppu, all('strong'), seededRandom(seed))).toHaveLength(8);
  });

  it('ends with questions about the next line', () => {
    const kinds = byHeartTasks(uppu, all('strong'), seededRandom(4)).map(({ kind }) => kind);
    expect(kinds.slice(-3)).toEqual(['next-line', 'next-line', 'next-line']);
  });
});

describe('poems from a store', () => {
  const runWith = (teluguText: string, known = all('new')) =>
    byHeartTasks({ id: 'x', teluguText }, known, seededRandom(7));

  it('can have only two lines', () => {
    const tasks = runWith('చిట్టి చిలకమ్మా\nఅమ్మ కొట్టిందా');
    expect(tasks).toHaveLength(8);
    expect(tasks.flatMap(faultsOf)).toEqual([]);
  });

  it('do not count ornaments or blank lines, and keep punctuation in place', () => {
    const teluguText = '“చిట్టి, చిలకమ్మా!\n\n* * *\nఅమ్మ – కొట్టిందా?”';
    expect(poemLines({ teluguText }).map(({ words }) => words.map(({ text }) => text))).toEqual([
      ['చిట్టి', 'చిలకమ్మా'],
      ['అమ్మ', 'కొట్టిందా'],
    ]);
    const gaps = runWith(teluguText).filter(({ kind }) => kind === 'line-gap');
    expect(gaps).toHaveLength(2);
    expect(gaps.flatMap(faultsOf)).toEqual([]);
  });

  it('with repeated lines ask only questions with one right answer', () => {
    const refrain = 'రారా కృష్ణయ్యా\nవెన్న తినవయ్యా\nరారా కృష్ణయ్యా\nపాలు తాగవయ్యా';
    for (const known of ALL.map(all)) expect(runWith(refrain, known).flatMap(faultsOf)).toEqual([]);
    const same = Array.from({ length: 200 }, () => 'పాహి పాహి').join('\n');
    for (const known of ALL.map(all)) expect(runWith(same, known).flatMap(faultsOf)).toEqual([]);
  });

  it('never make an invalid task, whatever their text', () => {
    const letters = fc.string({ unit: fc.constantFrom('క', 'కు', 'ల్ల', '్', 'అ', '\u200c', ' ', '\n', '!', 'a', '7') });
    fc.assert(
      fc.property(fc.oneof(letters, fc.string({ unit: 'grapheme' })), fc.nat(), (teluguText, seed) => {
        for (const known of [...ALL.map(all), strongUpTo(1)]) {
          const tasks = byHeartTasks({ id: 'x', teluguText }, known, seededRandom(seed));
          expect(tasks.flatMap(faultsOf)).toEqual([]);
          expect(tasks.length).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});
