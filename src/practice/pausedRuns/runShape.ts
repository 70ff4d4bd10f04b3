import * as v from 'valibot';
import type { Aim } from '../../domain/practice/aim';
import type { Run } from '../../domain/practice/run';
import { bilingual, entry } from '../../exercises/schemaParts';
import { exercise } from '../../exercises/schemas';

const text = v.string();
const nonEmptyText = v.pipe(text, v.nonEmpty());
const texts = v.array(text);
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const place = v.pipe(amount, v.integer());

const kindOnly = <K extends 'review' | 'today' | 'drill' | 'trial' | 'placement'>(kind: K) =>
  v.object({ kind: v.literal(kind) });
const aboutAWord = <K extends 'medium' | 'hard'>(kind: K) =>
  v.object({ kind: v.literal(kind), word: text, telugu: text, interests: texts });

const aim: v.GenericSchema<unknown, Aim> = v.union([
  v.object({ kind: v.literal('lesson'), lessonId: nonEmptyText, page: v.exactOptional(nonEmptyText) }),
  kindOnly('review'),
  kindOnly('today'),
  v.object({ kind: v.literal('chosen'), moduleId: v.exactOptional(nonEmptyText) }),
  kindOnly('drill'),
  v.object({ kind: v.literal('spelling'), way: nonEmptyText }),
  v.object({ kind: v.literal('writing'), letters: nonEmptyText }),
  kindOnly('trial'),
  kindOnly('placement'),
  v.object({ kind: v.literal('poem'), poemId: nonEmptyText }),
  v.object({ kind: v.literal('story'), storyId: nonEmptyText }),
  v.object({ kind: v.literal('lesson-quiz'), lessonId: nonEmptyText, part: place }),
  v.object({ kind: v.literal('easy'), selectedCategories: v.record(text, v.boolean()) }),
  aboutAWord('medium'),
  aboutAWord('hard'),
]);

const isJson = (id: string) => {
  try {
    JSON.parse(id);
    return true;
  } catch {
    return false;
  }
};

const given = v.object({
  isRight: v.boolean(),
  outcome: v.object({ right: texts, wrong: texts, mixedUp: texts, toldApart: texts }),
  explanation: v.object({ why: v.exactOptional(bilingual), right: v.array(entry), picked: v.array(entry) }),
  id: v.pipe(text, v.check(isJson)),
});

const shape: v.GenericSchema<unknown, Run> = v.object({
  recordId: nonEmptyText,
  userId: nonEmptyText,
  aim,
  clock: v.object({ startedAt: amount, seenMs: amount, seenSince: v.nullable(amount) }),
  tasks: v.pipe(v.array(v.object({ exercise, part: v.nullable(text) })), v.minLength(1)),
  queue: v.array(place),
  answers: v.array(v.object({ place, given, seconds: amount })),
  isAnswered: v.boolean(),
});

/** Reads a stored run; `null` if it is malformed or refers to tasks it does not have. */
export function readRun(stored: unknown): Run | null {
  const read = v.safeParse(shape, stored);
  if (!read.success) return null;
  const { tasks, queue, answers } = read.output;
  const hasAllTasks = [...queue, ...answers.map((answer) => answer.place)].every((one) => one < tasks.length);
  return hasAllTasks ? read.output : null;
}
