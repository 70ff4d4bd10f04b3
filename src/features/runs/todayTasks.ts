import { writeStored } from '../../browser/storage';
import { kindOrders } from '../../content/lessons/kindOrders';
import { MODULES } from '../../content/modules';
import { planExercises } from '../../domain/exercise/plan';
import { USUAL_DAILY_MINUTES } from '../../domain/learner/preferences';
import type { Lesson } from '../../domain/lesson/lesson';
import type { Material } from '../../domain/lesson/material';
import { doneOf, numbersOf, partKey } from '../../domain/lesson/parts';
import { learningPath, nextLesson } from '../../domain/lesson/path';
import { confusedPairs, ownConfusions } from '../../domain/memory/confusions';
import { newLineExercises } from '../../domain/padyalu/byHeart';
import type { RunTask } from '../../domain/practice/run';
import { dueToday } from '../../domain/runPlanning/due';
import { drillExercises, letterPair } from '../../domain/runPlanning/drill';
import { lineOfToday } from '../../domain/runPlanning/poemOfToday';
import { todayPlan } from '../../domain/runPlanning/todayPlan';
import type { Documents } from '../../ports/documents';
import { loadMaterial } from '../../practice/loadMaterial';
import type { Known } from './LoadedLearner';
import type { RunPlan } from './RunPage';
import { tasksForItems } from './tasksForItems';

/** Each letter of a confused pair is heard once and seen once. */
const DRILLED_TODAY = 4;

const remainingExercises = (lesson: Lesson, partsDone: readonly string[]): readonly number[] => {
  const done = doneOf(lesson, 'exercise', partsDone);
  return numbersOf(lesson, 'exercise').filter((number) => !done.includes(number));
};

/** The next exercises of the path; they count as done there, too. */
function pathTasks(
  { summary, memory }: Known,
  lesson: Lesson,
  numbers: readonly number[],
  loaded: Material,
): readonly RunTask[] {
  const material = { ...loaded, ownConfusions: ownConfusions(memory.letters) };
  const timesSeen = (key: string) => (summary.rightByItem[key] ?? 0) + (summary.wrongByItem[key] ?? 0);
  return planExercises({ lesson, material, timesSeen, order: kindOrders[lesson.id] }, numbers, Math.random).map(
    (exercise, at) => ({
      exercise,
      part: partKey(lesson.id, 'exercise', numbers[at] ?? 0),
    }),
  );
}

/** The two letters that this learner confuses most. */
async function drillTasks({ memory, today }: Known): Promise<readonly RunTask[]> {
  const [worst] = confusedPairs(memory.letters, today, 1);
  if (!worst) return [];
  const { CONFUSIONS } = await import('../../content/lessons/confusions');
  const [one, other] = worst.letters;
  const exercises = drillExercises([letterPair({ confusions: CONFUSIONS }, one, other)], Math.random);
  return exercises.slice(0, DRILLED_TODAY).map((exercise) => ({ exercise, part: null }));
}

/** A new line of a poem, first read and then asked. If the poems cannot be read, the run has none. */
async function lineTasks(documents: Documents, { memory, profile }: Known): Promise<readonly RunTask[]> {
  const poems = await documents.list('poems');
  if (!poems.ok) return [];
  const next = lineOfToday(poems.value, memory.poems, profile.grade);
  const poem = poems.value.find(({ id }) => id === next?.poemId);
  const exercises = next && poem ? newLineExercises(poem, next.line, Math.random) : [];
  return exercises.map((exercise) => ({ exercise, part: null }));
}

/** Due items, confused letters, the next part of the path and a line of a poem, as long as the learner's daily goal. */
export async function todayTasks(documents: Documents, known: Known): Promise<RunPlan> {
  const { memory, summary, profile, today } = known;
  const minutes = profile.dailyMinutes ?? USUAL_DAILY_MINUTES;
  const next = nextLesson(learningPath(MODULES, summary.partsDone, profile.startAt));
  if (next) writeStored('lessonAtHand', next.lesson.id);
  const numbers = next ? remainingExercises(next.lesson, summary.partsDone) : [];
  const due = dueToday(memory, today, minutes * 2);
  const plan = todayPlan(minutes, { due: due.length, path: numbers.length });
  const [material, reviewed, drilled] = await Promise.all([
    next ? loadMaterial(next.lesson.id) : null,
    tasksForItems(documents, due.slice(0, plan.due), known),
    drillTasks(known),
  ]);
  const pathPart = next && material ? pathTasks(known, next.lesson, numbers.slice(0, plan.path), material) : [];
  const tasks = [...reviewed.tasks, ...drilled, ...pathPart];
  // Choosing a line requires reading all poems, so it comes last.
  return { tasks, later: () => lineTasks(documents, known), again: reviewed.again };
}
