import { failed } from '../../domain/result';
import type { DocumentsError } from '../../ports/documents';
import type { League } from '../../ports/league';
import { lazyPort } from '../lazyPort';

export function lazyLeague(load: () => Promise<League>): League {
  const lazy = lazyPort(load, (thrown) =>
    failed<DocumentsError>({ kind: 'unavailable', detail: `The code of the league could not be loaded: ${thrown}` }),
  );
  return { read: lazy('read'), join: lazy('join'), leave: lazy('leave') };
}
