import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aksharaIn, doubledAksharas, STACKED, SIGNS, WITH_SIGNS, aksharaText } from '../../domain/lesson/akshara';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../../domain/script/letters';
import { formOf } from '../../domain/writing/alphabet';
import { aksharaForm } from '../../domain/writing/compose';
import { PARTS } from '../../domain/writing/stroke';
import { STROKES } from '.';

const place = /-?\d+,-?\d+/u;
const path = v.pipe(v.string(), v.regex(new RegExp(`^${place.source}( ${place.source})*$`, 'u')));
const strokes = v.record(
  v.string(),
  v.pipe(v.array(v.strictObject({ part: v.picklist(PARTS), path })), v.minLength(1)),
);
const content = v.strictObject({
  letters: strokes,
  signs: strokes,
  vottulu: strokes,
  places: v.record(v.string(), v.record(v.string(), v.pipe(v.string(), v.regex(new RegExp(`^${place.source}$`, 'u'))))),
  hands: strokes,
});

describe('the strokes of Telugu', () => {
  it('match their type', () => {
    expect(() => v.parse(content, STROKES)).not.toThrow();
  });

  it('cover all 52 letters, the 16 signs and every vottu', () => {
    expect(Object.keys(STROKES.letters)).toEqual([...PRIMER_VOWELS, ...PRIMER_CONSONANTS]);
    expect(Object.keys(STROKES.signs)).toEqual(SIGNS);
    expect(STACKED.filter((letter) => !STROKES.vottulu[letter])).toEqual([]);
  });

  it('have the dots of ఠ and థ, and after a talakattu only parts below the letter', () => {
    for (const letter of ['ఠ', 'థ']) expect(STROKES.letters[letter]?.some(({ part }) => part === 'dot')).toBe(true);
    for (const own of Object.values(STROKES.letters)) {
      const at = own.findIndex(({ part }) => part === 'talakattu');
      const after = at < 0 ? [] : own.slice(at + 1).map(({ part }) => part);
      expect(after.filter((part) => !['below', 'tail', 'vottu'].includes(part))).toEqual([]);
    }
  });

  it('compose most aksharas from their parts, in the order letter, sign, vottu', () => {
    const all = WITH_SIGNS.flatMap((consonant) => SIGNS.map((sign) => ({ consonant, vottu: '', sign })));
    const composed = all.filter((akshara) => aksharaForm(STROKES, akshara));
    expect(composed.length).toBeGreaterThan(all.length * 0.75);
    expect(
      doubledAksharas()
        .filter(({ sign }) => sign === '')
        .every((akshara) => aksharaForm(STROKES, akshara)),
    ).toBe(true);
    const kki = formOf(STROKES, 'క్కి');
    expect(kki?.strokes.map(({ part }) => part)).toEqual(['body', 'gudi', 'vottu']);
    expect(aksharaText(aksharaIn('క్కి') ?? { consonant: '', vottu: '', sign: '' })).toBe('క్కి');
  });
});
