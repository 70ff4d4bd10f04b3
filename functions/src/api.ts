import { classRoutes } from './classes/routes';
import type { Dependencies } from './dependencies';
import { eraseWithoutPause } from './erase/eraseAccount';
import { eraseRoutes } from './erase/routes';
import { type Api, createApi } from './http/createApi';
import { createGuard } from './http/guard';
import type { Route } from './http/route';
import { leagueRoutes } from './league/routes';
import { relayRoutes } from './relay/routes';

/** All routes of `/api`; each part of the server adds its own here. */
const routesOf = (dependencies: Dependencies): Route[] => [
  ...relayRoutes(dependencies),
  ...eraseRoutes(dependencies),
  ...leagueRoutes(dependencies),
  ...classRoutes(dependencies, (uid) => eraseWithoutPause(dependencies, uid)),
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
