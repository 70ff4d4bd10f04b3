import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isAt, pagesAt } from './addresses';
import { PUBLIC_PAGES } from './publicPages';
import { SCREENS } from './signedInPages';

const PATHS = [...PUBLIC_PAGES, ...SCREENS].map(({ path }) => path);

/** Each page's path with its parameters filled in, and variants a visitor might type. */
const ADDRESSES = PATHS.map((path) => path.replaceAll(/:\w+/g, 'easy')).flatMap((path) => [
  path,
  `${path}/`,
  path.toUpperCase(),
  `${path}/more`,
  path.slice(0, path.lastIndexOf('/')) || '/',
  `${path}s`,
]);

describe('a page’s path', () => {
  it('matches the same addresses as in the router', () => {
    const wrong = PATHS.flatMap((path) =>
      ADDRESSES.filter((address) => isAt(path, address) !== (matchPath(path, address) !== null)),
    );
    expect(wrong).toEqual([]);
  });

  it('shares an address with at most one other page', () => {
    expect(pagesAt(SCREENS, '/dashboard').map(({ path }) => path)).toEqual(['/dashboard']);
    const most = ADDRESSES.map((address) => pagesAt(SCREENS, address).length).reduce((one, other) =>
      Math.max(one, other),
    );
    expect(most).toBeLessThanOrEqual(2);
  });

  it('uses no syntax that only the router understands', () => {
    expect(PATHS.filter((path) => !/^(\/|(\/:?\w[\w-]*)+)$/u.test(path))).toEqual([]);
  });
});
