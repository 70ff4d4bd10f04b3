import type { Page } from '@playwright/test';

/** Files at such addresses do not arrive until what is given back is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const through = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(addresses, async (route) => {
    await through;
    await route.continue();
  });
  return letThrough;
}
