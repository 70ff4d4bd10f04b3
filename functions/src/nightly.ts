import { type EraseDependencies, finishErasures } from './erase/eraseAccount';
import { type LeagueDependencies, makeLeagues } from './league/makeLeagues';

/** The daily job: finishes interrupted erasures, then builds the leagues. */
export async function nightly(dependencies: EraseDependencies & LeagueDependencies) {
  const erased = await finishErasures(dependencies);
  return { erased, ...(await makeLeagues(dependencies)) };
}
