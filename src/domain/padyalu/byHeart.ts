import { makeFirstLetters } from '../../exercises/first-letters/rules';
import type { AnyExercise, Exercise, ExerciseOf, TasksByKind } from '../../exercises/kinds';
import { lineEntry, type LineFocus, lineFocusesOf } from '../exercise/line';
import { makeLineGap } from '../../exercises/line-gap/make';
import { makeLineOrder } from '../../exercises/line-order/make';
import { makeNextLine } from '../../exercises/next-line/make';
import { makeReadLine } from '../../exercises/read-line/rules';
import { type Random, shuffled } from '../random';
import type { LineStrength } from './lineStrength';
import type { Poem } from './poem';

/** From reading to knowing by heart; the last step asks for the next line. */
const STEPS = ['read-line', 'first-letters', 'line-gap', 'line-order', 'next-line'] as const;
type Step = (typeof STEPS)[number];

const MAKERS: { readonly [S in Step]: (focus: LineFocus, random: Random) => TasksByKind[S] | null } = {
  'read-line': makeReadLine,
  'first-letters': makeFirstLetters,
  'line-gap': makeLineGap,
  'line-order': makeLineOrder,
  'next-line': makeNextLine,
};

type LearnablePoem = Pick<Poem, 'id' | 'teluguText'>;
type LineStep = { readonly step: Step; readonly focus: LineFocus };

const isStep = (kind: string): kind is Step => STEPS.some((step) => step === kind);

function makeStep<S extends Step>(step: S, focus: LineFocus, random: Random): ExerciseOf<S> | null {
  const task = MAKERS[step](focus, random);
  return task === null ? null : { kind: step, task, subject: lineEntry(focus.placed) };
}

/** The steps that teach a line of this strength. */
const STEPS_FOR: Readonly<Record<LineStrength, readonly Step[]>> = {
  new: ['read-line', 'first-letters', 'line-gap', 'line-order'],
  learning: ['line-gap', 'line-order'],
  strong: [],
};

/** A run takes about five minutes. */
const MIN_TASKS = 8;
/** Including the questions about the next line. */
const MAX_TASKS = 10;

type StrengthOf = (line: number) => LineStrength;

/** The first lines that are not strong, as many as fit into a run. */
function taughtNow(focuses: readonly LineFocus[], strengthOf: StrengthOf): readonly LineFocus[] {
  const taught: LineFocus[] = [];
  let room = MIN_TASKS;
  for (const focus of focuses) {
    const cost = STEPS_FOR[strengthOf(focus.line.number)].length;
    if (cost > room) break;
    room -= cost;
    if (cost > 0) taught.push(focus);
  }
  return taught;
}

/** Strong lines to repeat: those nearest to the taught line first, or from a random line on if none is taught. */
function repeatedLines(
  strong: readonly LineFocus[],
  first: LineFocus | undefined,
  random: Random,
): readonly LineFocus[] {
  if (!first) {
    const from = Math.floor(random() * strong.length);
    return [...strong.slice(from), ...strong.slice(0, from)];
  }
  const distance = ({ line }: LineFocus) => Math.abs(line.number - first.line.number);
  return strong.toSorted((one, other) => distance(one) - distance(other));
}

const byOrder = (one: LineStep, other: LineStep): number => {
  const isLink = ({ step }: LineStep) => Number(step === 'next-line');
  return (
    isLink(one) - isLink(other) ||
    one.focus.line.number - other.focus.line.number ||
    STEPS.indexOf(one.step) - STEPS.indexOf(other.step)
  );
};

/** The step is left out if the run already has `maxTasks` tasks. */
type Candidate = LineStep & { readonly maxTasks: number };

/** The steps that a run should have, most important first. */
function candidatesFor(focuses: readonly LineFocus[], strengthOf: StrengthOf, random: Random): readonly Candidate[] {
  const taught = taughtNow(focuses, strengthOf);
  const repeated = repeatedLines(
    focuses.filter(({ line }) => strengthOf(line.number) === 'strong'),
    taught[0],
    random,
  ).slice(0, MAX_TASKS);
  const learning = taught.filter(({ line }) => strengthOf(line.number) === 'learning');
  // Both lines of a question about the next line must be taught.
  const isMet = (number: number) => strengthOf(number) !== 'new' || taught.some(({ line }) => line.number === number);

  const steps = (step: Step, lines: readonly LineFocus[], maxTasks: number): Candidate[] =>
    lines.map((focus) => ({ step, focus, maxTasks }));
  const links = (lines: readonly LineFocus[], maxTasks: number): Candidate[] =>
    steps(
      'next-line',
      lines.filter(({ line }) => line.number > 1 && isMet(line.number - 1)),
      maxTasks,
    );
  return [
    ...taught.flatMap((focus) =>
      STEPS_FOR[strengthOf(focus.line.number)].flatMap((step) => steps(step, [focus], MAX_TASKS)),
    ),
    ...links(taught, MAX_TASKS),
    ...steps('line-order', repeated.slice(0, 1), MAX_TASKS),
    ...links(repeated.slice(0, 1), MIN_TASKS),
    ...repeated.slice(1).flatMap((focus) => steps('line-order', [focus], MIN_TASKS).concat(links([focus], MIN_TASKS))),
    ...steps('first-letters', [...repeated, ...learning], MIN_TASKS),
    ...steps('line-gap', repeated, MIN_TASKS),
  ];
}

/**
 * The tasks of one run with a poem: new lines in small steps, known ones in fewer, and at the end questions about the
 * next line.
 */
export function byHeartTasks(poem: LearnablePoem, strengthOf: StrengthOf, random: Random): readonly Exercise[] {
  const made: { readonly candidate: Candidate; readonly exercise: Exercise }[] = [];
  for (const candidate of candidatesFor(lineFocusesOf(poem), strengthOf, random)) {
    const exercise: Exercise | null =
      made.length < candidate.maxTasks ? makeStep(candidate.step, candidate.focus, random) : null;
    if (exercise) made.push({ candidate, exercise });
  }
  return made.toSorted((one, other) => byOrder(one.candidate, other.candidate)).map(({ exercise }) => exercise);
}

/** Introduces a new line: reading along with the voice, then filling in a missing word. */
export function newLineExercises(poem: LearnablePoem, lineNumber: number, random: Random): readonly Exercise[] {
  const focus = lineFocusesOf(poem)[lineNumber - 1];
  if (!focus) return [];
  return (['read-line', 'line-gap'] as const).flatMap((step): Exercise[] => {
    const exercise = makeStep(step, focus, random);
    return exercise ? [exercise] : [];
  });
}

/** One question about one due line; `null` if the poem has no such line. */
export function lineExercise(poem: LearnablePoem, lineNumber: number, random: Random): Exercise | null {
  const focus = lineFocusesOf(poem)[lineNumber - 1];
  if (!focus) return null;
  const steps = [...shuffled(['line-gap', 'line-order', 'next-line'] as const, random), 'first-letters' as const];
  return steps.reduce<Exercise | null>((found, step) => found ?? makeStep(step, focus, random), null);
}

/** The same question about the same line, with other wrong words. */
export function repeatLineExercise(poem: LearnablePoem, exercise: AnyExercise, random: Random): AnyExercise {
  const { kind, subject } = exercise;
  const focus = lineFocusesOf(poem).find(({ placed }) => placed.key === subject.key);
  return (focus && isStep(kind) ? makeStep(kind, focus, random) : null) ?? exercise;
}
