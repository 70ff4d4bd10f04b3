import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { ServerOptions } from './configuration';
import { classRoutes } from './classes/routes';
import { eraseWhole } from './erase/eraseAccount';
import { eraseRoutes } from './erase/routes';
import { type Api, createApi, type LogEntry } from './http/createApi';
import { createGuard, type VerifyAppCheck, type VerifyLearner } from './http/guard';
import type { Limits } from './http/limits';
import { leagueRoutes } from './league/routes';
import { relayRoutes } from './relay/routes';
import type { Files } from './files/files';

/** Everything that the server takes from outside, so that it runs in a function, under plain Node and in a test. */
export type Dependencies = {
  readonly options: ServerOptions;
  readonly firestore: Firestore;
  readonly auth: Auth;
  readonly verifyLearner: VerifyLearner;
  readonly verifyAppCheck: VerifyAppCheck | null;
  readonly limits: Limits;
  readonly files: Files;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly log: (entry: LogEntry) => void;
};

/** The whole of `/api`: each part adds its routes here. */
export const routesOf = (dependencies: Dependencies) => [
  ...relayRoutes(dependencies),
  ...eraseRoutes(dependencies),
  ...leagueRoutes(dependencies),
  ...classRoutes({ ...dependencies, eraseAccount: (uid) => eraseWhole(dependencies, uid) }),
];

export function createServerApi(dependencies: Dependencies): Api {
  const { options, verifyLearner, verifyAppCheck, limits, log, now } = dependencies;
  return createApi({
    routes: routesOf(dependencies),
    guard: createGuard({ allowedOrigins: options.allowedOrigins, verifyLearner, verifyAppCheck }),
    limits,
    log,
    now,
  });
}
