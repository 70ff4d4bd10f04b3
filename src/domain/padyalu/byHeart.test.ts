import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poems } from '../../content/padyalu/poems';
import { type Exercise, instructionOf, judged, rightAnswerOf, wrongAnswersOf } from '../../exercises/kinds';
import { seededRandom } from '../lesson/seededRandom';
import { byHeartTasks, lineAskedAgain, lineExercise } from './byHeart';
import type { LineStrength } from './lineStrength';
import { poemLines } from './poemLines';

const seeds = Array.from({ length: 2 }, (_, at) => at * 7919 + 1);
const ALL: readonly LineStrength[] = ['new', 'learning', 'strong'];
const all = (strength: LineStrength) => () => strength;
/** The first lines strong, the next one in the making, the rest new. */
const upTo = (strong: number) => (line: number) =>
  line <= strong ? 'strong' : line === strong + 1 ? 'learning' : 'new';

const wrongOnes = (exercise: Exercise) => wrongAnswersOf(exercise).map((answer) => judged(exercise, answer));

/** Every way to fill the gaps with what is offered. */
const fillings = (choices: readonly string[], gaps: number): readonly (readonly string[])[] =>
  gaps === 0 ? [[]] : fillings(choices, gaps - 1).flatMap((filled) => choices.map((word) => [...filled, word]));

/** Everything that could be answered and is right, as it reads. */
function rightReadings(exercise: Exercise): readonly string[] {
  switch (exercise.kind) {
    case 'line-gap': {
      const { choices, missing } = exercise.task;
      const filled = fillings(choices, missing.length).filter((words) => judged(exercise, words).isRight);
      return filled.map((words) => words.join(' '));
    }
    case 'line-order': {
      const { parts, others } = exercise.task;
      // What is left over must not belong: then the words have one order.
      return others.some((word) => parts.includes(word)) ? [] : [parts.join(' ')];
    }
    case 'next-line':
      return exercise.task.choices.filter((choice) => judged(exercise, choice).isRight);
    default:
      return [JSON.stringify(rightAnswerOf(exercise))];
  }
}

/** Everything that is wrong with an exercise, in words. */
function faultsOf(exercise: Exercise): string[] {
  const right = judged(exercise, rightAnswerOf(exercise));
  const wrong = wrongOnes(exercise);
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
  let made: readonly (readonly Exercise[])[] | undefined;
  /** A sitting for each that may be known of it, each with a seed of its own. */
  const sittings = () =>
    (made ??= [...ALL.map(all), upTo(1), upTo(2), upTo(3), upTo(lines.length - 1)].map((known, at) =>
      byHeartTasks(poem, known, seededRandom(at * 7919 + 1)),
    ));

  it('is learned in sittings of eight to ten sound tasks, whatever is known of it', () => {
    expect(sittings().flat().flatMap(faultsOf)).toEqual([]);
    expect(sittings().filter(({ length }) => length < 8 || length > 10)).toEqual([]);
  });

  it('asks for each line soundly by itself, and in other words when it comes back', () => {
    for (const { number, text } of lines) {
      const exercise = lineExercise(poem, number, seededRandom(number));
      if (!exercise) throw new Error(`Nothing about line ${number}`);
      const again = lineAskedAgain(poem, exercise, seededRandom(number + 1));
      const subject = { key: `line:${poem.id}/${number}`, telugu: text };
      expect([exercise.subject, faultsOf(exercise), again.kind, again.subject]).toEqual([
        subject,
        [],
        exercise.kind,
        subject,
      ]);
    }
    expect(lineExercise(poem, lines.length + 1, seededRandom(1))).toBeNull();
    expect(lineExercise(poem, 0, seededRandom(1))).toBeNull();
  });

  it('is printed as it is: gaps and parts make up the line again', () => {
    for (const exercise of sittings().flat()) {
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

  it('is known after some sittings in which everything was right', () => {
    const rights = new Map<number, number>();
    const known = (line: number): LineStrength => {
      const right = rights.get(line) ?? 0;
      return right === 0 ? 'new' : right < 3 ? 'learning' : 'strong';
    };
    for (let sitting = 0; sitting < lines.length; sitting += 1) {
      const asked = byHeartTasks(poem, known, seededRandom(sitting)).filter(({ kind }) => kind !== 'read-line');
      for (const line of asked.flatMap((task) => numbersIn([task]))) rights.set(line, (rights.get(line) ?? 0) + 1);
    }
    expect(lines.filter(({ number }) => known(number) !== 'strong')).toEqual([]);
  });
});

describe('a sitting', () => {
  const uppu = poems.find(({ id }) => id === 'uppu-kappurambu');
  if (!uppu) throw new Error('The poem is gone');

  it('teaches two new lines from reading to ordering, and then which comes next', () => {
    const tasks = byHeartTasks(uppu, all('new'), seededRandom(4));
    const steps = ['read-line', 'first-letters', 'line-gap', 'line-order'];
    expect(tasks.map(({ kind }) => kind)).toEqual([...steps, ...steps, 'next-line']);
    expect(stepsOf(tasks, 1)).toEqual(steps);
  });

  it('asks shorter for what is known, and for nothing that was not taught', () => {
    const tasks = byHeartTasks(uppu, upTo(1), seededRandom(4));
    expect(numbersIn(tasks).toSorted()).toEqual([1, 2, 3]);
    expect(stepsOf(tasks, 2)).toEqual(['line-gap', 'line-order', 'next-line']);
    expect(stepsOf(tasks, 3)).toHaveLength(5);
    expect(stepsOf(tasks, 1)).toEqual(['line-order']);
    for (const seed of seeds) expect(byHeartTasks(uppu, all('strong'), seededRandom(seed))).toHaveLength(8);
  });

  it('leads from line to line at its end', () => {
    const kinds = byHeartTasks(uppu, all('strong'), seededRandom(4)).map(({ kind }) => kind);
    expect(kinds.slice(-3)).toEqual(['next-line', 'next-line', 'next-line']);
  });
});

describe('poems of a store', () => {
  const sittingWith = (teluguText: string, known = all('new')) =>
    byHeartTasks({ id: 'x', teluguText }, known, seededRandom(7));

  it('of two lines are learned too', () => {
    const tasks = sittingWith('చిట్టి చిలకమ్మా\nఅమ్మ కొట్టిందా');
    expect(tasks).toHaveLength(8);
    expect(tasks.flatMap(faultsOf)).toEqual([]);
  });

  it('count neither ornaments nor blank lines, and leave marks where they are printed', () => {
    const teluguText = '“చిట్టి, చిలకమ్మా!\n\n* * *\nఅమ్మ – కొట్టిందా?”';
    expect(poemLines({ teluguText }).map(({ words }) => words.map(({ text }) => text))).toEqual([
      ['చిట్టి', 'చిలకమ్మా'],
      ['అమ్మ', 'కొట్టిందా'],
    ]);
    const gaps = sittingWith(teluguText).filter(({ kind }) => kind === 'line-gap');
    expect(gaps).toHaveLength(2);
    expect(gaps.flatMap(faultsOf)).toEqual([]);
  });

  it('that sing a line twice ask only for what has one answer', () => {
    const refrain = 'రారా కృష్ణయ్యా\nవెన్న తినవయ్యా\nరారా కృష్ణయ్యా\nపాలు తాగవయ్యా';
    for (const known of ALL.map(all)) expect(sittingWith(refrain, known).flatMap(faultsOf)).toEqual([]);
    const same = Array.from({ length: 200 }, () => 'పాహి పాహి').join('\n');
    for (const known of ALL.map(all)) expect(sittingWith(same, known).flatMap(faultsOf)).toEqual([]);
  });

  it('never make an unsound task, whatever is in them', () => {
    const letters = fc.string({ unit: fc.constantFrom('క', 'కు', 'ల్ల', '్', 'అ', '\u200c', ' ', '\n', '!', 'a', '7') });
    fc.assert(
      fc.property(fc.oneof(letters, fc.string({ unit: 'grapheme' })), fc.nat(), (teluguText, seed) => {
        for (const known of [...ALL.map(all), upTo(1)]) {
          const tasks = byHeartTasks({ id: 'x', teluguText }, known, seededRandom(seed));
          expect(tasks.flatMap(faultsOf)).toEqual([]);
          expect(tasks.length).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});
