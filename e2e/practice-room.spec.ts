import type { Page } from '@playwright/test';
import { wordBank } from '../src/content/words';
import { LESSON_IDS, type LessonId } from '../src/domain/lesson/lesson';
import { easyTasks, wordTasks } from '../src/domain/quiz/quizTasks';
import { test } from './asLearner';
import { faultsInRoom, faultsOfRun, type Walked } from './inSight';
import { FIRST_TWO_MODULES, plantDone } from './learningPath';
import {
  addressOfExercises,
  exercisesToLookAt,
  learnerId,
  optionsFor,
  type Planned,
  plantRun,
  quizRunOf,
  runOf,
} from './plantedRuns';
import { plantPassed } from './quizzes';
import { expect } from './test';

type Language = 'en' | 'te';

const PHONE = { width: 360, height: 640 };
/** Of each kind the one with the longest texts. */
const LONGEST = { longest: 1, byChance: 0 };
/** Where there is more room, the lessons with the longest texts are enough. */
const SCREENS: readonly { readonly size: typeof PHONE; readonly lessons: readonly LessonId[] }[] = [
  { size: PHONE, lessons: LESSON_IDS },
  { size: { width: 768, height: 1024 }, lessons: ['gunintalu', 'tenses'] },
  { size: { width: 1280, height: 800 }, lessons: ['gunintalu', 'tenses'] },
];

/** A learner to whom every lesson and level is open, in this language, with nothing to be heard. */
async function prepare(page: Page, size: typeof PHONE, language: Language): Promise<string> {
  await page.setViewportSize(size);
  await page.goto('/dashboard');
  await plantDone(page, FIRST_TWO_MODULES);
  await plantPassed(page);
  await page.evaluate((chosen) => {
    localStorage.setItem('i18nextLng', chosen);
    localStorage.setItem('speaksByItself', 'off');
    localStorage.setItem('soundEffects', 'off');
  }, language);
  return learnerId(page);
}

const at = (page: Page, place: number) =>
  page
    .getByRole('progressbar')
    .and(page.locator(`[aria-valuenow="${place}"]`))
    .waitFor();

const walked = (planned: Planned): Walked => ({
  name: `${planned.exercise.kind} ${planned.exercise.subject.key}`,
  places: optionsFor(planned),
  isRight: planned.isRight,
});

for (const { size, lessons } of SCREENS) {
  for (const language of ['en', 'te'] as const) {
    const where = `${size.width} × ${size.height} in ${language}`;

    test(`every kind in every lesson is in sight as a whole, at ${where}`, async ({ page }) => {
      test.setTimeout(600_000);
      const userId = await prepare(page, size, language);
      const kinds = new Set<string>();
      for (const id of lessons) {
        const exercises = await exercisesToLookAt(id, language, LONGEST);
        const planned = exercises.map((exercise, place): Planned => ({ exercise, isRight: place % 2 === 0 }));
        for (const { kind } of exercises) kinds.add(kind);
        await plantRun(page, runOf({ kind: 'lesson', lessonId: id }, userId, planned));
        await page.goto(addressOfExercises(id));
        await at(page, 1);
        expect(await faultsOfRun(page, planned.map(walked)), `${id} at ${where}`).toEqual([]);
        await expect(page.getByRole('img').first()).toBeVisible();
      }
      if (lessons.length === LESSON_IDS.length) expect(kinds.size).toBe(9);
    });
  }
}

/** The faults of what is on show at each size; the page is the smallest again after it. */
async function faultsAtEverySize(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { size } of SCREENS.toReversed()) {
    await page.setViewportSize(size);
    for (const fault of await faultsInRoom(page)) faults.push(`${size.width} × ${size.height}: ${fault}`);
  }
  return faults;
}

for (const language of ['en', 'te'] as const) {
  test(`the quizzes are in sight as a whole, in ${language}`, async ({ page }) => {
    const userId = await prepare(page, PHONE, language);
    const longest = wordBank.toSorted((one, other) => other.telugu.length - one.telugu.length);
    const questions = easyTasks(
      longest.slice(0, 4).map(({ id, english, telugu, category }, place) => ({
        id,
        prompt: english,
        category,
        options: [telugu, longest[place + 4]?.telugu ?? ''],
        correctAnswer: telugu,
      })),
    );
    await plantRun(page, quizRunOf({ kind: 'easy', selectedCategories: {} }, userId, questions));
    await page.goto('/dashboard/AIQuizzes/easy');
    await page.getByRole('button', { name: /^(Go on|కొనసాగించు)$/ }).click();
    for (const [index] of questions.entries()) {
      await at(page, index + 1);
      expect(await faultsAtEverySize(page)).toEqual([]);
      await page.keyboard.press(index % 2 === 0 ? '1' : '2');
      await page
        .getByRole('status')
        .filter({ hasText: /Right!|Not this one\.|సరైన జవాబు!|ఇది కాదు\./ })
        .waitFor();
      expect(await faultsAtEverySize(page)).toEqual([]);
      await page.keyboard.press('Enter');
    }

    const telugu = 'ఈ బొమ్మలో ఉన్న పండు పేరును తెలుగులో సరిగ్గా రాసిన పదం వీటిలో ఏది?';
    const english = 'Which of these words is the right Telugu name of the fruit that the picture shows?';
    const options = longest.slice(0, 4).map((word) => word.telugu);
    const aim = { kind: 'medium', word: 'mango', telugu: 'మామిడి', interests: [] } as const;
    const asked = [0, 1].map((n) => ({
      english: `${english} ${n}`,
      telugu,
      options,
      correctAnswer: options[n] ?? '',
    }));
    await plantRun(page, quizRunOf(aim, userId, wordTasks(asked)));
    await page.goto('/dashboard/AIQuizzes/medium');
    await page.getByRole('button', { name: /^(Go on|కొనసాగించు)$/ }).click();
    for (const [index] of asked.entries()) {
      await at(page, index + 1);
      expect(await faultsAtEverySize(page)).toEqual([]);
      await page.keyboard.press('3');
      expect(await faultsAtEverySize(page)).toEqual([]);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quiz Complete!|క్విజ్ పూర్తయింది!/);
  });
}
