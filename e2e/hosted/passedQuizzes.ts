import { expect, type Page } from '@playwright/test';

const FIRESTORE = /^(.+)\/google\.firestore\.v1\.Firestore\/|^(.+)\/v1\/projects\//u;
const DOCUMENTS = 'projects/demo-aksharam/databases/(default)/documents';

/** Where the page reaches the emulator: its ports are new in every run. */
async function emulatorOf(page: Page): Promise<string> {
  const asked = page.waitForRequest((request) => FIRESTORE.test(request.url()));
  await page.reload();
  const [, streamed, plain] = FIRESTORE.exec((await asked).url()) ?? [];
  return streamed ?? plain ?? '';
}

/** The learner's id, as Firebase keeps it in this browser. */
const learnerId = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onsuccess = () => {
          const all = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(String(all.result[0]?.value?.uid));
          };
        };
      }),
  );

/** Quizzes passed on another day, written past the app as the project's owner. */
export async function plantPassed(page: Page, passed: Readonly<Record<'easy' | 'medium', number>>) {
  const [host, userId] = [await emulatorOf(page), await learnerId(page)];
  const writes = (['easy', 'medium'] as const).flatMap((difficulty) =>
    Array.from({ length: passed[difficulty] }, (_, at) => ({
      update: {
        name: `${DOCUMENTS}/quizResults/${userId}-${difficulty}-${at}`,
        fields: {
          userId: { stringValue: userId },
          difficulty: { stringValue: difficulty },
          completed: { booleanValue: true },
          percentage: { integerValue: '80' },
          timestamp: { integerValue: '1' },
        },
      },
    })),
  );
  const answer = await page.request.post(`${host}/v1/${DOCUMENTS}:commit`, {
    headers: { authorization: 'Bearer owner' },
    data: { writes },
  });
  expect(answer.ok()).toBe(true);
}
