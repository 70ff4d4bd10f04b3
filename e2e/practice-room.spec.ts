import type { Page } from '@playwright/test';
import { wordBank } from '../src/content/words';
import { hardestToFit, longestOfEachKind } from '../src/exercises/hardestToFit.testing';
import type { LessonExercise } from '../src/exercises/kinds';
import { easyTasks, wordTasks } from '../src/domain/quiz/quizTasks';
import { test } from './asLearner';
import { navigateInApp } from './navigateInApp';
import { faultsInRoom, faultsOfRun, type RoomCheck, type TaskToAnswer } from './roomFaults';
import { FIRST_TWO_MODULES, plantPartsDone } from './learningPath';
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
 * Most texts are Telugu in both languages, so the English interface is tested only with the longest ones. The low
 * viewports are a phone in landscape and a desktop at 400 % zoom.
 */
const ROOMS = [
  { language: 'te', choose: hardestToFit, wide: { width: 1280, height: 800 }, low: { width: 568, height: 320 } },
  { language: 'en', choose: longestOfEachKind, wide: { width: 768, height: 1024 }, low: { width: 320, height: 256 } },
] as const;
const PHONE = { width: 360, height: 640 };
/** The lesson whose room is opened; the planted exercises come from all lessons. */
const OPENED_LESSON = 'sentence-structure';

/** Unlocks every lesson and level, sets the language and turns sounds off. @returns the learner's id */
async function prepare(page: Page, language: Language): Promise<string> {
  await page.setViewportSize(PHONE);
  await plantPartsDone(page, FIRST_TWO_MODULES);
  await plantPassed(page);
  await page.evaluate((chosen) => {
    localStorage.setItem('i18nextLng', chosen);
    localStorage.setItem('readsAloud', 'off');
    localStorage.setItem('soundEffects', 'off');
  }, language);
  return learnerId(page);
}

const waitForTask = (page: Page, place: number) =>
  page
    .getByRole('progressbar')
    .and(page.locator(`[aria-valuenow="${place}"]`))
    .waitFor();

const taskToAnswer = (planned: Planned): TaskToAnswer => ({
  name: `${planned.exercise.kind} ${planned.exercise.subject.key}`,
  places: optionsFor(planned),
  isRight: planned.isRight,
});

/** The faults of a run with these exercises, answered right and wrong in turn, at the current size. */
async function faultsOfExercises(
  page: Page,
  userId: string,
  exercises: readonly LessonExercise[],
  open: typeof navigateInApp = navigateInApp,
  check: RoomCheck = 'whole',
): Promise<string[]> {
  const planned = exercises.map((exercise, place): Planned => ({ exercise, isRight: place % 2 === 0 }));
  await plantRun(page, runOf({ kind: 'lesson', lessonId: OPENED_LESSON }, userId, planned));
  await open(page, addressOfExercises(OPENED_LESSON));
  await waitForTask(page, 1);
  const faults = await faultsOfRun(page, planned.map(taskToAnswer), check);
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

/** Resumes the planted quiz at its first question. */
async function resumeQuiz(page: Page, level: string) {
  await navigateInApp(page, `/dashboard/AIQuizzes/${level}`);
  // The previous screen has a button with the same label, and stays until this one has loaded.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Pick up where you left off\?|ఆపిన చోటు నుంచి కొనసాగిస్తావా\?)$/,
  );
  await page.getByRole('button', { name: /^(Continue|కొనసాగించు)$/ }).click();
  await waitForTask(page, 1);
}

for (const { language, choose, wide, low } of ROOMS) {
  test(`every kind of exercise and quiz fits the viewport, in ${language}`, async ({ page }) => {
    test.slow();
    const userId = await prepare(page, language);
    const exercises = await exercisesOfAllLessons(language);
    const longestTasks = longestOfEachKind(exercises);

    await test.step('on a phone', async () => {
      const chosen = choose(exercises);
      expect(new Set(chosen.map(({ kind }) => kind)).size).toBe(9);
      const load = async (_: Page, address: string) => void (await page.goto(address));
      expect(await faultsOfExercises(page, userId, chosen, load)).toEqual([]);
    });

    /** Starts with the current size, so that the viewport changes as rarely as possible. */
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
      await resumeQuiz(page, 'easy');
      for (const [index] of easyQuestions.entries()) {
        await waitForTask(page, index + 1);
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

    await test.step('nothing overlaps in a viewport that is too low', async () => {
      const before = page.viewportSize() ?? PHONE;
      await page.setViewportSize(low);
      expect(await faultsOfExercises(page, userId, longestTasks, navigateInApp, 'low')).toEqual([]);
      await page.setViewportSize(before);
    });

    await test.step('a quiz about a word', async () => {
      const aim = { kind: 'medium', word: 'mango', telugu: 'మామిడి', interests: [] } as const;
      await plantRun(page, quizRunOf(aim, userId, wordQuestions));
      await resumeQuiz(page, 'medium');
      expect(await faultsAtBothSizes()).toEqual([]);
      await page.keyboard.press('3');
      expect(await faultsAtBothSizes()).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quiz Complete!|క్విజ్ పూర్తయింది!/);
    });

    await test.step('on a larger screen', async () => {
      await page.setViewportSize(wide);
      expect(await faultsOfExercises(page, userId, longestTasks)).toEqual([]);
    });
  });
}
