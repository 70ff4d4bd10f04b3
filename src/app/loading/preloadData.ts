import { isDataSaverOn } from '../../browser/isDataSaverOn';
import { whenIdle } from '../../browser/whenIdle';
import type { MemoryNeeded } from '../../state/session/firstSession';
import { isAt } from '../routing/addresses';
import { ROOM_PAGES, SCREENS } from '../routing/signedInPages';

/** Ignores failures: the screen reports them when it renders. */
export async function preloadScreen(path: string): Promise<void> {
  const screen = SCREENS.find((one) => isAt(one.path, path));
  await Promise.allSettled([screen?.preload(path), screen?.fetch?.(path)]);
}

const PATHS_NEEDING_MEMORY = ['/dashboard', ...ROOM_PAGES.map(({ path }) => path)];

/** How much of the learner's memory the first screen at this path needs. */
export function memoryNeededAt(path: string): MemoryNeeded {
  if (isAt('/dashboard/progress', path)) return 'letters';
  return PATHS_NEEDING_MEMORY.some((one) => isAt(one, path)) ? 'all' : 'nothing';
}

/** Prefetches likely next screens one at a time while the page is idle; never with Data Saver on. */
export function preloadInTurn([path, ...others]: readonly string[]): void {
  if (path !== undefined && !isDataSaverOn())
    whenIdle(() => void preloadScreen(path).then(() => preloadInTurn(others)));
}
