import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PREFERENCES, type UserPreferences } from '../../domain/learner/preferences';
import { failed, ok } from '../../domain/result';
import type { Documents } from '../../ports/documents';
import type { ProfileState } from './profile';
import { readProfile, sendPendingProfile, writeProfile } from './profileWrites';
import { forgetPendingProfile, hasPendingProfile } from './pendingProfile';

const USER = 'sita';
const UNREAD: ProfileState = { kind: 'failed' };
const ANSWERS: UserPreferences = { ...NO_PREFERENCES, age: 8, grade: 3, isProfileComplete: true };
const unavailable = failed({ kind: 'unavailable', detail: 'no server' } as const);

/** A server with one profile, which can be out of reach; what is set meanwhile waits, as Firestore's queue would have it. */
function server(stored: Partial<UserPreferences> | null = null) {
  let profile = stored;
  let isReachable = true;
  const documents = {
    get: async () => (isReachable ? ok(profile && { ...NO_PREFERENCES, ...profile, id: USER }) : unavailable),
    set: async (_: string, __: string, fields: Partial<UserPreferences>) => {
      if (isReachable) profile = { ...profile, ...fields };
      return ok(isReachable ? 'saved' : 'waiting');
    },
    setUnless: async (_: string, __: string, fields: Partial<UserPreferences>) => {
      if (!isReachable) return unavailable;
      if (profile?.isProfileComplete) return ok('there');
      profile = { ...profile, ...fields };
      return ok('saved');
    },
    whenSent: () => (isReachable ? Promise.resolve(true) : new Promise(() => undefined)),
    understand: (_: string, data: object) => ({ ...NO_PREFERENCES, ...data }),
  };
  return {
    documents: documents as unknown as Documents,
    stored: () => profile,
    goAway: () => void (isReachable = false),
    comeBack: () => void (isReachable = true),
  };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  forgetPendingProfile(USER);
  vi.restoreAllMocks();
});

describe('answers to the first questions', () => {
  it('are written where there is no profile', async () => {
    const { documents, stored } = server();
    expect(await writeProfile(documents, USER, UNREAD, ANSWERS)).toEqual(ok('saved'));
    expect(stored()).toEqual(ANSWERS);
  });

  it('never take the place of a profile that was not read', async () => {
    const { documents, stored } = server({ ...ANSWERS, age: 11 });
    expect(await writeProfile(documents, USER, UNREAD, ANSWERS)).toEqual(ok('saved'));
    expect(stored()?.age).toBe(11);
    expect(await readProfile(documents, USER)).toMatchObject({ age: 11 });
  });

  it('let the learner in while nobody can be asked, and are given up when there was a profile', async () => {
    const { documents, stored, goAway, comeBack } = server({ ...ANSWERS, age: 11 });
    goAway();
    expect(await readProfile(documents, USER)).toBeNull();
    expect(await writeProfile(documents, USER, UNREAD, ANSWERS)).toEqual(ok('waiting'));
    const known = await readProfile(documents, USER);
    expect(known).toEqual(ANSWERS);
    // What is answered meanwhile belongs to them.
    const state: ProfileState = { kind: 'loaded', value: known ?? NO_PREFERENCES };
    expect(await writeProfile(documents, USER, state, { startAt: 'letters' })).toEqual(ok('waiting'));
    expect(await sendPendingProfile(documents, USER)).toBe(false);
    comeBack();
    expect(await sendPendingProfile(documents, USER)).toBe(true);
    expect(stored()).toEqual({ ...ANSWERS, age: 11 });
    expect(await readProfile(documents, USER)).toMatchObject({ age: 11 });
  });

  it('arrive later, all of them, when there was none', async () => {
    const { documents, stored, goAway, comeBack } = server();
    goAway();
    await writeProfile(documents, USER, UNREAD, ANSWERS);
    await writeProfile(documents, USER, { kind: 'loaded', value: ANSWERS }, { startAt: 'letters' });
    comeBack();
    expect(await sendPendingProfile(documents, USER)).toBe(true);
    expect(stored()).toEqual({ ...ANSWERS, startAt: 'letters' });
    expect(hasPendingProfile(USER)).toBe(false);
  });

  it('are given up by a check that finds a profile', async () => {
    const { documents, goAway, comeBack } = server({ ...ANSWERS, age: 11 });
    goAway();
    await writeProfile(documents, USER, UNREAD, ANSWERS);
    comeBack();
    expect(await readProfile(documents, USER)).toMatchObject({ age: 11 });
    expect(hasPendingProfile(USER)).toBe(false);
  });
});

describe('a change of a profile', () => {
  const known: ProfileState = { kind: 'loaded', value: ANSWERS };

  it('is written over what is there', async () => {
    const { documents, stored } = server(ANSWERS);
    expect(await writeProfile(documents, USER, known, { age: 9 })).toEqual(ok('saved'));
    expect(stored()).toMatchObject({ age: 9, grade: 3 });
  });

  it('that could not be sent is shown, and sent once more where the store’s own queue was lost', async () => {
    const { documents, stored, goAway, comeBack } = server(ANSWERS);
    goAway();
    expect(await writeProfile(documents, USER, known, { age: 9 })).toEqual(ok('waiting'));
    expect(hasPendingProfile(USER)).toBe(true);
    comeBack();
    expect(await readProfile(documents, USER)).toMatchObject({ age: 9 });
    expect(await sendPendingProfile(documents, USER)).toBe(true);
    expect(stored()).toMatchObject({ age: 9 });
  });
});
