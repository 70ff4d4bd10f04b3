import { MODULES } from '../../content/modules';
import { planExercises } from '../../domain/exercise/plan';
import { USUAL_DAILY_MINUTES } from '../../domain/learner/preferences';
import type { Lesson } from '../../domain/lesson/lesson';
import { doneOf, numbersOf, partKey } from '../../domain/lesson/parts';
import { learningPath, nextLesson } from '../../domain/lesson/path';
import { confusedPairs } from '../../domain/memory/confusions';
import { dueItems } from '../../domain/memory/dueItems';
import { MEMORY_PARTS } from '../../domain/memory/memoryDocument';
import type { Aim } from '../../domain/practice/aim';
import type { RunTask } from '../../domain/practice/run';
import { drillExercises, letterPair } from '../../domain/sitting/drill';
import { todayPlan } from '../../domain/sitting/todayPlan';
import { sitting } from '../../i18n/sitting';
import { useText } from '../../i18n/useText';
import { loadMaterial } from '../../practice/loadMaterial';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { AKSHARA_MAP, DASHBOARD } from './addresses';
import { type Known, LoadedLearner } from './LoadedLearner';
import { type Made, Sitting } from './Sitting';
import { tasksForItems } from './tasksForItems';

const AIM: Aim = { kind: 'today' };

/** Of a pair that is mixed up: each letter heard and seen once. */
const DRILLED_TODAY = 4;

const undoneOf = (lesson: Lesson, partsDone: readonly string[]): readonly number[] => {
  const done = doneOf(lesson, 'exercise', partsDone);
  return numbersOf(lesson, 'exercise').filter((number) => !done.includes(number));
};

/** The next exercises of the path, which count as done there too. */
async function pathTasks({ summary }: Known, lesson: Lesson, numbers: readonly number[]): Promise<readonly RunTask[]> {
  const material = await loadMaterial(lesson.id);
  const timesSeen = (key: string) => (summary.rightByItem[key] ?? 0) + (summary.wrongByItem[key] ?? 0);
  return planExercises({ lesson, material, timesSeen }, numbers, Math.random).map((exercise, at) => ({
    exercise,
    part: partKey(lesson.id, 'exercise', numbers[at] ?? 0),
  }));
}

/** The two letters that this learner mixes up most, beside each other. */
async function drillTasks({ memory, today }: Known): Promise<readonly RunTask[]> {
  const [worst] = confusedPairs(memory.letters, today, 1);
  if (!worst) return [];
  const { CONFUSIONS } = await import('../../content/lessons/confusions');
  const [one, other] = worst.letters;
  const exercises = drillExercises([letterPair({ confusions: CONFUSIONS }, one, other)], Math.random);
  return exercises.slice(0, DRILLED_TODAY).map((exercise) => ({ exercise, part: null }));
}

async function make(known: Known): Promise<Made> {
  const { memory, summary, profile, today } = known;
  const minutes = profile.dailyMinutes ?? USUAL_DAILY_MINUTES;
  const next = nextLesson(learningPath(MODULES, summary.partsDone, profile.startAt));
  const numbers = next ? undoneOf(next.lesson, summary.partsDone) : [];
  const due = dueItems(
    MEMORY_PARTS.map((part) => memory[part]),
    today,
    minutes * 2,
    'leastForgotten',
  );
  const plan = todayPlan(minutes, { due: due.length, path: numbers.length, hasPoem: false });
  const [reviewed, drilled, along] = await Promise.all([
    tasksForItems(due.slice(0, plan.due), summary.partsDone),
    drillTasks(known),
    next ? pathTasks(known, next.lesson, numbers.slice(0, plan.path)) : [],
  ]);
  return { tasks: [...reviewed.tasks, ...drilled, ...along], materialFor: reviewed.materialFor };
}

/** One sitting that knows what to do: what is due, what is mixed up, the next piece of the path. */
export default function TodayPage() {
  const t = useText(sitting);
  const empty = (
    <EmptyState
      letter="★"
      headingLevel="h1"
      title={t('allDoneTitle')}
      text={t('allDone')}
      action={
        <>
          <ButtonLink look="quiet" to={DASHBOARD}>
            {t('toDashboard')}
          </ButtonLink>
          <ButtonLink to={AKSHARA_MAP}>{t('chooseLetters')}</ButtonLink>
        </>
      }
    />
  );
  return (
    <LoadedLearner>
      {(known) => <Sitting aim={AIM} title={t('todayTitle')} make={() => make(known)} empty={empty} />}
    </LoadedLearner>
  );
}
