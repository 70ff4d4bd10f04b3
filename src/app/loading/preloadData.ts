import { isDataSaverOn } from '../../browser/isDataSaverOn';
import { whenIdle } from '../../browser/whenIdle';
import type { MemoryNeeded } from '../../state/session/firstSession';
import { isAt } from '../routing/addresses';
import { ROOM_PAGES, SCREENS } from '../routing/signedInPages';

/** The code of the screen at this address; whoever draws the screen says so when it does not arrive. */
export async function preloadScreen(path: string): Promise<void> {
  const screen = SCREENS.find((one) => isAt(one.path, path));
  await Promise.allSettled([screen?.preload(path), screen?.fetch?.(path)]);
}

const BEGIN_WITH_MEMORY = ['/dashboard', ...ROOM_PAGES.map(({ path }) => path)];

/** On how much of what the learner remembers that hangs which is first seen at this address. */
export function memoryNeededAt(path: string): MemoryNeeded {
  if (isAt('/dashboard/progress', path)) return 'letters';
  return BEGIN_WITH_MEMORY.some((one) => isAt(one, path)) ? 'all' : 'nothing';
}

/**
 * Where one may be led from here: one after the other, each when the page has nothing else to do; not where data is saved.
 */
export function preloadInTurn([path, ...others]: readonly string[]): void {
  if (path !== undefined && !isDataSaverOn())
    whenIdle(() => void preloadScreen(path).then(() => preloadInTurn(others)));
}
