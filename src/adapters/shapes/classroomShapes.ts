import * as v from 'valibot';
import { type Assignment, ASSIGNMENT_KINDS } from '../../domain/classroom/assignment';
import type { Memberships, Pupil, SchoolClass } from '../../domain/classroom/classroom';
import { LEARNER_PICTURES } from '../../domain/learner/pictures';
import { amount, counts, moment, text, texts } from './tolerant';

const schoolClass = v.object({ teacherId: text, name: text, code: text, createdAt: moment });

const pupil = v.object({
  name: text,
  picture: v.fallback(v.picklist(LEARNER_PICTURES), LEARNER_PICTURES[0]),
  joinedAt: moment,
  points: amount,
  pointsThisWeek: amount,
  secondsThisWeek: amount,
  lastDay: v.fallback(v.pipe(v.string(), v.isoDate()), ''),
  mixedUp: counts,
  done: texts,
});

const assignment = v.object({
  kind: v.picklist(ASSIGNMENT_KINDS),
  target: v.pipe(v.string(), v.nonEmpty()),
  dueDay: v.pipe(v.string(), v.isoDate()),
  createdAt: moment,
});

const memberships = v.object({ classes: texts, teaches: texts });

const reading =
  <T, R>(shape: v.GenericSchema<unknown, T>, made: (id: string, value: T) => R) =>
  (id: string, data: unknown): R | null => {
    const read = v.safeParse(shape, data);
    return read.success ? made(id, read.output) : null;
  };

/** Each reads a document as far as it makes sense; `null` where nothing of it does. */
export const classIn = reading(schoolClass, (id, value): SchoolClass => ({ ...value, id }));
export const pupilIn = reading(pupil, (id, value): Pupil => ({ ...value, id }));
export const assignmentIn = reading(assignment, (id, value): Assignment => ({ ...value, id }));
export const membershipsIn = reading(memberships, (_, value): Memberships => value);
