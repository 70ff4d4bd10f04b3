import type { Page } from '@playwright/test';
import { poems } from '../src/content/padyalu/poems';
import { poemLines } from '../src/domain/padyalu/poemLines';
import { answerAndContinue } from './answer';
import { shown } from './readExercise';

export const nextButton = (page: Page) => page.getByRole('button', { name: /^(Next|Finish|తర్వాత|ముగించు)$/ });

export const linesOfPoem = (poemId: string): readonly string[] =>
  poems.filter(({ id }) => id === poemId).flatMap((poem) => poemLines(poem).map(({ text }) => text));

/** Answers the current task about a line of this poem and continues. @returns its kind */
export const playLine = (page: Page, lines: readonly string[], isRight = true): Promise<string> =>
  answerAndContinue(page, { lines }, isRight);

/** Plays to the end of the run. @returns the kinds of its tasks */
export async function playRun(page: Page, lines: readonly string[], isOver: () => Promise<boolean>) {
  const kinds: string[] = [];
  await shown(page).waitFor();
  while (!(await isOver()) && (await shown(page).isVisible())) {
    kinds.push(await playLine(page, lines));
  }
  return kinds;
}
