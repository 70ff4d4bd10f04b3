import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { gunintam, PRIMER_CONSONANTS, PRIMER_VOWELS } from '../../domain/script/letters';
import { transliterated } from '../../domain/script/transliteration';

/** All letters of romanized Telugu, lowercase and uppercase. */
const small = [...new Set(transliterated([...PRIMER_VOWELS, ...PRIMER_CONSONANTS.flatMap(gunintam)].join('')))];
const letters = [...new Set([...small, ...small.map((letter) => letter.toUpperCase())])];
const marked = letters.filter((letter) => letter > 'z' && !/[ñÑ]/u.test(letter));

/** The wanted characters that the font file has glyphs for. */
async function glyphsIn(file: string, wanted: readonly string[]): Promise<readonly string[]> {
  const subset = await subsetFont(await readFile(new URL(file, import.meta.url)), wanted.join(''), {
    targetFormat: 'sfnt',
  });
  const known = new Set(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(subset).buffer)).collectUnicodes());
  return wanted.filter((letter) => known.has(letter.codePointAt(0) ?? 0));
}

type Face = { readonly file: string; readonly covers: (letter: string) => boolean };

/** The font files that the style sheet lists for a family, each with its unicode-range. */
async function facesOf(family: string): Promise<readonly Face[]> {
  const css = await readFile(new URL('../styles/styles.css', import.meta.url), 'utf8');
  const faces = [...css.matchAll(/@font-face \{[^}]*\}/gu)].map(([face]) => face);
  return faces
    .filter((face) => face.includes(`font-family: '${family}'`))
    .map((face) => {
      const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gu)].map(
        ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
      );
      return {
        file: /fonts\/([\w-]+\.woff2)/u.exec(face)?.[1] ?? '',
        covers: (letter) => ranges.some(([from, to]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to),
      };
    });
}

async function missing(family: string, wanted: readonly string[]): Promise<readonly string[]> {
  const faces = await facesOf(family);
  const found = await Promise.all(faces.map(async ({ file, covers }) => glyphsIn(`./${file}`, wanted.filter(covers))));
  return wanted.filter((letter) => !found.flat().includes(letter));
}

describe('romanized Telugu', () => {
  it('has marks that few fonts support', () => {
    expect(marked).toEqual(expect.arrayContaining([...'āīūēōṅṭḍṇḷṣṟ']));
  });

  it('is set in one typeface that has a glyph for each letter', async () => {
    expect(await missing('Aksharam Latin', letters)).toEqual([]);
  });

  it('has glyphs for its marks in an English sentence, too', async () => {
    expect(await missing('Aksharam marks', marked)).toEqual([]);
  });
});
