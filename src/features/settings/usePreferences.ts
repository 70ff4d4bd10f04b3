import { useCallback, useEffect, useState } from 'react';
import { NO_PREFERENCES, type UserPreferences } from '../../domain/learner/preferences';
import { usePorts } from '../../state/ports';
import { useLearner } from '../../state/session';

type Loading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly preferences: UserPreferences };

/** The learner's preferences as they are stored now, which another device may have changed. */
export function usePreferences(): { loading: Loading; load: () => Promise<void> } {
  const { documents } = usePorts();
  const { id } = useLearner();
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' });

  const load = useCallback(async () => {
    const found = await documents.get('userPreferences', id);
    if (!found.ok) console.warn('The preferences could not be read:', found.error.kind, found.error.detail);
    setLoading(found.ok ? { kind: 'loaded', preferences: found.value ?? NO_PREFERENCES } : { kind: 'failed' });
  }, [documents, id]);

  useEffect(() => void load(), [load]);
  return { loading, load };
}
