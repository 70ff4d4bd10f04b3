import type { Page } from '@playwright/test';

export async function passGate(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Ask a grown-up' });
  const sum = (await dialog.getByText(/What is \d+ ×/).textContent()) ?? '';
  const [first = 0, second = 0] = (sum.match(/\d+/g) ?? []).map(Number);
  await dialog.getByLabel('Answer').fill(String(first * second));
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** Chooses this content as the file to import. */
export async function chooseImportFile(page: Page, content: unknown) {
  const choosing = page.waitForEvent('filechooser');
  // The stress tests may kill the browser in the meantime.
  choosing.catch(() => undefined);
  await page.getByRole('button', { name: 'Import a file' }).click();
  await passGate(page);
  const buffer = Buffer.from(JSON.stringify(content));
  await (await choosing).setFiles({ name: 'copy.json', mimeType: 'application/json', buffer });
}

/** @param name the text typed as confirmation @param learner the learner's name */
export async function erase(page: Page, name = 'Sita', learner = 'Sita') {
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await passGate(page);
  const dialog = page.getByRole('dialog', { name: `Erase everything about ${learner}` });
  await dialog.getByLabel(`To confirm, type the name: ${learner}`).fill(name);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
}
