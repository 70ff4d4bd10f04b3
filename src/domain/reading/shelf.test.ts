import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { storyWith } from './exampleStory.testing';
import { READING_STEPS } from './ladder';
import {
  chosenTexts,
  isReadable,
  lengthOf,
  LENGTHS,
  nextText,
  shelfRhyme,
  shelfStory,
  shelfFor,
  type ShelfText,
} from './shelf';
import { stepReached } from './stepReached';
import { STORY_LEVELS, STORY_THEMES } from './story';
import { textKey, textNamed } from './textKey';

const aRhyme = shelfRhyme({
  id: 'vana',
  title: { te: 'వాన', en: 'Rain' },
  lines: [[{ te: 'వానా వానా', en: 'Rain, rain' }], [{ te: 'రావే', en: 'come' }]],
  scene: storyWith([1]).pages[0]?.scene ?? { place: 'sky', things: [], description: { te: '', en: '' } },
  note: { te: '', en: '' },
  words: {},
});

const anyText: fc.Arbitrary<ShelfText> = fc.oneof(
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
      level: fc.constantFrom(...STORY_LEVELS),
      theme: fc.constantFrom(...STORY_THEMES),
      size: fc.integer({ min: 1, max: 30 }),
    })
    .map(({ id, level, theme, size }) => shelfStory(storyWith([size], { id, level, theme }))),
  fc.constant(aRhyme),
);
const anyShelf = fc.uniqueArray(anyText, { selector: textKey, maxLength: 8 });
const anyRead: fc.Arbitrary<readonly string[]> = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'rhyme/vana'));
const anyStep = fc.constantFrom(0 as const, ...READING_STEPS);

describe('the shelf', () => {
  it('has every text once: readable now, ahead, or a rhyme', () => {
    fc.assert(
      fc.property(anyShelf, anyStep, anyRead, (texts, step, read) => {
        const { now, ahead, rhymes } = shelfFor(texts, step, read);
        expect([...now, ...ahead, ...rhymes].map(textKey).toSorted()).toEqual(texts.map(textKey).toSorted());
        expect(now.every((text) => isReadable(text, step))).toBe(true);
        expect(ahead.some((text) => isReadable(text, step))).toBe(false);
        const areRead = now.map((text) => read.includes(textKey(text)));
        expect(areRead).toEqual(areRead.toSorted((one, other) => Number(one) - Number(other)));
      }),
    );
  });

  it('offers an unread text other than the current one as next', () => {
    fc.assert(
      fc.property(anyShelf, anyStep, anyRead, (texts, step, read) => {
        const shelf = shelfFor(texts, step, read);
        const next = nextText(shelf, read, { kind: 'story', id: 'a' });
        if (next) expect(read).not.toContain(textKey(next));
        expect(next?.id).not.toBe('a');
      }),
    );
  });

  it('can be filtered by level, theme and length together', () => {
    const texts = [
      shelfStory(storyWith([4], { id: 'short', level: 1, theme: 'home' })),
      shelfStory(storyWith([4, 5], { id: 'middle', level: 2, theme: 'home' })),
      shelfStory(storyWith([8, 8], { id: 'long', level: 2, theme: 'jokes' })),
      aRhyme,
    ];
    expect(texts.map(lengthOf)).toEqual(['short', 'middle', 'long', 'short']);
    expect(LENGTHS).toContain(lengthOf(aRhyme));
    const idsOf = (...choice: Parameters<typeof chosenTexts>[1][]) =>
      choice.flatMap((one) => chosenTexts(texts, one).map(({ id }) => id));
    expect(idsOf({})).toEqual(['short', 'middle', 'long', 'vana']);
    expect(idsOf({ level: 2 })).toEqual(['middle', 'long']);
    expect(idsOf({ level: 2, theme: 'jokes' })).toEqual(['long']);
    expect(idsOf({ level: 'rhyme' })).toEqual(['vana']);
    expect(idsOf({ length: 'short', theme: 'home' })).toEqual(['short']);
  });
});

test.for([
  [[], undefined, 0],
  [['vowels'], 'letters', 0],
  [['vowels', 'consonants'], undefined, 1],
  [['vowels', 'consonants', 'gunintalu'], undefined, 3],
  [['consonants', 'read-pollu-and-sunna'], undefined, 4],
  [['constructor'], undefined, 0],
  [[], 'gunintalu', 1],
  [[], 'reading', 8],
] as const)('completed %s, started at %s: reads up to step %s', ([completed, startAt, step]) => {
  expect(stepReached(completed, startAt)).toBe(step);
});

test('a text key can be parsed back to its text', () => {
  for (const name of [
    { kind: 'story', id: 'vana' },
    { kind: 'rhyme', id: 'vana' },
  ] as const)
    expect(textNamed(textKey(name))).toEqual(name);
});
