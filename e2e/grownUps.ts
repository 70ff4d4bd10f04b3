import type { Page } from '@playwright/test';

export async function passGate(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Ask a grown-up' });
  const sum = (await dialog.getByText(/What is \d+ ×/).textContent()) ?? '';
  const [first = 0, second = 0] = (sum.match(/\d+/g) ?? []).map(Number);
  await dialog.getByLabel('Answer').fill(String(first * second));
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** Chooses this content as the file to bring in. */
export async function bringIn(page: Page, content: unknown) {
  const choosing = page.waitForEvent('filechooser');
  // A browser that is gone meanwhile chooses nothing.
  choosing.catch(() => undefined);
  await page.getByRole('button', { name: 'Import a file' }).click();
  await passGate(page);
  const buffer = Buffer.from(JSON.stringify(content));
  await (await choosing).setFiles({ name: 'copy.json', mimeType: 'application/json', buffer });
}

/** With this written as the name, of a learner with that one. */
export async function erase(page: Page, name = 'Sita', learner = 'Sita') {
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await passGate(page);
  const dialog = page.getByRole('dialog', { name: `Erase everything about ${learner}` });
  await dialog.getByLabel(`To confirm, type the name: ${learner}`).fill(name);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
}
