// What the version before kept on the device: quizzes and learning sessions that were not saved. It is brought over once.
import * as v from 'valibot';
import { readStored, removeStored, type StorageKey, storedKeys } from '../../browser/storage';
import { NO_ANSWERS, whenOf } from '../../domain/activity/activity';
import { judged } from '../../exercises/kinds';
import { type Aim } from '../../domain/practice/aim';
import { recordOf } from '../../domain/practice/record';
import { answerTask, advance, isOver, type Run, type RunTask, startRun, submit } from '../../domain/practice/run';
import { easyTasks, wordTasks } from '../../domain/quiz/quizTasks';
import type { Documents } from '../../ports/documents';
import { sessionRecording } from '../../state/recording/learningSessions';
import { addToOutbox, type Recording } from '../../state/recording/outbox';
import { pauseRun } from './pausedRuns';
import { readRun } from './runShape';

const text = v.string();
const texts = v.array(text);
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const watch = v.object({ startedAt: amount, spentMs: amount });

const easyQuiz = v.object({
  kind: v.literal('easy'),
  recordId: text,
  watch,
  selectedCategories: v.record(text, v.boolean()),
  questions: v.array(v.object({ id: text, prompt: text, category: text, options: texts, correctAnswer: text })),
  answers: v.array(v.object({ userAnswer: text })),
});

const wordQuiz = v.object({
  kind: v.picklist(['medium', 'hard']),
  recordId: text,
  watch,
  word: text,
  telugu: text,
  interests: texts,
  questions: v.array(v.object({ english: text, telugu: text, options: texts, correctAnswer: text })),
  chosen: v.array(v.nullable(text)),
  isSubmitted: v.boolean(),
});

const lessonQuiz = v.object({
  recordId: text,
  watch,
  total: amount,
  answers: v.array(v.object({ key: text, isRight: v.boolean(), mixedUp: texts })),
});

type Before = { readonly recordId: string; readonly watch: v.InferOutput<typeof watch> };

/** The run with the answers that were given; `null` stands for none. */
function runWith(
  { recordId, watch: { startedAt, spentMs } }: Before,
  begun: { userId: string; aim: Aim; tasks: readonly RunTask[] },
  answers: readonly (string | null)[],
): Run {
  const played = answers.reduce<Run>(
    (run, picked) => {
      const exercise = run.tasks[run.queue[0] ?? -1]?.exercise;
      const isAsked = exercise?.kind === 'pick-translation' || exercise?.kind === 'generated-question';
      if (picked === null || !isAsked) return run;
      return advance(answerTask(run, judged(exercise, picked), startedAt), startedAt);
    },
    startRun({ recordId, ...begun }, startedAt),
  );
  return { ...played, clock: { startedAt, seenMs: spentMs, seenSince: null } };
}

function easyRun(userId: string, stored: unknown): Run | null {
  const read = v.safeParse(easyQuiz, stored);
  if (!read.success) return null;
  const { selectedCategories, questions, answers } = read.output;
  const begun = { userId, aim: { kind: 'easy', selectedCategories }, tasks: easyTasks(questions) } as const;
  return runWith(
    read.output,
    begun,
    answers.map(({ userAnswer }) => userAnswer),
  );
}

function wordRun(userId: string, stored: unknown): Run | null {
  const read = v.safeParse(wordQuiz, stored);
  if (!read.success) return null;
  const { kind, word, telugu, interests, questions, chosen, isSubmitted, watch: spent } = read.output;
  const begun = { userId, aim: { kind, word, telugu, interests }, tasks: wordTasks(questions) };
  const run = runWith(read.output, begun, chosen);
  return isSubmitted ? submit(run, spent.startedAt) : run;
}

const recordingOf = (run: Run): Recording => {
  const { activity, result } = recordOf(run, run.clock.startedAt + run.clock.seenMs);
  return { id: run.recordId, activity, also: result && { collection: 'quizResults', data: result } };
};

const LESSON_QUIZ_KEY = /^lessonQuiz:(.+):([\w-]+):(\d+)$/;

/** Only a finished one: the questions of the others were made by rules that are no more. */
function lessonQuizRecording(userId: string, key: string, stored: unknown): Recording | null {
  const read = v.safeParse(lessonQuiz, stored);
  const [, , lessonId = '', part] = LESSON_QUIZ_KEY.exec(key) ?? [];
  if (!read.success || lessonId === '' || read.output.answers.length < read.output.total) return null;
  const { recordId, watch: spent, answers } = read.output;
  const keysOf = (isRight: boolean) => answers.filter((answer) => answer.isRight === isRight).map((one) => one.key);
  return {
    id: recordId,
    activity: {
      ...whenOf(userId, spent.startedAt, Math.round(spent.spentMs / 1000)),
      ...NO_ANSWERS,
      kind: 'lesson-quiz',
      lessonId,
      part: Number(part),
      right: keysOf(true),
      wrong: keysOf(false),
      mixedUp: answers.flatMap(({ mixedUp }) => mixedUp),
    },
    also: null,
  };
}

function storedAt(key: StorageKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

/** What is not finished can be gone on with, what is finished waits to be sent; then the old keys are gone. */
export function migrateSavedQuizzes(documents: Documents, userId: string): void {
  for (const key of storedKeys(`quizInProgress:${userId}:`)) {
    const run = readRun(easyRun(userId, storedAt(key)) ?? wordRun(userId, storedAt(key)));
    if (run && isOver(run)) addToOutbox(recordingOf(run));
    else if (run) pauseRun(run);
    removeStored(key);
  }
  for (const key of storedKeys(`lessonQuiz:${userId}:`)) {
    const recording = lessonQuizRecording(userId, key, storedAt(key));
    if (recording) addToOutbox(recording);
    removeStored(key);
  }
  for (const key of storedKeys(`leftSessions:${userId}`)) {
    const sessions = storedAt(key);
    for (const one of Array.isArray(sessions) ? sessions : []) {
      const session = documents.understand('learningSessions', one);
      if (session?.userId === userId) addToOutbox(sessionRecording(session));
    }
    removeStored(key);
  }
}
