import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { valueOf } from '../../ports/documentsExamples.testing';
import { identityContract, nextState, type OpenedIdentity } from '../../ports/identity.contract';
import type { DeviceLearners, Identity } from '../../ports/identity';
import { newId } from '../../browser/newId';
import { connectTo, type Connect } from './database';
import { openEmbeddedIdentity } from './identity';

const learnersOf = (identity: Identity): DeviceLearners => {
  if (!identity.deviceLearners) throw new Error('This identity has no learners on the device.');
  return identity.deviceLearners;
};

async function openHere(): Promise<OpenedIdentity & { connect: Connect }> {
  const name = `test-${newId()}`;
  const tabs: Connect[] = [];
  const newConnection = () => {
    const connect = connectTo(name);
    tabs.push(connect);
    return connect;
  };
  const openTab = () => openEmbeddedIdentity(newConnection(), name);
  const identity = openTab();
  return {
    identity,
    connect: newConnection(),
    keepsPictures: true,
    async signInAs(learnerName, picture) {
      const { id } = valueOf(await learnersOf(identity).add({ name: learnerName, picture }));
      valueOf(await learnersOf(identity).pick(id));
    },
    reload: async () => openTab(),
    async close() {
      for (const tab of tabs) (await tab()).close();
      await deleteDB(name);
    },
  };
}

identityContract('on the device', openHere);

describe('learners on the device', () => {
  let opened: Awaited<ReturnType<typeof openHere>>;
  let identity: Identity;
  let learners: DeviceLearners;

  beforeEach(async () => {
    opened = await openHere();
    ({ identity } = opened);
    learners = learnersOf(identity);
  });

  afterEach(() => opened.close());

  it('are listed in the order they were added, and adding one does not sign them in', async () => {
    const names = ['Sita', 'Ramu', 'Anu', 'Bala', 'Lata', 'Chandu'];
    for (const name of names) valueOf(await learners.add({ name }));
    expect(valueOf(await learners.list()).map(({ name }) => name)).toEqual(names);
    expect(await nextState(identity, 'signed-out')).toEqual({ kind: 'signed-out' });
  });

  it('need only a name, and may have an email and a picture', async () => {
    expect(valueOf(await learners.add({ name: 'Ramu' }))).toMatchObject({ name: 'Ramu', email: '' });
    const sita = { name: 'Sita', email: 'sita@example.com', picture: '🦚' } as const;
    valueOf(await learners.add(sita));
    const [first, second] = valueOf(await learners.list());
    expect(first).not.toHaveProperty('picture');
    expect(second).toMatchObject(sita);
  });

  it('from before there were pictures are still read, and come first', async () => {
    valueOf(await learners.add({ name: 'New' }));
    const database = await opened.connect();
    await database.put('learners', { id: 'old', name: 'Old', email: 'old@example.com' });
    await database.put('learners', { id: 'odd', name: 'Odd', email: 7, picture: '<b>', createdAt: 'long ago' });
    expect(valueOf(await learners.list())).toMatchObject([
      { id: 'odd', name: 'Odd', email: '7' },
      { id: 'old', name: 'Old', email: 'old@example.com' },
      { name: 'New' },
    ]);
    expect(valueOf(await learners.pick('old'))).toBe('signed-in');
    expect(await nextState(identity, 'signed-in')).toEqual({
      kind: 'signed-in',
      learner: { id: 'old', name: 'Old', email: 'old@example.com' },
    });
  });

  it('must be picked: signing in without a choice does nothing', async () => {
    expect(await identity.signIn()).toEqual({ ok: true, value: 'canceled' });
  });

  it('and the signed-in learner are the same in two tabs', async () => {
    const otherTab = await opened.reload();
    await nextState(otherTab, 'signed-out');
    await opened.signInAs('Sita');
    expect(await nextState(otherTab, 'signed-in')).toMatchObject({ learner: { name: 'Sita' } });
    await otherTab.signOut();
    expect(await nextState(identity, 'signed-out')).toEqual({ kind: 'signed-out' });
  });

  it('are signed out when they are removed', async () => {
    await opened.signInAs('Sita');
    const [sita] = valueOf(await learners.list());
    expect(valueOf(await learners.remove(sita?.id ?? ''))).toBe('removed');
    expect(await nextState(identity, 'signed-out')).toEqual({ kind: 'signed-out' });
    expect(valueOf(await learners.list())).toEqual([]);
  });

  it('cannot be picked after another tab removed them', async () => {
    const { id } = valueOf(await learners.add({ name: 'Sita' }));
    const otherTab = await opened.reload();
    valueOf(await learnersOf(otherTab).remove(id));
    expect(valueOf(await learners.pick(id))).toBe('gone');
  });

  it('cannot sign in when storage is blocked, and get the reason', async () => {
    const blocked = openEmbeddedIdentity(
      () => Promise.reject(new DOMException('no storage', 'SecurityError')),
      newId(),
    );
    expect(await nextState(blocked, 'signed-out')).toEqual({ kind: 'signed-out' });
    const refused = { ok: false, error: { kind: 'storage-blocked' } };
    expect(await learnersOf(blocked).add({ name: 'Sita' })).toMatchObject(refused);
    expect(await learnersOf(blocked).list()).toMatchObject(refused);
    expect(await blocked.signOut()).toMatchObject(refused);
  });
});
