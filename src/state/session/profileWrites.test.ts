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

/** A mock server with one profile. While it is unreachable, writes wait as in Firestore's queue. */
function mockServer(stored: Partial<UserPreferences> | null = null) {
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
    goOffline: () => void (isReachable = false),
    goOnline: () => void (isReachable = true),
  };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  forgetPendingProfile(USER);
  vi.restoreAllMocks();
});

describe('answers to the onboarding', () => {
  it('are saved when there is no profile', async () => {
    const { documents, stored } = mockServer();
    expect(await writeProfile(documents, USER, UNREAD, ANSWERS)).toEqual(ok('saved'));
    expect(stored()).toEqual(ANSWERS);
  });

  it('never replace an existing profile that could not be read', async () => {
    const { documents, stored } = mockServer({ ...ANSWERS, age: 11 });
    expect(await writeProfile(documents, USER, UNREAD, ANSWERS)).toEqual(ok('saved'));
    expect(stored()?.age).toBe(11);
    expect(await readProfile(documents, USER)).toMatchObject({ age: 11 });
  });

  it('let the learner start offline, and are dropped when a profile exists', async () => {
    const { documents, stored, goOffline, goOnline } = mockServer({ ...ANSWERS, age: 11 });
    goOffline();
    expect(await readProfile(documents, USER)).toBeNull();
    expect(await writeProfile(documents, USER, UNREAD, ANSWERS)).toEqual(ok('waiting'));
    const known = await readProfile(documents, USER);
    expect(known).toEqual(ANSWERS);
    // Later answers are added to the pending ones.
    const state: ProfileState = { kind: 'loaded', value: known ?? NO_PREFERENCES };
    expect(await writeProfile(documents, USER, state, { startAt: 'letters' })).toEqual(ok('waiting'));
    expect(await sendPendingProfile(documents, USER)).toBe(false);
    goOnline();
    expect(await sendPendingProfile(documents, USER)).toBe(true);
    expect(stored()).toEqual({ ...ANSWERS, age: 11 });
    expect(await readProfile(documents, USER)).toMatchObject({ age: 11 });
  });

  it('are all sent later when there is no profile', async () => {
    const { documents, stored, goOffline, goOnline } = mockServer();
    goOffline();
    await writeProfile(documents, USER, UNREAD, ANSWERS);
    await writeProfile(documents, USER, { kind: 'loaded', value: ANSWERS }, { startAt: 'letters' });
    goOnline();
    expect(await sendPendingProfile(documents, USER)).toBe(true);
    expect(stored()).toEqual({ ...ANSWERS, startAt: 'letters' });
    expect(hasPendingProfile(USER)).toBe(false);
  });

  it('are dropped when a read finds a profile', async () => {
    const { documents, goOffline, goOnline } = mockServer({ ...ANSWERS, age: 11 });
    goOffline();
    await writeProfile(documents, USER, UNREAD, ANSWERS);
    goOnline();
    expect(await readProfile(documents, USER)).toMatchObject({ age: 11 });
    expect(hasPendingProfile(USER)).toBe(false);
  });
});

describe('a change of a profile', () => {
  const known: ProfileState = { kind: 'loaded', value: ANSWERS };

  it('is saved over the existing profile', async () => {
    const { documents, stored } = mockServer(ANSWERS);
    expect(await writeProfile(documents, USER, known, { age: 9 })).toEqual(ok('saved'));
    expect(stored()).toMatchObject({ age: 9, grade: 3 });
  });

  it('that could not be sent is shown, and is sent again when the store’s queue was lost', async () => {
    const { documents, stored, goOffline, goOnline } = mockServer(ANSWERS);
    goOffline();
    expect(await writeProfile(documents, USER, known, { age: 9 })).toEqual(ok('waiting'));
    expect(hasPendingProfile(USER)).toBe(true);
    goOnline();
    expect(await readProfile(documents, USER)).toMatchObject({ age: 9 });
    expect(await sendPendingProfile(documents, USER)).toBe(true);
    expect(stored()).toMatchObject({ age: 9 });
  });
});
