import * as v from 'valibot';
import type { Aim } from '../../domain/practice/aim';
import type { Run } from '../../domain/practice/run';
import { bilingual, entry } from '../../exercises/schemaParts';
import { exercise } from '../../exercises/schemas';

const text = v.string();
const named = v.pipe(text, v.nonEmpty());
const texts = v.array(text);
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const place = v.pipe(amount, v.integer());

const alone = <K extends 'review' | 'today' | 'drill' | 'trial' | 'placement'>(kind: K) =>
  v.object({ kind: v.literal(kind) });
const aboutAWord = <K extends 'medium' | 'hard'>(kind: K) =>
  v.object({ kind: v.literal(kind), word: text, telugu: text, interests: texts });

const aim: v.GenericSchema<unknown, Aim> = v.union([
  v.object({ kind: v.literal('lesson'), lessonId: named, page: v.exactOptional(named) }),
  alone('review'),
  alone('today'),
  v.object({ kind: v.literal('chosen'), moduleId: v.exactOptional(named) }),
  alone('drill'),
  v.object({ kind: v.literal('spelling'), way: named }),
  v.object({ kind: v.literal('writing'), letters: named }),
  alone('trial'),
  alone('placement'),
  v.object({ kind: v.literal('poem'), poemId: named }),
  v.object({ kind: v.literal('story'), storyId: named }),
  v.object({ kind: v.literal('lesson-quiz'), lessonId: named, part: place }),
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
  recordId: named,
  userId: named,
  aim,
  clock: v.object({ startedAt: amount, seenMs: amount, seenSince: v.nullable(amount) }),
  tasks: v.pipe(v.array(v.object({ exercise, part: v.nullable(text) })), v.minLength(1)),
  queue: v.array(place),
  answers: v.array(v.object({ place, given, seconds: amount })),
  isAnswered: v.boolean(),
});

/** A run that was kept, if it is one: its places have to be those of its tasks. */
export function readRun(kept: unknown): Run | null {
  const read = v.safeParse(shape, kept);
  if (!read.success) return null;
  const { tasks, queue, answers } = read.output;
  const isSound = [...queue, ...answers.map((answer) => answer.place)].every((one) => one < tasks.length);
  return isSound ? read.output : null;
}
