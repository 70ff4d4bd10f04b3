import type { Page } from '@playwright/test';
import { wordBank } from '../src/content/words';
import { hardestToFit, longestOfEachKind } from '../src/domain/exercise/hardestToFit.testing';
import type { LessonExercise } from '../src/domain/exercise/kinds';
import { easyTasks, wordTasks } from '../src/domain/quiz/quizTasks';
import { test } from './asLearner';
import { goWithin } from './goWithin';
import { faultsInRoom, faultsOfRun, type Look, type Walked } from './inSight';
import { FIRST_TWO_MODULES, plantDone } from './learningPath';
import {
  addressOfExercises,
  exercisesOfAllLessons,
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

/**
 * Most of what is shown is Telugu in either language; of what is English, the longest is looked at. Low is a phone on its
 * side, and a desk at 400 %.
 */
const ROOMS = [
  { language: 'te', look: hardestToFit, wide: { width: 1280, height: 800 }, low: { width: 568, height: 320 } },
  { language: 'en', look: longestOfEachKind, wide: { width: 768, height: 1024 }, low: { width: 320, height: 256 } },
] as const;
const PHONE = { width: 360, height: 640 };
/** The lesson whose room is opened; the exercises planted in it come from all lessons. */
const OPENED_LESSON = 'sentence-structure';

/** A learner to whom every lesson and level is open, in this language, with nothing to be heard. */
async function prepare(page: Page, language: Language): Promise<string> {
  await page.setViewportSize(PHONE);
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

/** The exercises of a run, answered right and wrong in turn, at this size. */
async function faultsOfExercises(
  page: Page,
  userId: string,
  exercises: readonly LessonExercise[],
  open: typeof goWithin = goWithin,
  howToLook: Look = 'whole',
): Promise<string[]> {
  const planned = exercises.map((exercise, place): Planned => ({ exercise, isRight: place % 2 === 0 }));
  await plantRun(page, runOf({ kind: 'lesson', lessonId: OPENED_LESSON }, userId, planned));
  await open(page, addressOfExercises(OPENED_LESSON));
  await at(page, 1);
  const faults = await faultsOfRun(page, planned.map(walked), howToLook);
  await expect(page.getByRole('img').first()).toBeVisible();
  return faults;
}

const longest = wordBank.toSorted((one, other) => other.telugu.length - one.telugu.length);

const easyQuestions = easyTasks(
  longest.slice(0, 2).map(({ id, english, telugu, category }, place) => ({
    id,
    prompt: english,
    category,
    options: [telugu, longest[place + 2]?.telugu ?? ''],
    correctAnswer: telugu,
  })),
);

const options = longest.slice(0, 4).map((word) => word.telugu);
const wordQuestions = wordTasks([
  {
    english: 'Which of these words is the right Telugu name of the fruit that the picture shows?',
    telugu: 'ఈ బొమ్మలో ఉన్న పండు పేరును తెలుగులో సరిగ్గా రాసిన పదం వీటిలో ఏది?',
    options,
    correctAnswer: options[0] ?? '',
  },
]);

/** The quiz that was planted, from where it waits to its first question. */
async function goOnWithQuiz(page: Page, level: string) {
  await goWithin(page, `/dashboard/AIQuizzes/${level}`);
  // The screen before, which leads on with the same words, stays until this one is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Pick up where you left off\?|ఆపిన చోటు నుంచి కొనసాగిస్తావా\?)$/,
  );
  await page.getByRole('button', { name: /^(Continue|కొనసాగించు)$/ }).click();
  await at(page, 1);
}

for (const { language, look, wide, low } of ROOMS) {
  test(`every kind of exercise and quiz is in sight as a whole, in ${language}`, async ({ page }) => {
    test.slow();
    const userId = await prepare(page, language);
    const exercises = await exercisesOfAllLessons(language);
    const longestTasks = longestOfEachKind(exercises);

    await test.step('on a phone', async () => {
      const chosen = look(exercises);
      expect(new Set(chosen.map(({ kind }) => kind)).size).toBe(9);
      const load = async (_: Page, address: string) => void (await page.goto(address));
      expect(await faultsOfExercises(page, userId, chosen, load)).toEqual([]);
    });

    /** What is on show, at both sizes, from the one it has: it changes as seldom as can be. */
    const faultsAtBothSizes = async () => {
      const faults: string[] = [];
      const isPhone = page.viewportSize()?.width === PHONE.width;
      for (const [index, size] of (isPhone ? [PHONE, wide] : [wide, PHONE]).entries()) {
        if (index > 0) await page.setViewportSize(size);
        for (const fault of await faultsInRoom(page)) faults.push(`${size.width} × ${size.height}: ${fault}`);
      }
      return faults;
    };

    await test.step('an easy quiz', async () => {
      await plantRun(page, quizRunOf({ kind: 'easy', selectedCategories: {} }, userId, easyQuestions));
      await goOnWithQuiz(page, 'easy');
      for (const [index] of easyQuestions.entries()) {
        await at(page, index + 1);
        expect(await faultsAtBothSizes()).toEqual([]);
        await page.keyboard.press(index % 2 === 0 ? '1' : '2');
        await page
          .getByRole('status')
          .filter({ hasText: /Right!|Not this one\.|సరైన జవాబు!|ఇది కాదు\./ })
          .waitFor();
        expect(await faultsAtBothSizes()).toEqual([]);
        await page.keyboard.press('Enter');
      }
    });

    await test.step('where there is too little, nothing is covered', async () => {
      const before = page.viewportSize() ?? PHONE;
      await page.setViewportSize(low);
      expect(await faultsOfExercises(page, userId, longestTasks, goWithin, 'low')).toEqual([]);
      await page.setViewportSize(before);
    });

    await test.step('a quiz about a word', async () => {
      const aim = { kind: 'medium', word: 'mango', telugu: 'మామిడి', interests: [] } as const;
      await plantRun(page, quizRunOf(aim, userId, wordQuestions));
      await goOnWithQuiz(page, 'medium');
      expect(await faultsAtBothSizes()).toEqual([]);
      await page.keyboard.press('3');
      expect(await faultsAtBothSizes()).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quiz Complete!|క్విజ్ పూర్తయింది!/);
    });

    await test.step('where there is more room', async () => {
      await page.setViewportSize(wide);
      expect(await faultsOfExercises(page, userId, longestTasks)).toEqual([]);
    });
  });
}
