import type { FirebaseApp } from 'firebase/app';
import { getAuth } from 'firebase/auth';
import * as v from 'valibot';
import { CLOSING_REASONS, type ClosedAccount } from '../../domain/scores/closedAccount';
import { apiFetchOf } from './api';

const Account = v.object({
  closed: v.nullable(v.object({ reason: v.picklist(CLOSING_REASONS), until: v.nullable(v.number()) })),
});

/** Why the server takes nothing; `null` where it does not say so. */
export async function closedAccount(app: FirebaseApp): Promise<ClosedAccount | null> {
  try {
    const answer = await apiFetchOf(app)('/account');
    // An account that was erased elsewhere: asked for a new token, Firebase signs it out here.
    if (answer.status === 401) await getAuth(app).currentUser?.getIdToken(true);
    const account = v.safeParse(Account, await answer.json());
    return account.success ? account.output.closed : null;
  } catch {
    return null;
  }
}
