import { describe, expect, it } from 'vitest';
import { confusions, exampleLesson } from './exampleLesson.testing';
import { type Focus, focusesOf, entryOfFocus } from './focus';
import { materialOf } from './material';
import { seededRandom } from './seededRandom';
import { wrongEntries } from './wrongEntries';

const material = materialOf(exampleLesson, [], confusions);
const focusOn = (telugu: string): Focus => {
  const found = focusesOf(material).find((focus) => entryOfFocus(focus).telugu === telugu);
  if (!found) throw new Error(`nothing is ${telugu}`);
  return found;
};
const wrongFor = (telugu: string, seed = 1, byEar = false) =>
  wrongEntries(material, focusOn(telugu), { count: 3, byEar }, seededRandom(seed)).map((entry) => entry.telugu);
const seeds = Array.from({ length: 200 }, (_, seed) => seed);

describe('wrong options', () => {
  it('include the letter that this one is mixed up with', () => {
    for (const seed of seeds) expect(wrongFor('ధ', seed)).toContain('ద');
  });

  it('sound different from the right one if the learner only hears them', () => {
    expect(seeds.some((seed) => wrongFor('ర', seed).includes('ఱ'))).toBe(true);
    expect(seeds.some((seed) => wrongFor('ర', seed, true).includes('ఱ'))).toBe(false);
  });

  it('of an akshara differ in its sign or in its consonant', () => {
    for (const seed of seeds) {
      expect(wrongFor('ధి', seed)).toContain('ది');
      expect(wrongFor('ధి', seed)).toContain('ధీ');
    }
  });

  it('of a word never include a word that would also be right', () => {
    for (const seed of seeds) expect(wrongFor('ద్రాక్ష', seed)).not.toContain('కిస్‌మిస్');
  });

  it('of a number are its neighbors and its digits swapped', () => {
    const likely = new Set(seeds.flatMap((seed) => wrongFor('పన్నెండు', seed)));
    for (const telugu of ['ఇరవై ఒకటి', 'పదకొండు', 'పదమూడు', 'రెండు', 'ఇరవై రెండు']) expect(likely).toContain(telugu);
    expect(likely.size).toBe(5);
  });

  it('are different from each other and from the right one', () => {
    for (const telugu of ['ధ', 'ధి', 'మామిడి', 'పది']) {
      for (const seed of seeds) expect(new Set([telugu, ...wrongFor(telugu, seed)]).size).toBe(4);
    }
  });

  it('begin with this learner’s own mix-ups, most frequent first', () => {
    const own = { ...material, ownConfusions: { ధ: ['న', 'ర', 'త', 'థ', 'కా'], 'ి': ['ు', 'ొ'], త: ['థ'] } };
    const drawn = (telugu: string, count: number, seed: number, byEar = false) =>
      wrongEntries(own, focusOn(telugu), { count, byEar }, seededRandom(seed)).map((entry) => entry.telugu);
    for (const seed of seeds) {
      expect(drawn('ధ', 3, seed)).toEqual(['న', 'ర', 'త']);
      expect(drawn('ధి', 2, seed).toSorted()).toEqual(['ధు', 'ధొ'].toSorted());
      // A mix-up counts in both directions.
      expect(drawn('త', 2, seed)).toEqual(['ధ', 'థ']);
      expect(drawn('ధ', 5, seed)).toContain('ద');
    }
  });

  it('are only letters and signs that the learner has met', () => {
    const met = { letters: new Set(['త', 'థ', 'ద', 'ధ']), signs: new Set(['', 'ా', 'ి']), learning: new Set<string>() };
    const narrow = { ...material, ownConfusions: { ధ: ['న'] }, met };
    for (const seed of seeds) {
      const letters = wrongEntries(narrow, focusOn('ధ'), { count: 6 }, seededRandom(seed));
      expect(letters.map(({ telugu }) => telugu).toSorted()).toEqual(['త', 'థ', 'ద']);
      for (const { telugu } of wrongEntries(narrow, focusOn('ధి'), { count: 6 }, seededRandom(seed)))
        expect(telugu).not.toMatch(/[ీుూెేైొోౌంః]/u);
    }
  });
});
