import type { Page } from '@playwright/test';

/** A letter or word is spoken very quickly, so the observer starts before the touch. */
export async function expectHeard(page: Page, touch: () => Promise<void>) {
  const heard = page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[data-speaking=playing]')) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-speaking'] });
        setTimeout(() => reject(new Error('Nothing was heard')), 10_000);
      }),
  );
  await Promise.all([heard, touch()]);
}
