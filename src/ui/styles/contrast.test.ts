import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Every color is a token with one value per theme, so this test can check contrast token by token.

type Theme = 'light' | 'dark';
const THEMES: readonly Theme[] = ['light', 'dark'];

/** Text backgrounds: the page, cards, and tints. */
const SURFACES = ['paper', 'card', 'indigo-tint', 'turmeric-tint', 'vermilion-tint', 'leaf-tint'];
/** Text colors that may be used on any surface. */
const INKS = ['ink', 'muted', 'indigo', 'turmeric-deep', 'vermilion', 'leaf'];
/** Deep backgrounds, each with its text color. */
const GROUNDS: readonly (readonly [string, string])[] = [
  ['indigo', 'on-indigo'],
  ['turmeric', 'on-turmeric'],
  ['vermilion', 'on-vermilion'],
  ['leaf', 'on-leaf'],
  ['brand', 'on-brand'],
  ['cloth', 'on-cloth'],
];

const MIN_TEXT_CONTRAST = 4.5;
/** WCAG's ratio for control borders and large letters. */
const MIN_SHAPE_CONTRAST = 3;

const theme = readFileSync(new URL('theme.css', import.meta.url), 'utf8');

function tokens(chosen: Theme): ReadonlyMap<string, string> {
  const pairs = theme.matchAll(/--color-([a-z-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}));/g);
  return new Map(
    [...pairs].map(([, name = '', light, dark, both]) => [name, both ?? (chosen === 'light' ? light : dark) ?? '']),
  );
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(chosen: Theme, one: string, other: string): number {
  const [first, second] = [one, other].map((name) => {
    const color = tokens(chosen).get(name);
    if (!color) throw new Error(`There is no color named ${name}`);
    return luminance(color);
  });
  const [pale = 0, deep = 0] = [first ?? 0, second ?? 0].toSorted((a, b) => b - a);
  return (pale + 0.05) / (deep + 0.05);
}

describe.each(THEMES)('in the %s theme', (chosen) => {
  test.each(INKS.flatMap((ink) => SURFACES.map((surface) => [ink, surface] as const)))(
    '%s is readable on %s',
    (ink, surface) => {
      expect(contrast(chosen, ink, surface)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    },
  );

  test.each(GROUNDS)('on %s, %s is readable', (ground, ink) => {
    expect(contrast(chosen, ink, ground)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  });

  test('large turmeric letters are visible on cloth', () => {
    expect(contrast(chosen, 'turmeric', 'cloth')).toBeGreaterThanOrEqual(MIN_SHAPE_CONTRAST);
  });

  test.each(['paper', 'card'])('an edge is visible on %s', (surface) => {
    expect(contrast(chosen, 'edge', surface)).toBeGreaterThanOrEqual(MIN_SHAPE_CONTRAST);
  });
});

describe('the color pairs used in the screens', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!content).*(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
  const colors = tokens('light');
  /** The background and text color of each class string, without those for a state such as hover. */
  const looks = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flatMap(([written]) => {
      const classes = written.slice(1, -1).split(/[\s${}?:'"]+/);
      const named = (kind: string) =>
        classes.filter((name) => name.startsWith(`${kind}-`) && colors.has(name.slice(kind.length + 1)));
      const [ground, ...moreGrounds] = named('bg').map((name) => name.slice(3));
      const [ink, ...moreInks] = named('text').map((name) => name.slice(5));
      // A string with several colors is a choice; each of its pairs is also a string of its own.
      return ground && ink && moreGrounds.length + moreInks.length === 0 ? [{ file, ground, ink }] : [];
    }),
  );

  test('are found in the sources', () => {
    expect(looks.length).toBeGreaterThan(80);
  });

  test('are readable in both themes', () => {
    const unreadable = looks.filter(({ ground, ink }) =>
      THEMES.some(
        (chosen) => contrast(chosen, ink, ground) < (ink === 'edge' ? MIN_SHAPE_CONTRAST : MIN_TEXT_CONTRAST),
      ),
    );
    expect(unreadable).toEqual([]);
  });
});
