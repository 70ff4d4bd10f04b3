import { expect, it } from 'vitest';
import type { Block, LessonContent } from '../../../domain/lesson/lessonContent';
import { bankItems } from './bankItems';

const contentOf = (...blocks: Block[]): LessonContent => ({
  sections: [{ id: 'words', title: { en: 'Words', te: 'మాటలు' }, blocks }],
  statements: [],
});

it('finds a lesson’s words in the bank', async () => {
  const items = await bankItems(contentOf({ kind: 'words', ids: ['play_ball'] }));
  expect([...items.values()]).toMatchObject([{ key: 'word:play_ball', english: 'ball' }]);
});

it('skips words that are not in the bank', async () => {
  expect([...(await bankItems(contentOf({ kind: 'words', ids: ['food_nothing'] })))]).toEqual([]);
});

it('finds nothing for a lesson without words from the bank', async () => {
  expect([...(await bankItems(contentOf({ kind: 'numbers', from: 0, to: 10 })))]).toEqual([]);
});
