import type { StartAt } from '../../domain/learner/preferences';
import { useSession } from './session';

/** Where on the path the learner began; nothing while nobody has asked. */
export function useStartAt(): StartAt | undefined {
  const { profile } = useSession();
  return profile.kind === 'loaded' ? profile.value.startAt : undefined;
}
