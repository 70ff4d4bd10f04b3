import { describe, expect, it } from 'vitest';
import { poemLineKey } from '../activity/itemKey';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../script/letters';
import { SIGNS } from '../lesson/akshara';
import { packed } from './dayCounts';
import type { Days, MemoryDocument } from './memoryDocument';
import { DAYS_REMEMBERED, withoutPrunedDays } from './rememberedDays';

const MAX_DOCUMENT_BYTES = 1_048_576;
const NUMBER_BYTES = 8;
/** Firestore adds this to the fields of a document or a map. */
const MAP_BYTES = 32;
const NAME_BYTES = 16;

const bytesOfText = (text: string): number => new TextEncoder().encode(text).length + 1;

type Value = number | { readonly [name: string]: Value };
const bytesOfValue = (value: Value): number =>
  typeof value === 'number'
    ? NUMBER_BYTES
    : Object.entries(value).reduce(
        (total, [name, inner]) => total + bytesOfText(name) + bytesOfValue(inner),
        MAP_BYTES,
      );

const sizeOf = (collection: string, document: MemoryDocument): number =>
  bytesOfText(collection) + bytesOfText('a'.repeat(28)) + NAME_BYTES + bytesOfValue(document);

const TODAY = 20_772;
const TEN_YEARS = 3_652;
const daily: Days = Object.fromEntries(
  Array.from({ length: TEN_YEARS }, (_, at) => [String(TODAY + at), packed({ right: 9, hesitant: 3, wrong: 4 })]),
);

/** The days of one item that are left after ten years. */
const { left = {} } = withoutPrunedDays({ items: { left: daily }, pairs: {} }).items;

function documentOf(items: readonly string[], pairs: readonly string[] = []): MemoryDocument {
  const all = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, left]));
  return { items: all(items), pairs: all(pairs) };
}

/** `count` names, each as long as the longest in the lessons. */
const named = (longest: string, count: number) =>
  Array.from({ length: count }, (_, at) => longest.slice(0, -4) + String(at).padStart(4, '0'));

const ordered = (letters: readonly string[]): string[] =>
  letters.flatMap((one) => letters.filter((other) => other !== one).map((other) => `${one} ${other}`));

/** All pairs of vowels, consonants and signs, in both directions. */
const PAIRS = [PRIMER_VOWELS, PRIMER_CONSONANTS, SIGNS.filter((sign) => sign !== '')].flatMap(ordered);
const LINES = named('chaduvadi-yenta-galgin0000', 400).flatMap((poem) =>
  [1, 2, 3, 4].map((line) => poemLineKey(poem, line)),
);

describe('after ten years of daily practice', () => {
  it.each([
    ['letters and signs', 700, 372, documentOf(named('sign:్క్ష్మ0000', 700), PAIRS)],
    ['words', 2_500, 435, documentOf(named('word:vegetables_bottle-gourd-0000', 2_500))],
    ['sentences and facts', 1_200, 229, documentOf(named('sentence:structure-grandfather-talks-with-children', 1_200))],
    ['lines of poems', 1_600, 278, documentOf(LINES)],
  ])('the document of %s, %d of them, takes %d KiB of Firestore’s 1024', (_, count, kibibytes, document) => {
    const everyItem = [...Object.values(document.items), ...Object.values(document.pairs)];
    expect(new Set(everyItem.map((days) => Object.keys(days).length))).toEqual(new Set([DAYS_REMEMBERED]));
    expect(Object.keys(document.items)).toHaveLength(count);
    const size = sizeOf('learnerMemories', document);
    expect(Math.round(size / 1024)).toBe(kibibytes);
    expect(size).toBeLessThan(MAX_DOCUMENT_BYTES / 2);
  });
});
