// What every adapter of the identity port does, however it signs in.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LearnerPicture } from '../domain/learner/pictures';
import type { Identity, IdentityState } from './identity';

export type OpenedIdentity = {
  readonly identity: Identity;
  /** Whether learners choose a picture here. An account elsewhere has none. */
  readonly keepsPictures: boolean;
  /** Signs in as a learner of this name, in the way of this adapter. */
  readonly signInAs: (name: string, picture?: LearnerPicture) => Promise<void>;
  /** The identity as a page finds it that was loaded anew. */
  readonly reload: () => Promise<Identity>;
  readonly close: () => Promise<void>;
};

export const nextState = (identity: Identity, kind: IdentityState['kind']) =>
  new Promise<IdentityState>((resolve) => {
    const stop = identity.watch((state) => {
      if (state.kind !== kind) return;
      resolve(state);
      queueMicrotask(() => stop());
    });
  });

export function identityContract(adapter: string, open: () => Promise<OpenedIdentity>) {
  describe(`identity, ${adapter}`, () => {
    let opened: OpenedIdentity;
    let identity: Identity;

    beforeEach(async () => {
      opened = await open();
      ({ identity } = opened);
    });

    afterEach(() => opened.close());

    it('knows nothing at first, then that nobody is signed in', async () => {
      const seen: string[] = [];
      identity.watch(({ kind }) => seen.push(kind));
      await nextState(identity, 'signed-out');
      expect(seen).toEqual(['unknown', 'signed-out']);
    });

    it('tells who signed in', async () => {
      await opened.signInAs('సీత');
      expect(await nextState(identity, 'signed-in')).toMatchObject({ learner: { name: 'సీత' } });
    });

    it.each([
      ['emoji only', '🪁🪁'],
      ['script-like', '<script>alert(1)</script>'],
      ['very long', 'అ'.repeat(200)],
    ])('keeps a name that is %s', async (_, name) => {
      await opened.signInAs(name);
      expect(await nextState(identity, 'signed-in')).toMatchObject({ learner: { name } });
    });

    it('tells the picture that was chosen, where there are any', async () => {
      await opened.signInAs('Sita', '🦚');
      const state = await nextState(identity, 'signed-in');
      const picture = state.kind === 'signed-in' ? state.learner.picture : 'nobody';
      expect(picture).toBe(opened.keepsPictures ? '🦚' : undefined);
    });

    it('tells of no picture where none was chosen', async () => {
      await opened.signInAs('Sita');
      const state = await nextState(identity, 'signed-in');
      expect(state.kind === 'signed-in' && state.learner).not.toHaveProperty('picture');
    });

    it('still knows the learner after a reload', async () => {
      await opened.signInAs('Sita');
      const before = await nextState(identity, 'signed-in');
      expect(await nextState(await opened.reload(), 'signed-in')).toEqual(before);
    });

    it('signs out, also for a page that is loaded later', async () => {
      await opened.signInAs('Sita');
      expect(await identity.signOut()).toEqual({ ok: true, value: 'signed-out' });
      expect(await nextState(identity, 'signed-out')).toEqual({ kind: 'signed-out' });
      expect(await nextState(await opened.reload(), 'signed-out')).toEqual({ kind: 'signed-out' });
    });

    it('tells nothing to a listener that stopped', async () => {
      await nextState(identity, 'signed-out');
      const seen: string[] = [];
      identity.watch(({ kind }) => seen.push(kind))();
      await opened.signInAs('Sita');
      await nextState(identity, 'signed-in');
      expect(seen).toEqual(['signed-out']);
    });
  });
}
