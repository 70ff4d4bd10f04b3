import { afterEach, describe, expect, it } from 'vitest';
import { removeStored, writeStored } from '../../browser/storage';
import type { Documents } from '../../ports/documents';
import type { IdentityState } from '../../ports/identity';
import { learnersDocuments } from './learnersDocuments';

afterEach(() => removeStored('cacheOf'));

/** A device that logs what happens to its cache. */
function device() {
  const log: string[] = [];
  let listener: (state: IdentityState) => void = () => undefined;
  let number = 0;
  const load = learnersDocuments({
    identity: {
      watch: (callback) => {
        listener = callback;
        callback({ kind: 'unknown' });
        return () => undefined;
      },
    },
    open: async (isForeignCache) => {
      number += 1;
      const name = `cache ${number}`;
      log.push(isForeignCache ? `${name} opened, cleared first` : `${name} opened`);
      return { documents: {} as Documents, closeAndClear: async () => void log.push(`${name} cleared`) };
    },
  });
  const signInAs = (id: string | null) =>
    listener(id === null ? { kind: 'signed-out' } : { kind: 'signed-in', learner: { id, name: id, email: '' } });
  return { load, signInAs, log };
}

describe('a learner’s cache on a device', () => {
  it('is opened once per visit, and is not cleared between visits', async () => {
    const first = device();
    first.signInAs('sita');
    await Promise.all([first.load(), first.load()]);
    const later = device();
    later.signInAs('sita');
    await later.load();
    expect(first.log).toEqual(['cache 1 opened']);
    expect(later.log).toEqual(['cache 1 opened']);
  });

  it('is cleared on sign-out, before the next learner’s opens', async () => {
    const { load, signInAs, log } = device();
    signInAs('sita');
    await load();
    signInAs(null);
    signInAs('ravi');
    await load();
    expect(log).toEqual(['cache 1 opened', 'cache 1 cleared', 'cache 2 opened']);
  });

  it('is not opened again by a request after sign-out', async () => {
    const { load, signInAs, log } = device();
    signInAs('sita');
    await load();
    signInAs(null);
    await expect(load()).rejects.toThrow('Nobody is signed in');
    expect(log).toEqual(['cache 1 opened', 'cache 1 cleared']);
  });

  it('is cleared when another account signs in without a sign-out', async () => {
    const { load, signInAs, log } = device();
    signInAs('sita');
    await load();
    signInAs('ravi');
    await load();
    expect(log).toEqual(['cache 1 opened', 'cache 1 cleared', 'cache 2 opened']);
  });

  it('is cleared on the next visit when the tab closed too early', async () => {
    writeStored('cacheOf', 'sita');
    const { load, signInAs, log } = device();
    signInAs('ravi');
    await load();
    expect(log).toEqual(['cache 1 opened, cleared first']);
  });

  it('stays when the learner is identified after it was opened', async () => {
    const { load, signInAs, log } = device();
    await load();
    signInAs('sita');
    await load();
    expect(log).toEqual(['cache 1 opened']);
  });

  it('can be opened again after a failure', async () => {
    let isBroken = true;
    const load = learnersDocuments({
      identity: { watch: () => () => undefined },
      open: async () => {
        if (isBroken) throw new Error('no code');
        return { documents: {} as Documents, closeAndClear: () => Promise.resolve() };
      },
    });
    await expect(load()).rejects.toThrow('no code');
    isBroken = false;
    await expect(load()).resolves.toEqual({});
  });
});
