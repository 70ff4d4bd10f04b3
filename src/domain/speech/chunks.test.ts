import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAkshara, pieces } from '../script/aksharas';
import { chunksOf, MAX_CHUNK_CHARACTERS } from './chunks';
import { speechText, wordsOf } from './words';

const teluguWord = fc.string({
  unit: fc.constantFrom('అ', 'క్ష', 'రం', 'తె', 'లు', 'గు', 'స్త్రీ', 'వాక్', 'ai', '5', ',', '😀'),
  minLength: 1,
  maxLength: 60,
});
const text = fc
  .array(fc.tuple(teluguWord, fc.constantFrom(' ', '\n', '\r\n', '  ', '. ', '! ')), { maxLength: 120 })
  .map((parts) => parts.flat().join(''));

const withoutSpaces = (value: string) => value.replaceAll(/\s/gu, '');
const textsOf = (value: string) => chunksOf(value).map((chunk) => chunk.text);

describe('chunks', () => {
  test('have at most 450 characters and lose no text', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'grapheme', maxLength: 2000 })), (value) => {
        const chunks = textsOf(value);
        for (const chunk of chunks) expect(chunk.length).toBeLessThanOrEqual(MAX_CHUNK_CHARACTERS);
        expect(withoutSpaces(chunks.join(''))).toBe(withoutSpaces(speechText(value)));
      }),
    );
  });

  test('never split a word that fits', () => {
    fc.assert(
      fc.property(text, (value) => {
        const words = textsOf(value).flatMap((chunk) => chunk.split(' '));
        expect(words).toEqual(speechText(value).split(/\s+/u).filter(Boolean));
      }),
    );
  });

  test('split a longer word where an akshara ends', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('క్ష', 'స్త్రీ', 'రం', 'ద్రుఁ'), { minLength: 300, maxLength: 900 }),
        (letters) => {
          const chunks = chunksOf(letters.join(''));
          expect(chunks.map((chunk) => chunk.continuesWord)).toEqual(chunks.map((_, index) => index > 0));
          expect(chunks.flatMap((chunk) => pieces(chunk.text))).toEqual(letters);
          expect(chunks.flatMap((chunk) => pieces(chunk.text)).every(isAkshara)).toBe(true);
        },
      ),
    );
  });

  test('split even an akshara that is longer than a chunk, so that it is spoken in full', () => {
    const endless = 'క్'.repeat(400) + 'క';
    const chunks = chunksOf(endless);
    expect(chunks.map((chunk) => chunk.text).join('')).toBe(endless);
    expect(Math.max(...chunks.map((chunk) => chunk.text.length))).toBeLessThanOrEqual(MAX_CHUNK_CHARACTERS);
  });

  test('end with a sentence if one ends in their second half', () => {
    const sentence = `${'అమ్మ '.repeat(49)}వచ్చింది.`;
    expect(textsOf(`${sentence} ${sentence}`)).toEqual([sentence, sentence]);
  });

  test('number twelve or a few more for 5,000 characters', () => {
    const chunks = textsOf('తెలుగు నేర్చుకుందాం '.repeat(250));
    expect(chunks.length).toBeGreaterThanOrEqual(12);
    expect(chunks.length).toBeLessThanOrEqual(14);
  });

  test('do not exist for a blank text', () => {
    expect(chunksOf(' \n ')).toEqual([]);
  });
});

describe('the text for a voice', () => {
  test('has spaces instead of newlines', () => {
    expect(speechText('ఒకటి\nరెండు\r\nమూడు\u2028నాలుగు')).toBe('ఒకటి రెండు మూడు నాలుగు');
  });

  test('has only words that can be spoken', () => {
    const written = 'అమ్మ — నాన్న, 5 😀 !';
    expect(wordsOf(written).map((word) => word.text)).toEqual(['అమ్మ', 'నాన్న,', '5']);
    for (const word of wordsOf(written)) expect(written.slice(word.start, word.end)).toBe(word.text);
  });
});
