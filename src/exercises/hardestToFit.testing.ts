// For layout tests: the exercises that need the most space, out of thousands that lessons make.
import { entryOfFocus, focusesOf } from '../domain/lesson/focus';
import type { Material } from '../domain/lesson/material';
import { seededRandom } from '../domain/lesson/seededRandom';
import { judged, LESSON_KIND_NAMES, type LessonExercise, makeExercise, rightAnswerOf, wrongAnswersOf } from './kinds';

/** One exercise of each kind about everything in the material. */
export function everyExercise(material: Material): LessonExercise[] {
  const byKey = new Map(focusesOf(material).map((focus) => [entryOfFocus(focus).key, focus]));
  return LESSON_KIND_NAMES.flatMap((kind) => {
    const random = seededRandom(11);
    return [...byKey.values()].flatMap((focus) => makeExercise(kind, material, focus, random) ?? []);
  });
}

/** The task without explanations, which are shown after the answer. */
const questionText = ({ task }: LessonExercise): string =>
  JSON.stringify(task, (key, value: unknown) => (key === 'why' || key === 'whys' ? 0 : value));

/** Combining signs add no width. */
const lengthOfWord = (word: string) => word.replaceAll(/\p{M}/gu, '').length;

/** The length of the question, of its longest unbreakable word, and of the longest explanation. */
export const MEASURES = {
  texts: (exercise: LessonExercise): number => questionText(exercise).length,
  word: (exercise: LessonExercise): number =>
    Math.max(0, ...(questionText(exercise).match(/[\p{L}\p{M}]+/gu) ?? []).map(lengthOfWord)),
  explanation: (exercise: LessonExercise): number =>
    Math.max(
      ...[rightAnswerOf(exercise), ...wrongAnswersOf(exercise)].map(
        (answer) => JSON.stringify(judged(exercise, answer).explanation).length,
      ),
    ),
};

const ONE_AKSHARA = ['letter', 'sign'];
const WHOLE_SENTENCE = ['sentence', 'fact'];

/** Single letters, numbers, words and sentences have different layouts. */
export function shapeOf({ kind, subject: { key, number } }: LessonExercise): string {
  const [type = ''] = key.split(':');
  if (number !== undefined) return `${kind} number`;
  if (ONE_AKSHARA.includes(type)) return `${kind} akshara`;
  return `${kind} ${WHOLE_SENTENCE.includes(type) ? 'sentence' : 'words'}`;
}

const kindOf = ({ kind }: LessonExercise): string => kind;

/** The exercise with the largest measure for each name. */
function largestOfEach(
  exercises: readonly LessonExercise[],
  nameOf: (exercise: LessonExercise) => string,
  measure: (exercise: LessonExercise) => number,
): LessonExercise[] {
  const largest = new Map<string, { readonly exercise: LessonExercise; readonly size: number }>();
  for (const exercise of exercises) {
    const size = measure(exercise);
    const before = largest.get(nameOf(exercise));
    if (!before || size > before.size) largest.set(nameOf(exercise), { exercise, size });
  }
  return [...largest.values()].map(({ exercise }) => exercise);
}

/** The exercise with the longest texts of each kind. */
export const longestOfEachKind = (exercises: readonly LessonExercise[]): LessonExercise[] =>
  largestOfEach(exercises, kindOf, MEASURES.texts);

/** The longest texts of each kind and shape, and the longest word and explanation of each kind. */
export const hardestToFit = (exercises: readonly LessonExercise[]): LessonExercise[] => [
  ...new Set([
    ...largestOfEach(exercises, shapeOf, MEASURES.texts),
    ...largestOfEach(exercises, kindOf, MEASURES.word),
    ...largestOfEach(exercises, kindOf, MEASURES.explanation),
  ]),
];
