import type { FirebaseApp } from 'firebase/app';
import { doc, type Firestore, getDoc, getFirestore, setDoc } from 'firebase/firestore';
import * as v from 'valibot';
import { failed, ok } from '../../domain/result';
import type { DocumentsError } from '../../ports/documents';
import type { League, LeagueState } from '../../ports/league';
import { leagueBoard } from '../shapes/leagueShapes';
import { apiFetchOf } from './api';
import { documentsError } from './documentsError';
import { savedOrWaiting } from './sending';

const unreachable = failed<DocumentsError>({ kind: 'unavailable', detail: 'The server could not be reached.' });

/** A board is one document, `leagues/{uid}`. Membership is read only when there is no board yet. */
async function readState(firestore: Firestore, userId: string): Promise<LeagueState> {
  const board = v.safeParse(leagueBoard, (await getDoc(doc(firestore, 'leagues', userId))).data());
  if (board.success) return { kind: 'in', board: board.output };
  const member = await getDoc(doc(firestore, 'leagueMembers', userId));
  return { kind: member.exists() ? 'waiting' : 'out' };
}

/** For an app whose Firestore is already open. */
export function openFirebaseLeague(app: FirebaseApp): League {
  return {
    async read(userId) {
      try {
        return ok(await readState(getFirestore(app), userId));
      } catch (thrown) {
        return failed(documentsError(thrown));
      }
    },
    async join(userId, { nickname, picture }) {
      try {
        const member = { nickname, picture, joinedAt: Date.now() };
        const written = setDoc(doc(getFirestore(app), 'leagueMembers', userId), member);
        // Offline, the write is sent later.
        await savedOrWaiting(written, Promise.resolve(), {});
        return ok('joined');
      } catch (thrown) {
        return failed(documentsError(thrown));
      }
    },
    async leave() {
      try {
        const answer = await apiFetchOf(app)('/league/leave', { method: 'POST' });
        return answer.ok ? ok('left') : unreachable;
      } catch {
        return unreachable;
      }
    },
  };
}
