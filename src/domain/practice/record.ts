import { type Activity, type Answers, whenOf } from '../activity/activity';
import { seenSeconds } from '../activity/seenTime';
import type { EasyQuizResult, QuizResult, WordQuizResult } from '../quiz/quizResult';
import { percentageOf } from '../quiz/scoring';
import type { Aim } from './aim';
import { isHesitant } from './hesitation';
import { rightPlaces, type Run, type RunAnswer } from './run';

/** Everything that a run leaves behind; only the quizzes of the spec have a result of their own. */
export type RunRecord = { readonly activity: Activity; readonly result: QuizResult | null };

function answersIn({ tasks, answers }: Run): Answers {
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

/** What was picked, as it was written. */
export function pickedText({ given }: RunAnswer): string {
  const picked: unknown = JSON.parse(given.id);
  return typeof picked === 'string' ? picked : '';
}

export const rightCount = (run: Run): number => rightPlaces(run).length;

export const runPercentage = (run: Run): number => percentageOf(rightCount(run), run.tasks.length);

function easyResult(run: Run, aim: Extract<Aim, { kind: 'easy' }>, now: number): EasyQuizResult {
  const answers = run.answers.flatMap((answer) => {
    const exercise = run.tasks[answer.place]?.exercise;
    if (exercise?.kind !== 'pick-translation') return [];
    const { prompt, correctAnswer, category } = exercise.task;
    const userAnswer = pickedText(answer);
    return [{ question: prompt, correctAnswer, userAnswer, isCorrect: answer.given.isRight, category }];
  });
  return {
    userId: run.userId,
    timestamp: now,
    difficulty: 'easy',
    score: rightCount(run),
    totalQuestions: run.tasks.length,
    percentage: runPercentage(run),
    completed: true,
    selectedCategories: aim.selectedCategories,
    answers,
  };
}

function wordResult(run: Run, aim: Extract<Aim, { kind: 'medium' | 'hard' }>, now: number): WordQuizResult {
  const answers = run.answers.flatMap((answer) => {
    const exercise = run.tasks[answer.place]?.exercise;
    if (exercise?.kind !== 'generated-question') return [];
    const { english, correctAnswer } = exercise.task;
    return [{ question: english, correctAnswer, userAnswer: pickedText(answer), isCorrect: answer.given.isRight }];
  });
  return {
    userId: run.userId,
    timestamp: now,
    createdAt: now,
    difficulty: aim.kind,
    score: runPercentage(run),
    totalQuestions: run.tasks.length,
    percentage: runPercentage(run),
    completed: true,
    selectedCategories: aim.interests,
    answers,
    word: aim.word,
  };
}

/** @param now when the result is saved; the time spent is the run's own */
export function recordOf(run: Run, now: number): RunRecord {
  const { aim, clock } = run;
  const common = { ...whenOf(run.userId, clock.startedAt, seenSeconds(clock, clock.seenSince ?? now)), ...answersIn(run) };
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
