import type { Page } from '@playwright/test';
import { loadLesson } from '../src/content/lessons';
import { CONFUSIONS } from '../src/content/lessons/confusions';
import { wordBank } from '../src/content/words';
import type { LessonId } from '../src/domain/lesson/lesson';
import { type Material, materialOf } from '../src/domain/lesson/material';
import { answer, answerAndContinue, CONTINUE } from './answer';
import { performSteps } from './performSteps';
import { options, shown } from './readExercise';

export const materialFor = async (id: LessonId): Promise<Material> =>
  materialOf(await loadLesson(id), wordBank, CONFUSIONS);

/** Picks by number key; an option after the ninth has no key and is clicked. */
export async function pick(page: Page, at: number) {
  if (at > 8) await options(page).nth(at).click();
  else await page.keyboard.press(String(at + 1));
}

/** Gives a right or wrong answer to the current exercise without checking it. */
export const answerExercise = (page: Page, material: Material, isRight = true) => answer(page, { material }, isRight);

/** Answers and checks the current exercise and continues. */
export const playExercise = (page: Page, material: Material, isRight = true) =>
  answerAndContinue(page, { material }, isRight);

/** Plays the current run to its end. @returns the number of exercises */
export async function playExercises(page: Page, material: Material, afterEach?: () => Promise<void>): Promise<number> {
  let played = 0;
  await shown(page).waitFor();
  while (await shown(page).isVisible()) {
    await playExercise(page, material);
    await afterEach?.();
    played += 1;
  }
  return played;
}

/** Plays the current quiz to its end; the first `wrong` answers are wrong. */
export async function playQuiz(page: Page, material: Material, wrong = 0) {
  await shown(page).waitFor();
  for (let place = 0; await shown(page).isVisible(); place += 1) {
    await answerExercise(page, material, place >= wrong);
    await performSteps(page, [CONTINUE, 'gone']);
  }
}
