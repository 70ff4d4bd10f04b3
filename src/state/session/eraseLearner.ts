import { forgetLearnersKeys, forgetStrangersKeys } from '../../browser/storage';
import type { ErasingListener } from '../../ports/documents';
import type { Identity } from '../../ports/identity';
import type { Ports } from './ports';

type ErasePorts = Pick<Ports, 'documents' | 'analytics' | 'identity' | 'speech'>;

/** `unreachable` means that nothing was erased; after `failed`, some data may be gone and erasing can be repeated. */
export type Erased = 'erased' | 'unreachable' | 'failed';

/**
 * Erases a learner. It starts with data that can be lost without harm if the tab is closed, then deletes the documents
 * together with the learner. The next visit removes what an interrupted one left behind.
 */
export async function eraseLearner(
  { documents, analytics, identity, speech }: ErasePorts,
  learnerId: string,
  signOut: () => Promise<unknown> = () => identity.signOut(),
  onProgress?: ErasingListener,
): Promise<Erased> {
  // Cached audio is not stored per learner, so all of it is deleted.
  await speech.forget?.();
  const erased = await documents.eraseLearner(learnerId, onProgress);
  if (!erased.ok) return erased.error.kind === 'unavailable' ? 'unreachable' : 'failed';
  forgetLearnersKeys(learnerId);
  await analytics.storedEvents?.erase(learnerId);
  // In parallel, because signing out leaves the page, and the learner must still be removed.
  await Promise.all([signOut(), identity.deviceLearners?.remove(learnerId)]);
  // A screen may have stored something while it was closing.
  forgetLearnersKeys(learnerId);
  return 'erased';
}

/** Deletes stored keys of learners who are no longer on this device. */
export async function forgetStrangers({ deviceLearners }: Identity): Promise<void> {
  const listed = await deviceLearners?.list();
  if (listed?.ok) forgetStrangersKeys(new Set(listed.value.map(({ id }) => id)));
}
