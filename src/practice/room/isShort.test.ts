import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { isShort } from './isShort';

afterEach(() => vi.unstubAllGlobals());

it('a screen is short where the style sheet says so', () => {
  const [, short] =
    readFileSync('src/ui/styles/utilities.css', 'utf8').match(/@custom-variant short \(@media (.+)\);/) ?? [];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === short }));
  expect(isShort()).toBe(true);
});
