import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Every colour is a token with one value for each theme, so contrast is a matter of which token stands on which.

type Theme = 'light' | 'dark';
const THEMES: readonly Theme[] = ['light', 'dark'];

/** What text is read on: the page, cards, and the tints. */
const SURFACES = ['paper', 'card', 'indigo-tint', 'turmeric-tint', 'vermilion-tint', 'leaf-tint'];
/** What may be read on any surface. */
const INKS = ['ink', 'muted', 'indigo', 'turmeric-deep', 'vermilion', 'leaf'];
/** Deep grounds, and what is read on them. */
const GROUNDS: readonly (readonly [string, string])[] = [
  ['indigo', 'on-indigo'],
  ['turmeric', 'on-turmeric'],
  ['vermilion', 'on-vermilion'],
  ['leaf', 'on-leaf'],
  ['brand', 'on-brand'],
  ['cloth', 'on-cloth'],
];

const TEXT = 4.5;
/** Borders of what can be touched, and letters as large as a drawing. */
const SHAPE = 3;

const theme = readFileSync(new URL('theme.css', import.meta.url), 'utf8');

function tokens(chosen: Theme): ReadonlyMap<string, string> {
  const pairs = theme.matchAll(/--color-([a-z-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}));/g);
  return new Map(
    [...pairs].map(([, name = '', light, dark, both]) => [name, both ?? (chosen === 'light' ? light : dark) ?? '']),
  );
}

/** Relative luminance, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(chosen: Theme, one: string, other: string): number {
  const [first, second] = [one, other].map((name) => {
    const colour = tokens(chosen).get(name);
    if (!colour) throw new Error(`There is no colour named ${name}`);
    return luminance(colour);
  });
  const [pale = 0, deep = 0] = [first ?? 0, second ?? 0].toSorted((a, b) => b - a);
  return (pale + 0.05) / (deep + 0.05);
}

describe.each(THEMES)('in the %s theme', (chosen) => {
  test.each(INKS.flatMap((ink) => SURFACES.map((surface) => [ink, surface] as const)))(
    '%s is read on %s',
    (ink, surface) => {
      expect(contrast(chosen, ink, surface)).toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.each(GROUNDS)('on %s, %s is read', (ground, ink) => {
    expect(contrast(chosen, ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test('large letters in turmeric are seen on cloth', () => {
    expect(contrast(chosen, 'turmeric', 'cloth')).toBeGreaterThanOrEqual(SHAPE);
  });

  test.each(['paper', 'card'])('an edge is seen on %s', (surface) => {
    expect(contrast(chosen, 'edge', surface)).toBeGreaterThanOrEqual(SHAPE);
  });
});

describe('what stands on what in the screens', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!content).*(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
  const colours = tokens('light');
  /** Each string of classes as it is written: its ground and its ink, without those for a state. */
  const looks = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flatMap(([written]) => {
      const classes = written.slice(1, -1).split(/[\s${}?:'"]+/);
      const named = (kind: string) =>
        classes.filter((name) => name.startsWith(`${kind}-`) && colours.has(name.slice(kind.length + 1)));
      const [ground, ...moreGrounds] = named('bg').map((name) => name.slice(3));
      const [ink, ...moreInks] = named('text').map((name) => name.slice(5));
      // A string that chooses among several says each pair in a string of its own.
      return ground && ink && moreGrounds.length + moreInks.length === 0 ? [{ file, ground, ink }] : [];
    }),
  );

  test('there are many', () => {
    expect(looks.length).toBeGreaterThan(80);
  });

  test('each pair can be read in both themes', () => {
    const unreadable = looks.filter(({ ground, ink }) =>
      THEMES.some((chosen) => contrast(chosen, ink, ground) < (ink === 'edge' ? SHAPE : TEXT)),
    );
    expect(unreadable).toEqual([]);
  });
});
