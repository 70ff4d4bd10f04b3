import { describe, expect, it } from 'vitest';
import { openBuiltInTutor } from '../adapters/builtInTutor/tutor';
import { bilingualFaults } from './bilingualFaults';
import { FIRST_TILES, suggestions } from './suggestions';

describe.each(Object.entries(suggestions))('the suggestions for %s', (_, list) => {
  it('are at least thirty', () => {
    expect(list.length).toBeGreaterThanOrEqual(30);
  });

  it('have no duplicates in either language', () => {
    for (const language of ['en', 'te'] as const) {
      const names = list.map((suggestion) => suggestion[language].toLowerCase());
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it('have both languages, and no Latin letters in the Telugu', () => {
    expect(bilingualFaults(list)).toEqual([]);
  });

  it('start with eleven different pictures', () => {
    const pictures = list.slice(0, FIRST_TILES).map(({ picture }) => picture);
    expect(pictures).not.toContain(undefined);
    expect(new Set(pictures).size).toBe(FIRST_TILES);
  });

  it('have pictures of one emoji each', () => {
    const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const wrong = list.filter(({ picture }) => picture && [...segments.segment(picture)].length !== 1);
    expect(wrong).toEqual([]);
  });

  it('have no comma, which separates the entries of a list in the settings', () => {
    expect(list.filter(({ en, te }) => `${en}${te}`.includes(','))).toEqual([]);
  });
});

describe('all suggestions', () => {
  /** Of 360 texts. */
  const MIN_UNDERSTOOD = 350;

  it('are understood by the built-in tutor as a word, as a phrase, or by their main word', async () => {
    const tutor = openBuiltInTutor();
    const texts = Object.values(suggestions).flatMap((list) => list.flatMap(({ en, te }) => [en, te]));
    const asked = await Promise.all(texts.map(async (text) => ({ text, isKnown: (await tutor.explain(text)).ok })));
    const unknown = asked.filter(({ isKnown }) => !isKnown).map(({ text }) => text);
    expect(texts.length - unknown.length, `Not understood: ${unknown.join(', ')}`).toBeGreaterThanOrEqual(
      MIN_UNDERSTOOD,
    );
  });
});
