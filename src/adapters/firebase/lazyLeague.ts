import { failed } from '../../domain/result';
import type { DocumentsError } from '../../ports/documents';
import type { League } from '../../ports/league';

/** Its code comes with the page that shows it. */
export function lazyLeague(load: () => Promise<League>): League {
  const unreachable = (thrown: unknown) =>
    failed<DocumentsError>({ kind: 'unavailable', detail: `The code of the league could not be loaded: ${thrown}` });
  return {
    read: (userId) => load().then((league) => league.read(userId), unreachable),
    join: (userId, face) => load().then((league) => league.join(userId, face), unreachable),
    leave: () => load().then((league) => league.leave(), unreachable),
  };
}
