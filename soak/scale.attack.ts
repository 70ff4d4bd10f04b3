// After years of learning: what each screen reads does not grow with what is kept.
import { expect, type Page, test } from '@playwright/test';
import { plantLearner } from '../e2e/plantLearner';
import { activityOf } from '../src/domain/activity/activities.testing';
import { calendarDay } from '../src/domain/activity/calendarDay';

const COUNT = Number(process.env['SOAK_ACTIVITIES'] ?? 100_000);
const DAY_MS = 86_400_000;

/** The newest activities are listed once, and four memory documents, a summary, a profile are read: nothing else. */
const MOST_RECORDS = 80;

const SCREENS = [
  '',
  '/learning',
  '/learning/alphabet/vowels',
  '/AIQuizzes',
  '/AIQuizzes/easy',
  '/ai-learning',
  '/telugu-padyalu',
  '/achievements',
  '/progress',
  '/settings',
  '/review',
  '/today',
];

/** Counts every record that leaves the database on this page. */
const countReads = (page: Page) =>
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

test(`with ${COUNT} activities every screen opens and reads at most ${MOST_RECORDS} records`, async ({ page }) => {
  test.setTimeout(900_000);
  await plantLearner(page, { activities: [activityOf('practice', { right: ['letter:అ'], tasksDone: 1 })] });
  await plantActivities(page, COUNT);
  await countReads(page);
  for (const screen of SCREENS) {
    await page.goto(`/dashboard${screen}`);
    await expect(page.locator('h1:visible, [data-exercise]:visible').first(), screen).toBeVisible();
    await page.waitForLoadState('networkidle');
    const read = await page.evaluate(() => (globalThis as unknown as { recordsRead: number }).recordsRead);
    expect(read, `records read by /dashboard${screen}`).toBeLessThanOrEqual(MOST_RECORDS);
  }
});
