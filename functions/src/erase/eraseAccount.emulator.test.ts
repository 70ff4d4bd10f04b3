import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noEmulator } from '../../../src/adapters/firebase/emulatorContext.testing';
import { ONE_DOCUMENT_COLLECTIONS } from '../../../src/ports/collections';
import { emulatedServer } from '../testing/emulatedServer.testing';
import { eraseAccount, type ErasingStep, finishErasures } from './eraseAccount';
import { exportAccount } from './exportAccount';
import { documentsOf, recordsOf } from './learnersDocuments';

const RECORDS = 7;
const PAGE_SIZE = 3;
const LONG_TIMEOUT_MS = 60_000;

describe.skipIf(noEmulator)('erasing an account', () => {
  let server: ReturnType<typeof emulatedServer>;

  beforeAll(() => {
    server = emulatedServer();
  });
  afterAll(() => server.close());

  const erasing = (uid: string) => eraseAccount(server.dependencies, uid, LONG_TIMEOUT_MS, PAGE_SIZE);

  const all = async <T>(steps: AsyncIterable<T>) => {
    const seen: T[] = [];
    for await (const step of steps) seen.push(step);
    return seen;
  };

  async function learnerWithEverything() {
    const { firestore, dependencies } = server;
    const uid = server.newLearner();
    await dependencies.auth.createUser({ uid });
    await server.plant(
      uid,
      Array.from({ length: RECORDS }, () => ({})),
    );
    const batch = firestore.batch();
    for (const place of documentsOf(firestore, uid)) batch.set(place, { age: 8 });
    batch.set(firestore.doc(`memberships/${uid}`), { classes: [`joined-${uid}`], teaches: [`taught-${uid}`] });
    batch.set(firestore.doc(`classes/joined-${uid}/pupils/${uid}`), { name: 'Sita' });
    batch.set(firestore.doc(`classes/taught-${uid}`), { teacherId: uid });
    batch.set(firestore.doc(`classes/taught-${uid}/pupils/pupil-${uid}`), { name: 'Ramu' });
    batch.set(firestore.doc(`classes/taught-${uid}/assignments/a`), { kind: 'lesson' });
    batch.set(firestore.doc(`memberships/pupil-${uid}`), { classes: [`taught-${uid}`, 'other'], teaches: [] });
    await batch.commit();
    return uid;
  }

  async function expectNothingLeft(uid: string) {
    const { firestore, dependencies } = server;
    const documents = await firestore.getAll(...documentsOf(firestore, uid));
    expect(documents.filter(({ exists }) => exists).map(({ ref }) => ref.path)).toEqual([]);
    for (const records of recordsOf(firestore, uid)) expect((await records.count().get()).data().count).toBe(0);
    await expect(dependencies.auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await server.fieldsOf(`closedAccounts/${uid}`)).toMatchObject({ reason: 'erased', until: null });
  }

  it('closes the account first, reports its progress, and leaves no documents, class entries or account', async () => {
    const uid = await learnerWithEverything();
    const steps = erasing(uid);
    const { value: first } = await steps.next();
    expect(first).toEqual({ deleted: 0, of: RECORDS + documentsOf(server.firestore, uid).length });
    expect(await server.fieldsOf(`closedAccounts/${uid}`)).toMatchObject({ reason: 'erased', isFinished: false });
    const rest = await all(steps);
    expect(rest.at(-1)).toEqual({ done: true });
    const deleted = rest.flatMap((step) => ('deleted' in step ? step.deleted : []));
    expect(deleted).toEqual(deleted.toSorted((a, b) => a - b));
    expect(deleted.length).toBeGreaterThan(2);
    await expectNothingLeft(uid);
    expect(await server.fieldsOf(`classes/joined-${uid}/pupils/${uid}`)).toBeUndefined();
    expect(await server.fieldsOf(`classes/taught-${uid}`)).toBeUndefined();
    expect(await server.fieldsOf(`classes/taught-${uid}/pupils/pupil-${uid}`)).toBeUndefined();
    expect(await server.fieldsOf(`memberships/pupil-${uid}`)).toMatchObject({ classes: ['other'] });
  });

  it('continues after a crash, and can be repeated when it is done', async () => {
    const uid = await learnerWithEverything();
    const crashing = erasing(uid);
    await crashing.next();
    await crashing.next();
    await crashing.return(undefined);
    expect(await server.dependencies.auth.getUser(uid)).toMatchObject({ uid });
    expect((await all(erasing(uid))).at(-1)).toEqual({ done: true });
    await expectNothingLeft(uid);
    expect((await all(erasing(uid))).at(-1)).toEqual({ done: true });
  });

  it('stops before the timeout of Hosting, and says that it is not finished', async () => {
    const uid = await learnerWithEverything();
    let now = 0;
    const slow = { ...server.dependencies, now: () => (now += 1_000) };
    const calls: ErasingStep[][] = [];
    while (!calls.at(-1)?.some((step) => 'done' in step))
      calls.push(await all(eraseAccount(slow, uid, 1_500, PAGE_SIZE)));
    expect(calls.length).toBeGreaterThan(1);
    expect(calls[0]?.at(-1)).toEqual({ goesOn: true });
    await expectNothingLeft(uid);
  });

  it('is finished by the nightly job when the learner does not return', async () => {
    const uid = await learnerWithEverything();
    const crashing = erasing(uid);
    await crashing.next();
    await crashing.return(undefined);
    await finishErasures(server.dependencies);
    await expectNothingLeft(uid);
  });

  it('can be preceded by an export of everything, read page by page', async () => {
    const uid = await learnerWithEverything();
    const [head, ...lines] = await all(exportAccount(server.dependencies, uid, PAGE_SIZE));
    expect(head).toMatchObject({ format: 'aksharam-export', userId: uid });
    const documents = RECORDS + documentsOf(server.firestore, uid).length;
    expect(lines.at(-1)).toEqual({ done: true, documents });
    const ids = lines.flatMap((line) => ('id' in line ? `${line.collection}/${line.id}` : []));
    expect(new Set(ids).size).toBe(documents);
    for (const collection of ONE_DOCUMENT_COLLECTIONS) expect(ids).toContain(`${collection}/${uid}`);
    expect(JSON.parse(JSON.stringify(lines))).toEqual(lines);
  });
});
