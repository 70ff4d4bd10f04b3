import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { boardFor, groupsOf, type LeagueBoard, type Member } from '../../../src/domain/league/groups';
import { isoWeek } from '../../../src/domain/league/isoWeek';
import { ADJECTIVES, ANIMALS, type LeagueFace } from '../../../src/domain/league/nickname';
import { LEARNER_PICTURES } from '../../../src/domain/learner/pictures';
import { weeklyPoints } from '../../../src/domain/progress/week';
import { serverDay } from '../../../src/domain/scores/score';
import { storedScore } from '../scores/storedScore';
import { deleteTogether, PAGE, pagesOf } from '../store/pages';

export type LeagueDependencies = { readonly firestore: Firestore; readonly now: () => number };

const Face: v.GenericSchema<unknown, LeagueFace> = v.object({
  nickname: v.object({ adjective: v.picklist(ADJECTIVES), animal: v.picklist(ANIMALS) }),
  picture: v.picklist(LEARNER_PICTURES),
});

/** Who is closed out for a flood is in no group. */
async function closedNow(firestore: Firestore, now: number): Promise<ReadonlySet<string>> {
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

/** Boards of those who have left. */
async function deleteLeft(firestore: Firestore, madeAt: Timestamp): Promise<void> {
  const left = firestore.collection('leagues').where('madeAt', '<', madeAt).limit(PAGE);
  for (let page = await left.get(); !page.empty; page = await left.get()) {
    await deleteTogether(
      firestore,
      page.docs.map(({ ref }) => ref),
    );
  }
}

/**
 * Makes everybody's board of this week anew: one document for each member, so that a view is one read. Run again after
 * it broke off, it makes the same.
 */
export async function makeLeagues({
  firestore,
  now,
}: LeagueDependencies): Promise<{ members: number; groups: number }> {
  const [today, madeAt] = [serverDay(now()), Timestamp.fromMillis(now())];
  const closed = await closedNow(firestore, now());
  const members: Member[] = [];
  for await (const page of pagesOf(firestore.collection('leagueMembers'))) {
    const read = await membersOf(firestore, page, today);
    members.push(...read.filter(({ id }) => !closed.has(id)));
  }
  const week = isoWeek(today);
  const groups = groupsOf(members);
  let waiting: Board[] = [];
  for (const group of groups) {
    waiting.push(...boardsOf(group, week));
    if (waiting.length < PAGE) continue;
    await writeBoards(firestore, waiting, madeAt);
    waiting = [];
  }
  await writeBoards(firestore, waiting, madeAt);
  await deleteLeft(firestore, madeAt);
  return { members: members.length, groups: groups.length };
}
