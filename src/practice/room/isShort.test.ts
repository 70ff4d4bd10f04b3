import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { isShort } from './isShort';

afterEach(() => vi.unstubAllGlobals());

it('a screen is short if it matches the style sheet’s `short` variant', () => {
  const [, short] =
    readFileSync('src/ui/styles/utilities.css', 'utf8').match(/@custom-variant short \(@media (.+)\);/) ?? [];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === short }));
  expect(isShort()).toBe(true);
});
