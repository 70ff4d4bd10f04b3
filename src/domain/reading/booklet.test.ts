import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookletPages, bookletSides } from './booklet';
import { storyWith } from './exampleStory.testing';

const anyStory = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 12 })
  .map((sizes) => storyWith(sizes));

test('a booklet has eight pages, with every sentence once and in order', () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      const pages = bookletPages(story);
      expect(pages).toHaveLength(8);
      expect([pages[0]?.kind, pages.at(-1)?.kind]).toEqual(['cover', 'back']);
      const printed = pages.flatMap((page) => (page.kind === 'text' ? page.sentences : []));
      expect(printed).toEqual(story.pages.flatMap(({ sentences }) => sentences));
    }),
  );
});

test('the pages of a booklet are in order after folding its two sheets', () => {
  const pages = bookletPages(storyWith([1, 1, 1, 1, 1, 1]));
  const places = bookletSides(pages).map((side) => side.map((page) => pages.indexOf(page) + 1));
  expect(places).toEqual([
    [8, 1],
    [2, 7],
    [6, 3],
    [4, 5],
  ]);
});
