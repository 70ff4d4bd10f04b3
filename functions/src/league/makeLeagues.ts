import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { boardFor, groupsOf, type LeagueBoard, type Member } from '../../../src/domain/league/groups';
import { isoWeek } from '../../../src/domain/league/isoWeek';
import { ADJECTIVES, ANIMALS, type LeagueFace } from '../../../src/domain/league/nickname';
import { LEARNER_PICTURES } from '../../../src/domain/learner/pictures';
import { weeklyPoints } from '../../../src/domain/progress/week';
import { serverDay } from '../../../src/domain/scores/score';
import { storedScore } from '../scores/storedScore';
import { deleteInBatch, PAGE, pagesOf } from '../store/pages';

export type LeagueDependencies = { readonly firestore: Firestore; readonly now: () => number };

const Face: v.GenericSchema<unknown, LeagueFace> = v.object({
  nickname: v.object({ adjective: v.picklist(ADJECTIVES), animal: v.picklist(ANIMALS) }),
  picture: v.picklist(LEARNER_PICTURES),
});

/** Learners whose account is closed for a while are in no group. */
async function closedAccounts(firestore: Firestore, now: number): Promise<ReadonlySet<string>> {
  const closed = new Set<string>();
  const query = firestore.collection('closedAccounts').where('until', '>', Timestamp.fromMillis(now));
  for (const { id } of (await query.get()).docs) closed.add(id);
  return closed;
}

async function membersOf(firestore: Firestore, page: readonly QueryDocumentSnapshot[], today: string) {
  const scores = await firestore.getAll(...page.map(({ id }) => firestore.collection('scores').doc(id)), {
    fieldMask: ['pointsByDay'],
  });
  return page.flatMap((entry, at): Member[] => {
    const face = v.safeParse(Face, entry.data());
    const points = weeklyPoints(storedScore(scores[at]?.data()).score.pointsByDay, today);
    return face.success ? [{ id: entry.id, points, ...face.output }] : [];
  });
}

type Board = LeagueBoard & { readonly id: string };

const boardsOf = (group: readonly Member[], week: string): readonly Board[] =>
  group.map((member) => Object.assign(boardFor(group, member, week), { id: member.id }));

async function writeBoards(firestore: Firestore, boards: readonly Board[], madeAt: Timestamp): Promise<void> {
  for (let from = 0; from < boards.length; from += PAGE) {
    const batch = firestore.batch();
    for (const { id, ...board } of boards.slice(from, from + PAGE)) {
      batch.set(firestore.collection('leagues').doc(id), { ...board, madeAt });
    }
    await batch.commit();
  }
}

async function deleteOldBoards(firestore: Firestore, madeAt: Timestamp): Promise<void> {
  const old = firestore.collection('leagues').where('madeAt', '<', madeAt).limit(PAGE);
  for (let page = await old.get(); !page.empty; page = await old.get()) {
    await deleteInBatch(
      firestore,
      page.docs.map(({ ref }) => ref),
    );
  }
}

/**
 * Rebuilds this week's boards: one document per member, so that showing a board takes one read. It can be repeated
 * after an interruption.
 */
export async function makeLeagues({
  firestore,
  now,
}: LeagueDependencies): Promise<{ members: number; groups: number }> {
  const [today, madeAt] = [serverDay(now()), Timestamp.fromMillis(now())];
  const closed = await closedAccounts(firestore, now());
  const members: Member[] = [];
  for await (const page of pagesOf(firestore.collection('leagueMembers'))) {
    const read = await membersOf(firestore, page, today);
    members.push(...read.filter(({ id }) => !closed.has(id)));
  }
  const week = isoWeek(today);
  const groups = groupsOf(members);
  let unwritten: Board[] = [];
  for (const group of groups) {
    unwritten.push(...boardsOf(group, week));
    if (unwritten.length < PAGE) continue;
    await writeBoards(firestore, unwritten, madeAt);
    unwritten = [];
  }
  await writeBoards(firestore, unwritten, madeAt);
  await deleteOldBoards(firestore, madeAt);
  return { members: members.length, groups: groups.length };
}
