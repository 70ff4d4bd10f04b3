import { expect, type Locator, type Page } from '@playwright/test';
import type { Story } from '../src/domain/reading/story';

export const SHELF = '/dashboard/stories';

/** The first story on the shelf, whatever stands there. */
export const firstStory = (page: Page): Locator =>
  page.locator(`main a[href^="${SHELF}/"]:not([href*="/rhyme/"])`).first();

export const firstRhyme = (page: Page): Locator => page.locator(`main a[href^="${SHELF}/rhyme/"]`).first();

/** The story that is open, as it is written. */
export async function openStory(page: Page): Promise<Story> {
  const [, id] = /stories\/([\w-]+)/u.exec(page.url()) ?? [];
  const file: Readonly<Record<string, Story>> = await import(`../src/content/stories/${id}.ts`);
  const [story] = Object.values(file);
  if (!story) throw new Error(`No story at ${page.url()}`);
  return story;
}

/** The first question is in Telugu, its answers too, each with a speaker; its English is behind a touch. */
export async function expectAskedInTelugu(page: Page, story: Story): Promise<void> {
  const [question] = story.questions;
  if (!question || question.kind === 'order') throw new Error(`${story.id} does not begin with a choice`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question.ask.te);
  const english = page.getByText(question.ask.en, { exact: true });
  await expect(english).toBeHidden();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(english).toBeVisible();
  for (const { te, en } of [question.right, ...question.wrong]) {
    await expect(page.getByRole('button', { name: `Listen: ${te}`, exact: true })).toBeVisible();
    await expect(page.getByText(en, { exact: true })).toHaveCount(0);
  }
}

/** Answers every question of the story rightly, as a learner would: by reading it. */
export async function answerQuestions(page: Page, story: Story): Promise<void> {
  for (const question of story.questions) {
    const options = page.locator('[data-option]');
    if (question.kind === 'order') {
      for (const { te } of question.events) await options.filter({ hasText: te }).first().click();
    } else await options.filter({ has: page.getByText(question.right.te, { exact: true }) }).click();
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
  }
}
