import { expect, type Locator, type Page } from '@playwright/test';
import type { Story } from '../src/domain/reading/story';
import { answerAndContinue } from './answer';

export const SHELF = '/dashboard/stories';

export const firstStory = (page: Page): Locator =>
  page.locator(`main a[href^="${SHELF}/"]:not([href*="/rhyme/"])`).first();

export const firstRhyme = (page: Page): Locator => page.locator(`main a[href^="${SHELF}/rhyme/"]`).first();

/** The source of the current story. */
export async function openStory(page: Page): Promise<Story> {
  const [, id] = /stories\/([\w-]+)/u.exec(page.url()) ?? [];
  const file: Readonly<Record<string, Story>> = await import(`../src/content/stories/${id}.ts`);
  const [story] = Object.values(file);
  if (!story) throw new Error(`No story at ${page.url()}`);
  return story;
}

/** The first question and its answers are Telugu, each with a speaker; the English is behind a button. */
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

/** Answers every question of the story correctly. */
export async function answerQuestions(page: Page, { questions }: Story): Promise<void> {
  for (const _ of questions) await answerAndContinue(page, { questions });
}
