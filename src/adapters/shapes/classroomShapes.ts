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

const reader =
  <T, R>(shape: v.GenericSchema<unknown, T>, build: (id: string, value: T) => R) =>
  (id: string, data: unknown): R | null => {
    const read = v.safeParse(shape, data);
    return read.success ? build(id, read.output) : null;
  };

/** Each reads the valid parts of a document, or returns null when there are none. */
export const classIn = reader(schoolClass, (id, value): SchoolClass => ({ ...value, id }));
export const pupilIn = reader(pupil, (id, value): Pupil => ({ ...value, id }));
export const assignmentIn = reader(assignment, (id, value): Assignment => ({ ...value, id }));
export const membershipsIn = reader(memberships, (_, value): Memberships => value);
