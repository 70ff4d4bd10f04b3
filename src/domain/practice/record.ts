import { type Activity, type AnsweredItems, whenOf } from '../activity/activity';
import { seenSeconds } from '../activity/seenTime';
import type { EasyQuizAnswer, EasyQuizResult, QuizAnswer, QuizResult, WordQuizResult } from '../quiz/quizResult';
import { percentageOf } from '../quiz/passMark';
import type { AimOf } from './aim';
import { isHesitant } from '../../exercises/kinds';
import { rightPlaces, type Run, type RunAnswer } from './run';

/** Only the quizzes of the spec have a result in addition to the activity. */
export type RunRecord = { readonly activity: Activity; readonly result: QuizResult | null };

function answersIn({ tasks, answers }: Run): AnsweredItems {
  const outcomes = answers.map(({ given }) => given.outcome);
  const slow = answers.filter(({ place, seconds }) => {
    const kind = tasks[place]?.exercise.kind;
    return kind !== undefined && isHesitant(kind, seconds);
  });
  return {
    right: outcomes.flatMap(({ right }) => right),
    wrong: outcomes.flatMap(({ wrong }) => wrong),
    hesitant: slow.flatMap(({ given }) => given.outcome.right),
    mixedUp: outcomes.flatMap(({ mixedUp }) => mixedUp),
    toldApart: outcomes.flatMap(({ toldApart }) => toldApart),
  };
}

/** The text of the picked choice. */
export function pickedText({ given }: RunAnswer): string {
  const picked: unknown = JSON.parse(given.id);
  return typeof picked === 'string' ? picked : '';
}

export const rightCount = (run: Run): number => rightPlaces(run).length;

export const runPercentage = (run: Run): number => percentageOf(rightCount(run), run.tasks.length);

/** The answers in the format of a quiz result. */
export function quizAnswers(run: Run): readonly QuizAnswer[] {
  return run.answers.flatMap((answer) => {
    const exercise = run.tasks[answer.place]?.exercise;
    const userAnswer = pickedText(answer);
    const isCorrect = answer.given.isRight;
    if (exercise?.kind === 'pick-translation') {
      const { prompt: question, correctAnswer, category } = exercise.task;
      return [{ question, correctAnswer, userAnswer, isCorrect, category }];
    }
    if (exercise?.kind !== 'generated-question') return [];
    const { english: question, correctAnswer } = exercise.task;
    return [{ question, correctAnswer, userAnswer, isCorrect }];
  });
}

const resultOf = (run: Run, now: number) => ({
  userId: run.userId,
  timestamp: now,
  totalQuestions: run.tasks.length,
  percentage: runPercentage(run),
  completed: true,
});

const easyResult = (run: Run, aim: AimOf<'easy'>, now: number): EasyQuizResult => ({
  ...resultOf(run, now),
  difficulty: 'easy',
  score: rightCount(run),
  selectedCategories: aim.selectedCategories,
  answers: quizAnswers(run).filter((answer): answer is EasyQuizAnswer => 'category' in answer),
});

const wordResult = (run: Run, aim: AimOf<'medium' | 'hard'>, now: number): WordQuizResult => ({
  ...resultOf(run, now),
  createdAt: now,
  difficulty: aim.kind,
  score: runPercentage(run),
  selectedCategories: aim.interests,
  answers: quizAnswers(run),
  word: aim.word,
});

/** @param now when the result is saved; the time spent comes from the run's clock */
export function recordOf(run: Run, now: number): RunRecord {
  const { aim, clock } = run;
  const common = {
    ...whenOf(run.userId, clock.startedAt, seenSeconds(clock, clock.seenSince ?? now)),
    ...answersIn(run),
  };
  switch (aim.kind) {
    case 'lesson-quiz':
      return { activity: { ...common, ...aim }, result: null };
    case 'easy':
      return { activity: { ...common, kind: 'quiz', difficulty: aim.kind }, result: easyResult(run, aim, now) };
    case 'medium':
    case 'hard':
      return { activity: { ...common, kind: 'quiz', difficulty: aim.kind }, result: wordResult(run, aim, now) };
    default: {
      const right = rightPlaces(run);
      const partsDone = right.flatMap((place) => run.tasks[place]?.part ?? []);
      const tasksDone = right.length;
      return { activity: { ...common, kind: 'practice', purpose: aim.kind, tasksDone, partsDone }, result: null };
    }
  }
}
