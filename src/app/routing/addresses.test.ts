import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isAt, pagesAt } from './addresses';
import { PUBLIC_PAGES } from './publicPages';
import { SCREENS } from './signedInPages';

const PATHS = [...PUBLIC_PAGES, ...SCREENS].map(({ path }) => path);

/** Each page's address filled in, and ways in which somebody might write it. */
const ADDRESSES = PATHS.map((path) => path.replaceAll(/:\w+/g, 'easy')).flatMap((path) => [
  path,
  `${path}/`,
  path.toUpperCase(),
  `${path}/more`,
  path.slice(0, path.lastIndexOf('/')) || '/',
  `${path}s`,
]);

describe('a page is found by its address', () => {
  it('as the router finds it', () => {
    const wrong = PATHS.flatMap((path) =>
      ADDRESSES.filter((address) => isAt(path, address) !== (matchPath(path, address) !== null)),
    );
    expect(wrong).toEqual([]);
  });

  it('among few', () => {
    expect(pagesAt(SCREENS, '/dashboard').map(({ path }) => path)).toEqual(['/dashboard']);
    const most = ADDRESSES.map((address) => pagesAt(SCREENS, address).length).reduce((one, other) =>
      Math.max(one, other),
    );
    expect(most).toBeLessThanOrEqual(2);
  });

  it('only where a page’s path has nothing that the router reads in a way of its own', () => {
    expect(PATHS.filter((path) => !/^(\/|(\/:?\w[\w-]*)+)$/u.test(path))).toEqual([]);
  });
});
