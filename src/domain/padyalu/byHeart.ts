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

/** From reading to knowing; the last one leads from line to line. */
const STEPS = ['read-line', 'first-letters', 'line-gap', 'line-order', 'next-line'] as const;
type Step = (typeof STEPS)[number];

const MAKERS: { readonly [S in Step]: (focus: LineFocus, random: Random) => TasksByKind[S] | null } = {
  'read-line': makeReadLine,
  'first-letters': makeFirstLetters,
  'line-gap': makeLineGap,
  'line-order': makeLineOrder,
  'next-line': makeNextLine,
};

type Asked = Pick<Poem, 'id' | 'teluguText'>;
type Wanted = { readonly step: Step; readonly focus: LineFocus };

const isStep = (kind: string): kind is Step => STEPS.some((step) => step === kind);

function asked<S extends Step>(step: S, focus: LineFocus, random: Random): ExerciseOf<S> | null {
  const task = MAKERS[step](focus, random);
  return task === null ? null : { kind: step, task, subject: lineEntry(focus.placed) };
}

/** What a line that is not strong yet is taught by. */
const TAUGHT_BY: Readonly<Record<LineStrength, readonly Step[]>> = {
  new: ['read-line', 'first-letters', 'line-gap', 'line-order'],
  learning: ['line-gap', 'line-order'],
  strong: [],
};

/** A sitting: about five minutes. */
const MIN_TASKS = 8;
/** With those that lead from line to line. */
const MAX_TASKS = 10;

type Known = (line: number) => LineStrength;

/** The first lines that are not strong, as many as a sitting has room for. */
function taughtNow(focuses: readonly LineFocus[], known: Known): readonly LineFocus[] {
  const taught: LineFocus[] = [];
  let room = MIN_TASKS;
  for (const focus of focuses) {
    const cost = TAUGHT_BY[known(focus.line.number)].length;
    if (cost > room) break;
    room -= cost;
    if (cost > 0) taught.push(focus);
  }
  return taught;
}

/** Strong lines, those nearest to what is taught first; where nothing is, from anywhere on and round. */
function comingBack(strong: readonly LineFocus[], first: LineFocus | undefined, random: Random): readonly LineFocus[] {
  if (!first) {
    const from = Math.floor(random() * strong.length);
    return [...strong.slice(from), ...strong.slice(0, from)];
  }
  const distance = ({ line }: LineFocus) => Math.abs(line.number - first.line.number);
  return strong.toSorted((one, other) => distance(one) - distance(other));
}

const inOrder = (one: Wanted, other: Wanted): number => {
  const isLink = ({ step }: Wanted) => Number(step === 'next-line');
  return (
    isLink(one) - isLink(other) ||
    one.focus.line.number - other.focus.line.number ||
    STEPS.indexOf(one.step) - STEPS.indexOf(other.step)
  );
};

/** Left out where there are as many already. */
type Wish = Wanted & { readonly most: number };

/** What a sitting should have, the most important first. */
function wishesFor(focuses: readonly LineFocus[], known: Known, random: Random): readonly Wish[] {
  const taught = taughtNow(focuses, known);
  const back = comingBack(
    focuses.filter(({ line }) => known(line.number) === 'strong'),
    taught[0],
    random,
  ).slice(0, MAX_TASKS);
  const learning = taught.filter(({ line }) => known(line.number) === 'learning');
  // A line that was never taught is not asked for, and does not ask for another.
  const isMet = (number: number) => known(number) !== 'new' || taught.some(({ line }) => line.number === number);

  const steps = (step: Step, lines: readonly LineFocus[], most: number): Wish[] =>
    lines.map((focus) => ({ step, focus, most }));
  const links = (lines: readonly LineFocus[], most: number): Wish[] =>
    steps(
      'next-line',
      lines.filter(({ line }) => line.number > 1 && isMet(line.number - 1)),
      most,
    );
  return [
    ...taught.flatMap((focus) =>
      TAUGHT_BY[known(focus.line.number)].flatMap((step) => steps(step, [focus], MAX_TASKS)),
    ),
    ...links(taught, MAX_TASKS),
    ...steps('line-order', back.slice(0, 1), MAX_TASKS),
    ...links(back.slice(0, 1), MIN_TASKS),
    ...back.slice(1).flatMap((focus) => steps('line-order', [focus], MIN_TASKS).concat(links([focus], MIN_TASKS))),
    ...steps('first-letters', [...back, ...learning], MIN_TASKS),
    ...steps('line-gap', back, MIN_TASKS),
  ];
}

/**
 * One sitting with a poem: new lines in small steps, those that are known shorter, and at the end which line follows
 * which.
 */
export function byHeartTasks(poem: Asked, known: Known, random: Random): readonly Exercise[] {
  const made: { readonly wish: Wish; readonly exercise: Exercise }[] = [];
  for (const wish of wishesFor(lineFocusesOf(poem), known, random)) {
    const exercise: Exercise | null = made.length < wish.most ? asked(wish.step, wish.focus, random) : null;
    if (exercise) made.push({ wish, exercise });
  }
  return made.toSorted((one, other) => inOrder(one.wish, other.wish)).map(({ exercise }) => exercise);
}

/** A line that is new: read with the voice, and then a word of it is missing. */
export function lineTaught(poem: Asked, lineNumber: number, random: Random): readonly Exercise[] {
  const focus = lineFocusesOf(poem)[lineNumber - 1];
  if (!focus) return [];
  return (['read-line', 'line-gap'] as const).flatMap((step): Exercise[] => {
    const exercise = asked(step, focus, random);
    return exercise ? [exercise] : [];
  });
}

/** One question about one line, for whoever asks what is due; `null` where the poem has no such line. */
export function lineExercise(poem: Asked, lineNumber: number, random: Random): Exercise | null {
  const focus = lineFocusesOf(poem)[lineNumber - 1];
  if (!focus) return null;
  const steps = [...shuffled(['line-gap', 'line-order', 'next-line'] as const, random), 'first-letters' as const];
  return steps.reduce<Exercise | null>((found, step) => found ?? asked(step, focus, random), null);
}

/** The same question about the same line, with other words beside the right ones. */
export function lineAskedAgain(poem: Asked, exercise: AnyExercise, random: Random): AnyExercise {
  const { kind, subject } = exercise;
  const focus = lineFocusesOf(poem).find(({ placed }) => placed.key === subject.key);
  return (focus && isStep(kind) ? asked(kind, focus, random) : null) ?? exercise;
}
