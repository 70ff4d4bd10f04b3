import { classRoutes } from './classes/routes';
import type { Dependencies } from './dependencies';
import { eraseWhole } from './erase/eraseAccount';
import { eraseRoutes } from './erase/routes';
import { type Api, createApi } from './http/createApi';
import { createGuard } from './http/guard';
import type { Route } from './http/route';
import { leagueRoutes } from './league/routes';
import { relayRoutes } from './relay/routes';

/** The whole of `/api`: each part adds its routes here. */
const routesOf = (dependencies: Dependencies): Route[] => [
  ...relayRoutes(dependencies),
  ...eraseRoutes(dependencies),
  ...leagueRoutes(dependencies),
  ...classRoutes(dependencies, (uid) => eraseWhole(dependencies, uid)),
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
