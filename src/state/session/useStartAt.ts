import type { StartAt } from '../../domain/learner/preferences';
import { useSession } from './session';

/** The learner's starting point on the path, or undefined before they have chosen one. */
export function useStartAt(): StartAt | undefined {
  const { profile } = useSession();
  return profile.kind === 'loaded' ? profile.value.startAt : undefined;
}
