import { getAuth, signOut } from 'firebase/auth';
import { doc, type Firestore, getDocFromServer } from 'firebase/firestore';
import * as v from 'valibot';
import { CLOSING_REASONS, type ClosedAccount, isClosed } from '../../domain/scores/closedAccount';
import { moment } from '../shapes/tolerant';

const Mark: v.GenericSchema<unknown, ClosedAccount> = v.object({
  reason: v.picklist(CLOSING_REASONS),
  until: v.nullable(moment),
});

async function markOf(firestore: Firestore, userId: string): Promise<ClosedAccount | null> {
  try {
    const mark = v.safeParse(Mark, (await getDocFromServer(doc(firestore, 'closedAccounts', userId))).data());
    return mark.success && isClosed(mark.output, Date.now()) ? mark.output : null;
  } catch {
    return null;
  }
}

/** The reason why the server refuses writes, or null when the account is open. */
export async function closedAccount(firestore: Firestore, userId: string): Promise<ClosedAccount | null> {
  const closed = await markOf(firestore, userId);
  // The account was erased on another device.
  if (closed?.reason === 'erased') await signOut(getAuth(firestore.app));
  return closed;
}
