import { whenIdle } from '../browser/whenIdle';
import { isAt } from './addresses';
import { SCREENS } from './signedInPages';

/** The code of the screen at this address; whoever draws the screen says so when it does not arrive. */
export async function preloadScreen(path: string): Promise<void> {
  const screen = SCREENS.find((one) => isAt(one.path, path));
  await Promise.allSettled([screen?.preload(path), screen?.fetch?.(path)]);
}

/** Where one may be led from here: one after the other, each when the page has nothing else to do. */
export function preloadInTurn([path, ...others]: readonly string[]): void {
  if (path !== undefined) whenIdle(() => void preloadScreen(path).then(() => preloadInTurn(others)));
}
