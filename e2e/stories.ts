import type { Locator, Page } from '@playwright/test';
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

/** Answers every question of the story correctly. */
export async function answerQuestions(page: Page, { questions }: Story): Promise<void> {
  for (const _ of questions) await answerAndContinue(page, { questions });
}
