// A learner of years, planted past the app, and what the app reads of it.
import type { Page } from '@playwright/test';
import { daysAgo, plantLearner } from '../e2e/plantLearner';
import { activityOf } from '../src/domain/activity/activities.testing';
import { calendarDay } from '../src/domain/activity/calendarDay';

const DAY_MS = 86_400_000;
/** What fits into one record of practice. */
const WORDS_AT_ONCE = 400;

/** Counts every record that leaves the database on this page. */
export const countReads = (page: Page) =>
  page.addInitScript(() => {
    const counted = globalThis as unknown as { recordsRead: number };
    counted.recordsRead = 0;
    const watch = (request: IDBRequest, size: () => number) => {
      request.addEventListener('success', () => {
        counted.recordsRead += size();
      });
      return request;
    };
    for (const prototype of [IDBObjectStore.prototype, IDBIndex.prototype]) {
      const { get, getAll, openCursor } = prototype;
      prototype.get = function getOne(...asked: Parameters<typeof get>) {
        const request = get.apply(this as never, asked);
        return watch(request, () => (request.result === undefined ? 0 : 1));
      };
      prototype.getAll = function getMany(...asked: Parameters<typeof getAll>) {
        const request = getAll.apply(this as never, asked);
        return watch(request, () => (request.result as unknown[]).length) as IDBRequest<unknown[]>;
      };
      prototype.openCursor = function goThrough(...asked: Parameters<typeof openCursor>) {
        const request = openCursor.apply(this as never, asked);
        return watch(request, () => (request.result ? 1 : 0)) as IDBRequest<IDBCursorWithValue | null>;
      };
    }
  });

/** Past the app, in portions: a page takes so much at once. */
async function plantActivities(page: Page, count: number) {
  const now = Date.now();
  for (let from = 0; from < count; from += 10_000) {
    const records = Array.from({ length: Math.min(10_000, count - from) }, (_, at) => {
      const startedAt = now - Math.floor((from + at) / 40) * DAY_MS - (at % 40) * 60_000;
      const day = calendarDay(new Date(Math.max(0, startedAt)));
      return [`years-${from + at}`, Math.max(0, startedAt), day] as const;
    });
    await page.evaluate(
      async ([example, entries]) => {
        const database = await new Promise<IDBDatabase>((resolve) => {
          const opening = indexedDB.open('aksharam');
          opening.addEventListener('success', () => resolve(opening.result));
        });
        const change = database.transaction('activities', 'readwrite');
        for (const [id, startedAt, day] of entries)
          change
            .objectStore('activities')
            .put({ id, data: { ...example, startedAt, day }, keys: { userId: 'sita', startedAt } });
        await new Promise((resolve) => {
          change.addEventListener('complete', resolve);
        });
        database.close();
      },
      [activityOf('practice', { userId: 'sita', right: ['letter:అ'], tasksDone: 1 }), records] as const,
    );
  }
}

/** What somebody knows who did this much: a word, a poem and a story here and there, at most as many as there will be. */
function known(count: number) {
  const words = Array.from({ length: Math.min(2_000, count) }, (_, at) => `word:planted_${at}`);
  const poems = Array.from({ length: Math.min(400, Math.ceil(count / 10)) }, (_, at) => `planted-${at}`);
  const stories = Array.from({ length: Math.min(100, Math.ceil(count / 10)) }, (_, at) => `planted-${at}`);
  const when = (at: number) => daysAgo(1 + (at % 300));
  return [
    ...Array.from({ length: Math.ceil(words.length / WORDS_AT_ONCE) }, (_, at) =>
      activityOf('practice', {
        ...when(at),
        right: words.slice(at * WORDS_AT_ONCE, (at + 1) * WORDS_AT_ONCE),
        tasksDone: 5,
      }),
    ),
    ...poems.map((poemId, at) => activityOf('poem-learned', { ...when(at), poemId })),
    ...stories.map((storyId, at) => activityOf('story', { ...when(at), storyId, isRead: true })),
  ];
}

/** A learner who did `count` things over the years, and knows what one knows then. */
export async function plantYears(page: Page, count: number) {
  await plantLearner(page, { activities: known(count) });
  await plantActivities(page, count);
}
