// For what looks at exercises as they are drawn: of the thousands that lessons make, those that need the most room.
import { entryOfFocus, focusesOf } from '../domain/lesson/focus';
import type { Material } from '../domain/lesson/material';
import { seededRandom } from '../domain/lesson/seededRandom';
import { judged, LESSON_KIND_NAMES, type LessonExercise, makeExercise, rightAnswerOf, wrongAnswersOf } from './kinds';

/** One of each kind about everything there is in the material. */
export function everyExercise(material: Material): LessonExercise[] {
  const byKey = new Map(focusesOf(material).map((focus) => [entryOfFocus(focus).key, focus]));
  return LESSON_KIND_NAMES.flatMap((kind) => {
    const random = seededRandom(11);
    return [...byKey.values()].flatMap((focus) => makeExercise(kind, material, focus, random) ?? []);
  });
}

/** The task as it is shown with the question: what is explained comes after it. */
const asked = ({ task }: LessonExercise): string =>
  JSON.stringify(task, (key, value: unknown) => (key === 'why' || key === 'whys' ? 0 : value));

/** Signs take no room of their own in a line. */
const lengthOfWord = (word: string) => word.replaceAll(/\p{M}/gu, '').length;

/** How much is asked, how long a word that cannot be broken, and how much is said of an answer. */
export const MEASURES = {
  texts: (exercise: LessonExercise): number => asked(exercise).length,
  word: (exercise: LessonExercise): number =>
    Math.max(0, ...(asked(exercise).match(/[\p{L}\p{M}]+/gu) ?? []).map(lengthOfWord)),
  explanation: (exercise: LessonExercise): number =>
    Math.max(
      ...[rightAnswerOf(exercise), ...wrongAnswersOf(exercise)].map(
        (answer) => JSON.stringify(judged(exercise, answer).explanation).length,
      ),
    ),
};

const ONE_AKSHARA = ['letter', 'sign'];
const WHOLE_SENTENCE = ['sentence', 'fact'];

/** A letter by itself, a number, some words and a sentence are each set in their own way. */
export function shapeOf({ kind, subject: { key, number } }: LessonExercise): string {
  const [type = ''] = key.split(':');
  if (number !== undefined) return `${kind} number`;
  if (ONE_AKSHARA.includes(type)) return `${kind} akshara`;
  return `${kind} ${WHOLE_SENTENCE.includes(type) ? 'sentence' : 'words'}`;
}

const kindOf = ({ kind }: LessonExercise): string => kind;

/** Of all that are alike, the one that measures most. */
function mostOfEach(
  exercises: readonly LessonExercise[],
  nameOf: (exercise: LessonExercise) => string,
  measure: (exercise: LessonExercise) => number,
): LessonExercise[] {
  const most = new Map<string, { readonly exercise: LessonExercise; readonly size: number }>();
  for (const exercise of exercises) {
    const size = measure(exercise);
    const before = most.get(nameOf(exercise));
    if (!before || size > before.size) most.set(nameOf(exercise), { exercise, size });
  }
  return [...most.values()].map(({ exercise }) => exercise);
}

/** Of each kind the one with the longest texts. */
export const longestOfEachKind = (exercises: readonly LessonExercise[]): LessonExercise[] =>
  mostOfEach(exercises, kindOf, MEASURES.texts);

/** Of each kind in each shape the one with the longest texts, and of each kind the one that is most otherwise. */
export const hardestToFit = (exercises: readonly LessonExercise[]): LessonExercise[] => [
  ...new Set([
    ...mostOfEach(exercises, shapeOf, MEASURES.texts),
    ...mostOfEach(exercises, kindOf, MEASURES.word),
    ...mostOfEach(exercises, kindOf, MEASURES.explanation),
  ]),
];
