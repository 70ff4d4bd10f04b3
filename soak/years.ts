// Writes years of learning straight into the database, and counts the records that the app reads.
import type { Page } from '@playwright/test';
import { daysAgo, plantLearner } from '../e2e/plantLearner';
import { activityOf } from '../src/domain/activity/activities.testing';
import { calendarDay } from '../src/domain/activity/calendarDay';

const DAY_MS = 86_400_000;
/** Words per practice activity. */
const WORDS_PER_ACTIVITY = 400;

/** Counts every record that this page reads from IndexedDB. */
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

/** Writes straight into the database, in batches that a page can receive. */
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

/** Words, poems and stories that a learner with `count` activities knows, up to the size of the full catalogue. */
function knownItems(count: number) {
  const words = Array.from({ length: Math.min(2_000, count) }, (_, at) => `word:planted_${at}`);
  const poems = Array.from({ length: Math.min(400, Math.ceil(count / 10)) }, (_, at) => `planted-${at}`);
  const stories = Array.from({ length: Math.min(100, Math.ceil(count / 10)) }, (_, at) => `planted-${at}`);
  const when = (at: number) => daysAgo(1 + (at % 300));
  return [
    ...Array.from({ length: Math.ceil(words.length / WORDS_PER_ACTIVITY) }, (_, at) =>
      activityOf('practice', {
        ...when(at),
        right: words.slice(at * WORDS_PER_ACTIVITY, (at + 1) * WORDS_PER_ACTIVITY),
        tasksDone: 5,
      }),
    ),
    ...poems.map((poemId, at) => activityOf('poem-learned', { ...when(at), poemId })),
    ...stories.map((storyId, at) => activityOf('story', { ...when(at), storyId, isRead: true })),
  ];
}

export async function plantYears(page: Page, count: number) {
  await plantLearner(page, { activities: knownItems(count) });
  await plantActivities(page, count);
}
