import { forgetLearnersKeys, forgetStrangersKeys } from '../../browser/storage';
import type { ErasingListener } from '../../ports/documents';
import type { Identity } from '../../ports/identity';
import type { Ports } from './ports';

type Everything = Pick<Ports, 'documents' | 'analytics' | 'identity' | 'speech'>;

/** `unreachable`: nothing was erased. `failed`: something may be gone; asked again, it goes on. */
export type Erased = 'erased' | 'unreachable' | 'failed';

/**
 * Takes everything of a learner from this device. First what may go without harm should the tab be closed in the middle,
 * then the documents with the learner, all at once. What a visit that broke off leaves is swept at the next one.
 */
export async function eraseLearner(
  { documents, analytics, identity, speech }: Everything,
  learnerId: string,
  signOut: () => Promise<unknown> = () => identity.signOut(),
  onProgress?: ErasingListener,
): Promise<Erased> {
  // What was spoken is not kept by learner: who heard it last does not matter.
  await speech.forget?.();
  const erased = await documents.eraseLearner(learnerId, onProgress);
  if (!erased.ok) return erased.error.kind === 'unavailable' ? 'unreachable' : 'failed';
  forgetLearnersKeys(learnerId);
  await analytics.keptEvents?.erase(learnerId);
  // Both at once: whoever is signed out leaves the page, and the learner must not be left behind.
  await Promise.all([signOut(), identity.deviceLearners?.remove(learnerId)]);
  // A screen that was on its way out may have kept something.
  forgetLearnersKeys(learnerId);
  return 'erased';
}

/** Where learners are kept on this device: what is kept for others has no owner any more. */
export async function forgetStrangers({ deviceLearners }: Identity): Promise<void> {
  const listed = await deviceLearners?.list();
  if (listed?.ok) forgetStrangersKeys(new Set(listed.value.map(({ id }) => id)));
}
