import { useCallback, useEffect, useState } from 'react';
import type { LeagueFace } from '../../../domain/league/nickname';
import type { League, LeagueState } from '../../../ports/league';
import { useLearner } from '../../../state/session/session';

type Shown = LeagueState | { readonly kind: 'loading' } | { readonly kind: 'failed' };

/** The learner's position in the league, read once per visit. */
export function useLeague(league: League) {
  const { id } = useLearner();
  const [state, setState] = useState<Shown>({ kind: 'loading' });

  const read = useCallback(async () => {
    const found = await league.read(id);
    setState(found.ok ? found.value : { kind: 'failed' });
  }, [league, id]);

  useEffect(() => void read(), [read]);

  return {
    state,
    /** Returns whether it worked. */
    join: async (face: LeagueFace): Promise<boolean> => {
      const joined = await league.join(id, face);
      if (joined.ok) setState((before) => (before.kind === 'in' ? before : { kind: 'waiting' }));
      return joined.ok;
    },
    leave: async (): Promise<boolean> => {
      const left = await league.leave();
      if (left.ok) setState({ kind: 'out' });
      return left.ok;
    },
  };
}
