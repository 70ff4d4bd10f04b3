import { type EraseDependencies, finishErasures } from './erase/eraseAccount';
import { type LeagueDependencies, makeLeagues } from './league/makeLeagues';

/** What is done once a day, by itself: erasures that were cut off are finished, then the leagues are made. */
export async function nightly(dependencies: EraseDependencies & LeagueDependencies) {
  const erased = await finishErasures(dependencies);
  return { erased, ...(await makeLeagues(dependencies)) };
}
