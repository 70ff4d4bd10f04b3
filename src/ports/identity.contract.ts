// The contract of every identity adapter, however it signs in.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LearnerPicture } from '../domain/learner/pictures';
import type { Identity, IdentityState } from './identity';

export type OpenedIdentity = {
  readonly identity: Identity;
  /** Whether learners can choose a picture; Google accounts have none. */
  readonly keepsPictures: boolean;
  /** Signs in a learner of this name. */
  readonly signInAs: (name: string, picture?: LearnerPicture) => Promise<void>;
  /** The identity after a page reload. */
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

    it('is unknown at first, then signed out', async () => {
      const seen: string[] = [];
      identity.watch(({ kind }) => seen.push(kind));
      await nextState(identity, 'signed-out');
      expect(seen).toEqual(['unknown', 'signed-out']);
    });

    it('reports who signed in', async () => {
      await opened.signInAs('సీత');
      expect(await nextState(identity, 'signed-in')).toMatchObject({ learner: { name: 'సీత' } });
    });

    it.each([
      ['emoji only', '🪁🪁'],
      ['script-like', '<script>alert(1)</script>'],
      ['very long', 'అ'.repeat(200)],
    ])('accepts a name that is %s', async (_, name) => {
      await opened.signInAs(name);
      expect(await nextState(identity, 'signed-in')).toMatchObject({ learner: { name } });
    });

    it('reports the chosen picture if the adapter has pictures', async () => {
      await opened.signInAs('Sita', '🦚');
      const state = await nextState(identity, 'signed-in');
      const picture = state.kind === 'signed-in' ? state.learner.picture : 'nobody';
      expect(picture).toBe(opened.keepsPictures ? '🦚' : undefined);
    });

    it('reports no picture if none was chosen', async () => {
      await opened.signInAs('Sita');
      const state = await nextState(identity, 'signed-in');
      expect(state.kind === 'signed-in' && state.learner).not.toHaveProperty('picture');
    });

    it('keeps the learner signed in after a reload', async () => {
      await opened.signInAs('Sita');
      const before = await nextState(identity, 'signed-in');
      expect(await nextState(await opened.reload(), 'signed-in')).toEqual(before);
    });

    it('signs out, also after a reload', async () => {
      await opened.signInAs('Sita');
      expect(await identity.signOut()).toEqual({ ok: true, value: 'signed-out' });
      expect(await nextState(identity, 'signed-out')).toEqual({ kind: 'signed-out' });
      expect(await nextState(await opened.reload(), 'signed-out')).toEqual({ kind: 'signed-out' });
    });

    it('does not call a listener that was stopped', async () => {
      await nextState(identity, 'signed-out');
      const seen: string[] = [];
      identity.watch(({ kind }) => seen.push(kind))();
      await opened.signInAs('Sita');
      await nextState(identity, 'signed-in');
      expect(seen).toEqual(['signed-out']);
    });
  });
}
