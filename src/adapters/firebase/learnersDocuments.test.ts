import { afterEach, describe, expect, it } from 'vitest';
import { removeStored, writeStored } from '../../browser/storage';
import type { Documents } from '../../ports/documents';
import type { IdentityState } from '../../ports/identity';
import { learnersDocuments } from './learnersDocuments';

afterEach(() => removeStored('cacheOf'));

/** A device with one cache, and what happens to it. */
function device() {
  const happened: string[] = [];
  let listener: (state: IdentityState) => void = () => undefined;
  let number = 0;
  const load = learnersDocuments({
    identity: {
      watch: (told) => {
        listener = told;
        told({ kind: 'unknown' });
        return () => undefined;
      },
    },
    open: async (isCacheStrange) => {
      number += 1;
      const name = `cache ${number}`;
      happened.push(isCacheStrange ? `${name} opened, emptied first` : `${name} opened`);
      return { documents: {} as Documents, closeAndForget: async () => void happened.push(`${name} emptied`) };
    },
  });
  const become = (id: string | null) =>
    listener(id === null ? { kind: 'signed-out' } : { kind: 'signed-in', learner: { id, name: id, email: '' } });
  return { load, become, happened };
}

describe('what a device keeps of a learner', () => {
  it('is opened once, and kept from visit to visit', async () => {
    const first = device();
    first.become('sita');
    await Promise.all([first.load(), first.load()]);
    const later = device();
    later.become('sita');
    await later.load();
    expect(first.happened).toEqual(['cache 1 opened']);
    expect(later.happened).toEqual(['cache 1 opened']);
  });

  it('goes when they sign out, before anybody else is there', async () => {
    const { load, become, happened } = device();
    become('sita');
    await load();
    become(null);
    become('ravi');
    await load();
    expect(happened).toEqual(['cache 1 opened', 'cache 1 emptied', 'cache 2 opened']);
  });

  it('is not made anew by what still asks after they have gone', async () => {
    const { load, become, happened } = device();
    become('sita');
    await load();
    become(null);
    await expect(load()).rejects.toThrow('Nobody is signed in');
    expect(happened).toEqual(['cache 1 opened', 'cache 1 emptied']);
  });

  it('goes when another account takes its place without a sign-out between', async () => {
    const { load, become, happened } = device();
    become('sita');
    await load();
    become('ravi');
    await load();
    expect(happened).toEqual(['cache 1 opened', 'cache 1 emptied', 'cache 2 opened']);
  });

  it('goes at the next visit, where a tab was closed before it was done', async () => {
    writeStored('cacheOf', 'sita');
    const { load, become, happened } = device();
    become('ravi');
    await load();
    expect(happened).toEqual(['cache 1 opened, emptied first']);
  });

  it('stays when its learner is known only after it was opened', async () => {
    const { load, become, happened } = device();
    await load();
    become('sita');
    await load();
    expect(happened).toEqual(['cache 1 opened']);
  });

  it('can be opened again after that failed', async () => {
    let isBroken = true;
    const load = learnersDocuments({
      identity: { watch: () => () => undefined },
      open: async () => {
        if (isBroken) throw new Error('no code');
        return { documents: {} as Documents, closeAndForget: () => Promise.resolve() };
      },
    });
    await expect(load()).rejects.toThrow('no code');
    isBroken = false;
    await expect(load()).resolves.toEqual({});
  });
});
