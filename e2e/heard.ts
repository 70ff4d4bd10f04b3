import type { Page } from '@playwright/test';

/** A letter or a word is said in the wink of an eye: it is watched for from before the touch on. */
export async function expectHeard(page: Page, touch: () => Promise<void>) {
  const heard = page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const look = new MutationObserver(() => {
          if (!document.querySelector('[data-speaking=playing]')) return;
          look.disconnect();
          resolve();
        });
        look.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-speaking'] });
        setTimeout(() => reject(new Error('Nothing was heard')), 10_000);
      }),
  );
  await Promise.all([heard, touch()]);
}
