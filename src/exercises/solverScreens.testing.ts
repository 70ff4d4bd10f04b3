// The screens of some tasks, as their views show them, for the tests of the solvers.
import { METER_NAMES } from '../domain/chandas/meters';
import { transliterated } from '../domain/script/transliteration';
import { type AnswersByKind, type Exercise, type ExerciseOf, judged, type TasksByKind } from './kinds';
import { tilesOf } from './line-order/make';
import { type Known, NOTHING_KNOWN, type Seen, type Solution } from './solver';
import { solve } from './solvers';

/** What the screen shows of a task, and the answer that pressing, typing or mending there gives. */
type Screen<K extends ScreenedKind> = {
  readonly seen: (task: TasksByKind[K]) => Partial<Omit<Seen, 'options'>> & { readonly texts?: readonly string[] };
  readonly answer: (task: TasksByKind[K], solution: Solution) => AnswersByKind[K] | undefined;
};

const pressed = (solution: Solution): readonly number[] => (solution.how === 'press' ? solution.options : []);
const one = <T>(all: readonly T[], solution: Solution): T | undefined => all[pressed(solution)[0] ?? -1];
const many = <T>(all: readonly T[], solution: Solution): T[] => pressed(solution).flatMap((at) => all[at] ?? []);
const bothLanguages = ({ te, en }: { te: string; en: string }) => te + en;
const WEIGHTS = ['laghu', 'guru'] as const;

type ScreenedKind =
  | 'hear-and-pick'
  | 'hear-and-type'
  | 'word-parts'
  | 'mend-word'
  | 'line-gap'
  | 'line-order'
  | 'next-line'
  | 'laghu-or-guru'
  | 'where-yati'
  | 'which-meter'
  | 'story-choice'
  | 'story-order';

const SCREENS: { readonly [K in ScreenedKind]: Screen<K> } = {
  'hear-and-pick': {
    seen: ({ right, choices }) => ({ asked: [transliterated(right.telugu)], texts: choices.map((c) => c.telugu) }),
    answer: ({ choices }, solution) => one(choices, solution)?.telugu,
  },
  'hear-and-type': {
    seen: ({ whole }) => ({ asked: [transliterated(whole.telugu)] }),
    answer: (_, solution) => (solution.how === 'type' ? solution.text : undefined),
  },
  'word-parts': {
    seen: ({ whole, tiles }) => ({ asked: [transliterated(whole.telugu)], texts: tiles }),
    answer: ({ tiles }, solution) => many(tiles, solution).join(''),
  },
  'mend-word': {
    seen: ({ whole, written }) => ({ asked: [transliterated(whole.telugu)], texts: written }),
    answer: ({ written, offered }, solution) =>
      (solution.how === 'mend' ? solution.places : [])
        .flatMap(({ at, fits }) => (offered[at] ?? []).filter(fits).map((akshara) => written.with(at, akshara)))[0]
        ?.join(''),
  },
  'line-gap': {
    seen: ({ line, around, choices }) => ({ before: line.before ?? null, gap: around, texts: choices }),
    answer: ({ choices }, solution) => many(choices, solution),
  },
  'line-order': {
    seen: (task) => ({
      before: task.line.before ?? null,
      texts: task.shown.map((at) => tilesOf(task)[at] ?? ''),
    }),
    answer: ({ shown }, solution) => many(shown, solution),
  },
  'next-line': {
    seen: ({ line, choices }) => ({ asked: [line.before ?? ''], texts: choices }),
    answer: ({ choices }, solution) => one(choices, solution),
  },
  'laghu-or-guru': {
    seen: ({ aksharas, at }) => ({
      asked: [aksharas.join('')],
      beforeMark: aksharas.slice(0, at).join(''),
      texts: ['Laghu', 'Guru'],
    }),
    answer: (_, solution) => one(WEIGHTS, solution),
  },
  'where-yati': {
    seen: ({ aksharas: [first, ...rest] }) => ({ asked: [first?.text ?? ''], texts: rest.map(({ text }) => text) }),
    answer: (_, solution) => (pressed(solution)[0] ?? -1) + 1,
  },
  'which-meter': {
    seen: ({ lines, choices }) => ({
      asked: lines,
      texts: choices.map((choice) => bothLanguages(METER_NAMES[choice])),
    }),
    answer: ({ choices }, solution) => one(choices, solution),
  },
  'story-choice': {
    seen: ({ choices }) => ({ texts: choices.map(bothLanguages) }),
    answer: ({ choices }, solution) => one(choices, solution)?.te,
  },
  'story-order': {
    seen: ({ events, shown }) => ({ texts: shown.flatMap((at) => events[at] ?? []).map(bothLanguages) }),
    answer: ({ shown }, solution) => many(shown, solution),
  },
};

export const SCREENED_KINDS: readonly string[] = Object.keys(SCREENS);

export const isScreened = (exercise: Exercise): exercise is ExerciseOf<ScreenedKind> =>
  Object.hasOwn(SCREENS, exercise.kind);

const EMPTY_SCREEN: Seen = { asked: [], beforeMark: null, before: null, gap: [], options: [] };

export const screenWith = (asked: string): Seen => ({ ...EMPTY_SCREEN, asked: [asked] });

/** Whether the solver's answer is judged right. */
export function isSolvedRight<K extends ScreenedKind>(
  exercise: ExerciseOf<K>,
  known: Partial<Known>,
  isRight: boolean,
) {
  const { kind, task }: { kind: K; task: TasksByKind[K] } = exercise;
  const { texts = [], ...rest } = SCREENS[kind].seen(task);
  const options = texts.map((text) => ({ text, label: '', group: -1 }));
  const solution = solve(kind, { ...EMPTY_SCREEN, ...rest, options }, { ...NOTHING_KNOWN, ...known }, isRight);
  const answer = SCREENS[kind].answer(task, solution);
  if (answer === undefined) throw new Error(`No answer to ${JSON.stringify(exercise)}`);
  return judged(exercise, answer).isRight;
}
