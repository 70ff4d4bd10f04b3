import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { MODULES } from '../../../src/content/modules';
import { calendarDay } from '../../../src/domain/activity/calendarDay';
import type { Activity } from '../../../src/domain/activity/activity';
import {
  type Assignment,
  ASSIGNMENT_KINDS,
  isDoneBy,
  needsParts,
} from '../../../src/domain/classroom/assignment';
import { MOST_ASSIGNMENTS, type PupilFigures } from '../../../src/domain/classroom/classroom';
import { openSince } from '../../../src/domain/classroom/dueDay';
import { isPossibleDay, withFigures } from '../../../src/domain/classroom/pupilFigures';
import { membershipsIn } from './memberships';
import { placesIn } from './places';

/** Enough to know one that is reported twice: triggers do so within minutes. */
const KEPT_IDS = 50;

const count = v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 0);
const texts = v.fallback(v.array(v.string()), []);

const pupilShape = v.object({
  points: count,
  pointsThisWeek: count,
  secondsThisWeek: count,
  lastDay: v.fallback(v.string(), ''),
  mixedUp: v.fallback(v.record(v.string(), v.number()), {}),
  done: texts,
  counted: texts,
});

const assignmentShape = v.object({
  kind: v.picklist(ASSIGNMENT_KINDS),
  target: v.string(),
  dueDay: v.string(),
});

const assignmentIn = (id: string, data: DocumentData): Assignment[] => {
  const read = v.safeParse(assignmentShape, data);
  return read.success ? [{ ...read.output, id, createdAt: 0 }] : [];
};

const LESSONS = new Map<string, (typeof MODULES)[number]['lessons'][number]>(
  MODULES.flatMap(({ lessons }) => lessons.map((lesson) => [lesson.id, lesson] as const)),
);

export type Recorded = {
  /** The activity's own id: what is reported twice counts once. */
  readonly id: string;
  readonly activity: Activity;
  /** What was credited, where that is less than it would bring. */
  readonly points?: number;
};

type UpdateDependencies = { readonly firestore: Firestore; readonly now: () => number };

/** Tells the classes of a learner what they did. Whoever is in no class costs one read. */
export async function updatePupil({ firestore, now }: UpdateDependencies, recorded: Recorded): Promise<void> {
  const { activity } = recorded;
  if (!isPossibleDay(activity.day, calendarDay(new Date(now())))) return;
  const places = placesIn(firestore);
  const { classes } = membershipsIn(await places.memberships(activity.userId).get());
  for (const classId of classes) await updateIn(firestore, classId, recorded);
}

async function partsDoneOf(firestore: Firestore, uid: string): Promise<readonly string[]> {
  const found = await firestore.collection('learnerSummaries').doc(uid).get();
  const read = v.safeParse(texts, found.data()?.['partsDone']);
  return read.success ? read.output : [];
}

async function updateIn(firestore: Firestore, classId: string, { id, activity, points }: Recorded): Promise<void> {
  const places = placesIn(firestore);
  const at = places.pupils(classId).doc(activity.userId);
  const given = await places
    .assignments(classId)
    .where('dueDay', '>=', openSince(activity.day))
    .orderBy('dueDay')
    .limit(MOST_ASSIGNMENTS)
    .get();
  const assignments = given.docs.flatMap((one) => assignmentIn(one.id, one.data()));
  const partsDone = needsParts(assignments) ? await partsDoneOf(firestore, activity.userId) : [];

  await firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(at);
    const read = v.safeParse(pupilShape, found.data());
    if (!read.success || read.output.counted.includes(id)) return;
    const { done, counted, ...before } = read.output;
    const figures: PupilFigures = withFigures(before, activity, points);
    const known = { lessonOf: (lesson: string) => LESSONS.get(lesson), partsDone };
    const doneNow = assignments.filter(
      (assignment) => !done.includes(assignment.id) && isDoneBy(assignment, activity, known),
    );
    transaction.update(at, {
      ...figures,
      done: [...done, ...doneNow.map((assignment) => assignment.id)].slice(-2 * MOST_ASSIGNMENTS),
      counted: [...counted, id].slice(-KEPT_IDS),
    });
  });
}
