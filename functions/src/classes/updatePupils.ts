import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { MODULES } from '../../../src/content/modules';
import { type Assignment, ASSIGNMENT_KINDS, isDoneBy, needsParts } from '../../../src/domain/classroom/assignment';
import { MAX_ASSIGNMENTS } from '../../../src/domain/classroom/classroom';
import { openSince } from '../../../src/domain/classroom/dueDay';
import { withFigures } from '../../../src/domain/classroom/pupilFigures';
import type { Lesson } from '../../../src/domain/lesson/lesson';
import { isScored, serverDay } from '../../../src/domain/scores/score';
import type { ActivityCounter } from '../scores/scoreActivity';
import { membershipsIn } from './memberships';
import { placesIn } from './places';

const count = v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 0);
const texts = v.fallback(v.array(v.string()), []);

const pupilShape = v.object({
  points: count,
  pointsThisWeek: count,
  secondsThisWeek: count,
  lastDay: v.fallback(v.string(), ''),
  mixedUp: v.fallback(v.record(v.string(), v.number()), {}),
  done: texts,
});

const assignmentShape = v.object({ kind: v.picklist(ASSIGNMENT_KINDS), target: v.string(), dueDay: v.string() });

const assignmentIn = (id: string, data: DocumentData): Assignment[] => {
  const read = v.safeParse(assignmentShape, data);
  return read.success ? [{ ...read.output, id, createdAt: 0 }] : [];
};

const LESSONS = new Map<string, Lesson>(MODULES.flatMap(({ lessons }) => lessons.map((lesson) => [lesson.id, lesson])));

/** Adds an activity to the learner's entry in each class. A learner without a class costs one read. */
export function updatePupils(firestore: Firestore): ActivityCounter {
  const places = placesIn(firestore);

  async function openAssignments(classId: string, day: string): Promise<readonly Assignment[]> {
    const since = places.assignments(classId).where('dueDay', '>=', openSince(day));
    const { docs } = await since.orderBy('dueDay').limit(MAX_ASSIGNMENTS).get();
    return docs.flatMap((one) => assignmentIn(one.id, one.data()));
  }

  async function partsDoneOf(uid: string): Promise<readonly string[]> {
    const found = await firestore.collection('learnerSummaries').doc(uid).get();
    return v.parse(texts, found.data()?.['partsDone']);
  }

  return async ({ transaction, activity, score, now }) => {
    if (!isScored(activity.day, serverDay(now))) return () => {};
    const { userId } = activity;
    const { classes } = membershipsIn(await transaction.get(places.memberships(userId)));
    if (classes.length === 0) return () => {};
    const entries = await transaction.getAll(...classes.map((classId) => places.pupils(classId).doc(userId)));
    const assignments = await Promise.all(classes.map((classId) => openAssignments(classId, activity.day)));
    const partsDone = needsParts(assignments.flat()) ? await partsDoneOf(userId) : [];
    const known = { lessonOf: (id: string) => LESSONS.get(id), partsDone };

    return () => {
      for (const [at, entry] of entries.entries()) {
        const read = v.safeParse(pupilShape, entry.data());
        if (!read.success) continue;
        const { done, ...before } = read.output;
        const doneNow = (assignments[at] ?? []).filter(
          (one) => !done.includes(one.id) && isDoneBy(one, activity, known),
        );
        transaction.update(entry.ref, {
          ...withFigures(before, activity, score),
          // The assignments dropped here are too old to be shown.
          done: [...done, ...doneNow.map(({ id }) => id)].slice(-2 * MAX_ASSIGNMENTS),
        });
      }
    };
  };
}
