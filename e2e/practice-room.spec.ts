import type { Page } from '@playwright/test';
import { LESSON_IDS } from '../src/domain/lesson/lesson';
import { faultsInRoom } from './inSight';
import { addressOfExercises, exercisesToLookAt, optionsFor, type Planned, plantRun, runOf } from './plantedRuns';
import { plantLearner } from './plantLearner';
import { expect, test } from './test';

/** A learner who can read has every lesson open. */
const LEARNER = { profile: { startAt: 'reading' } } as const;

const FEEDBACK = { right: /That is right|సరిగ్గా/, wrong: /Not quite|ఇది కాదు/ };

/** From the exercise on show to what its answer was worth: what is not as it should be, on the way and then. */
async function faultsOf(page: Page, planned: Planned, place: number): Promise<string[]> {
  const { kind, subject } = planned.exercise;
  await page
    .getByRole('progressbar')
    .and(page.locator(`[aria-valuenow="${place}"]`))
    .waitFor();
  await page.locator(`[data-room-stage][data-exercise="${kind}"]`).waitFor();
  const before = await faultsInRoom(page);
  for (const at of optionsFor(planned)) {
    if (at < 9) await page.keyboard.press(String(at + 1));
    else await page.locator('[data-option]').nth(at).click();
  }
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: planned.isRight ? FEEDBACK.right : FEEDBACK.wrong })
    .waitFor();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  const after = await faultsInRoom(page);
  await page.keyboard.press('Enter');
  return [...before, ...after].map((fault) => `${kind} ${subject.key}: ${fault}`);
}

for (const { width, height, language, lessons } of [
  { width: 360, height: 640, language: 'en', lessons: LESSON_IDS },
  { width: 360, height: 640, language: 'te', lessons: LESSON_IDS },
  // Where there is more room, the lessons with the longest texts.
  { width: 768, height: 1024, language: 'te', lessons: ['gunintalu', 'tenses'] },
  { width: 1280, height: 800, language: 'en', lessons: ['gunintalu', 'tenses'] },
] as const) {
  test(`at ${width} × ${height} in ${language}, every kind of every lesson is in sight, whole and apart`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height });
    await plantLearner(page, LEARNER);
    await page.evaluate((chosen) => {
      localStorage.setItem('i18nextLng', chosen);
      localStorage.setItem('speaksByItself', 'off');
      localStorage.setItem('soundEffects', 'off');
    }, language);
    const faults: string[] = [];
    for (const id of lessons) {
      // Of each kind the one with the longest texts.
      const exercises = await exercisesToLookAt(id, language, { longest: 1, byChance: 0 });
      const planned = exercises.map((exercise, at): Planned => ({ exercise, isRight: at % 2 === 0 }));
      await plantRun(page, runOf({ kind: 'lesson', lessonId: id }, 'sita', planned));
      await page.goto(addressOfExercises(id));
      for (const [at, one] of planned.entries()) faults.push(...(await faultsOf(page, one, at + 1)));
    }
    expect(faults).toEqual([]);
  });
}
