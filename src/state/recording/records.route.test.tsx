import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { activityOf } from '../../domain/activity/activities.testing';
import type { Activity } from '../../domain/activity/activity';
import { calendarDay } from '../../domain/activity/calendarDay';
import { EMPTY_SUMMARY } from '../../domain/learner/summary';
import { EMPTY_MEMORY, MEMORY_PARTS } from '../../domain/memory/memoryDocument';
import { rebuildMemory } from '../../domain/memory/withMemoryChange';
import { rebuildSummary } from '../../domain/progress/rebuildSummary';
import { answerQuestion, generateQuiz, startEasyQuiz } from '../../testing/playQuiz.testing';
import { playRun, playTask } from '../../testing/playRun.testing';
import type { PlantedLearner } from '../../testing/plantLearner.testing';
import { renderRoute, type Route } from '../../testing/renderRoute.testing';
import { expectShown, press, screen } from '../../testing/screen.testing';
import { memoryCollection } from './activityWrites';

const MONTH_AGO = (() => {
  const startedAt = Date.now() - 30 * 86_400_000;
  return { startedAt, day: calendarDay(new Date(startedAt)) };
})();
const LETTERS = ['letter:అ', 'letter:ఆ', 'letter:ఇ'];
/** A learner whose letters are due again. */
const DUE: PlantedLearner = { activities: [activityOf('practice', { ...MONTH_AGO, right: LETTERS })] };
const THREE_EASY = Array.from({ length: 3 }, () => ({ difficulty: 'easy', percentage: 80 }) as const);
const READER: PlantedLearner = { profile: { startAt: 'reading' } };

afterEach(() => {
  vi.useRealTimers();
});

/** The totals and the memory must be those that the activities alone give. */
async function expectTotalsOfActivities({ learner, documents, stored }: Route) {
  const activities = await stored('activities');
  const summary = await documents.get('learnerSummaries', learner.id);
  const { id: _, ...totals } = summary.ok && summary.value ? summary.value : { id: '', ...EMPTY_SUMMARY };
  expect(totals).toEqual(rebuildSummary(activities));
  const memory = rebuildMemory(activities);
  for (const part of MEMORY_PARTS) {
    const found = await documents.get(memoryCollection(part), learner.id);
    const { items, pairs } = found.ok && found.value ? found.value : EMPTY_MEMORY;
    expect({ items, pairs }).toEqual(memory[part]);
  }
}

/** Leaves the page, after which exactly one activity is recorded. */
async function expectOneRecord(route: Route, expected: Partial<Activity>, before = 0) {
  route.navigate('/dashboard/settings');
  await expectShown(screen.heading('Profile Settings'));
  await expect.poll(() => route.stored('activities')).toHaveLength(before + 1);
  const activities = (await route.stored('activities')).toSorted((one, other) => one.startedAt - other.startedAt);
  expect(activities.at(-1)).toMatchObject({ userId: route.learner.id, ...expected });
  await expectTotalsOfActivities(route);
  expect(Object.keys(localStorage).filter((key) => /^(run|unsent):/u.test(key))).toEqual([]);
}

const LESSON = '/dashboard/learning/alphabet/vowels';
const practice = (purpose: Extract<Activity, { kind: 'practice' }>['purpose']) =>
  ({ kind: 'practice', purpose }) as const;

test.each([
  ['the exercises of a lesson', `${LESSON}/exercises`, {}, practice('lesson')],
  ['one exercise, by its number', `${LESSON}/exercises/1`, {}, { partsDone: ['vowels/exercise/1'] }],
  ['the practice of a lesson page', `${LESSON}/pages/1/practice`, {}, practice('lesson')],
  ['a lesson quiz', `${LESSON}/quizzes/1`, {}, { kind: 'lesson-quiz', lessonId: 'vowels', part: 1 }],
  ['the review of a module', '/dashboard/learning/alphabet/review', {}, practice('chosen')],
  ['a review', '/dashboard/review', DUE, practice('review')],
  ['the daily practice', '/dashboard/today', { profile: { dailyMinutes: 5 } }, practice('today')],
  ['chosen letters', '/dashboard/practise?letters=క,గ,చ', {}, practice('chosen')],
  ['chosen words', '/dashboard/practise?words=birds', {}, practice('chosen')],
  ['spelling', '/dashboard/spelling?way=hear-and-type', READER, practice('spelling')],
  ['writing on the slate', '/dashboard/write/practise?letters=వ', {}, practice('writing')],
  ['lines of a poem by heart', '/dashboard/telugu-padyalu/poem/uppu-kappurambu/by-heart', {}, practice('poem')],
  ['questions about a story', '/dashboard/stories/adi-meka/questions', {}, practice('story')],
  ['a placement', '/dashboard/placement', { profile: { startAt: 'some' } }, practice('placement')],
] satisfies readonly [string, string, PlantedLearner, Partial<Activity>][])(
  '%s: the run is recorded once, and the totals fit it',
  async (_, address, planted, expected) => {
    const route = await renderRoute(address, planted);
    await playRun(route.learner.id);
    await expectShown(screen.text('Your result is saved.'));
    await expectOneRecord(route, expected, 'activities' in planted ? planted.activities.length : 0);
  },
);

test('a run that is left counts once, with the answers given so far', async () => {
  const route = await renderRoute(`${LESSON}/exercises`);
  await playTask(route.learner.id);
  await playTask(route.learner.id, false);
  await expectOneRecord(route, { ...practice('lesson'), tasksDone: 1 });
  const [{ right, wrong } = { right: [], wrong: [] }] = await route.stored('activities');
  expect([right.length > 0, wrong.length > 0]).toEqual([true, true]);
});

test('a drill of two letters is recorded once, and the totals fit it', async () => {
  const route = await renderRoute('/dashboard/practise?letters=ద,ధ');
  await press(screen.button('Start'));
  await playRun(route.learner.id);
  await expectOneRecord(route, practice('drill'));
});

test('a game about meter is recorded once, and the totals fit it', async () => {
  const route = await renderRoute('/dashboard/telugu-padyalu/games');
  await press(screen.button(/^Laghu or guru/u));
  await playRun(route.learner.id);
  await expectOneRecord(route, practice('poem'));
});

test('an easy quiz is recorded once, with its result', async () => {
  const route = await renderRoute('/dashboard/AIQuizzes/easy');
  await startEasyQuiz();
  for (const next of ['Next Question', 'Next Question', 'Next Question', 'Next Question', 'Finish Quiz']) {
    await answerQuestion(route.learner.id);
    await press(screen.button(next));
  }
  await expectOneRecord(route, { kind: 'quiz', difficulty: 'easy', wrong: [] });
  expect(await route.stored('quizResults')).toMatchObject([{ difficulty: 'easy', score: 5, percentage: 100 }]);
});

test('a medium quiz is recorded once, with its result', async () => {
  const route = await renderRoute('/dashboard/AIQuizzes/medium', { quizResults: THREE_EASY });
  await generateQuiz('mango');
  for (const next of ['Next', 'Next', 'Submit']) {
    await answerQuestion(route.learner.id);
    await press(screen.button(next));
  }
  await expectOneRecord(route, { kind: 'quiz', difficulty: 'medium' });
  const results = (await route.stored('quizResults')).filter(({ difficulty }) => difficulty === 'medium');
  expect(results).toMatchObject([{ word: 'mango', score: 100, totalQuestions: 3 }]);
});

test('a story is recorded once, as read', async () => {
  const begun = Date.now();
  vi.setSystemTime(begun);
  const route = await renderRoute('/dashboard/stories/adi-meka');
  await expectShown(screen.button('Next page'));
  vi.setSystemTime(begun + 60_000);
  while (screen.button('Next page').query()) await press(screen.button('Next page'));
  await press(screen.button('Finish'));
  await expectOneRecord(route, { kind: 'story', storyId: 'adi-meka', isRead: true, secondsSpent: 60 });
});

test('a poem is recorded once as read, and once as known by heart', async () => {
  const begun = Date.now();
  vi.setSystemTime(begun);
  const route = await renderRoute('/dashboard/telugu-padyalu/poem/uppu-kappurambu');
  await expectShown(screen.button('I know it by heart'));
  vi.setSystemTime(begun + 20_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => route.stored('activities')).toMatchObject([{ kind: 'poem', secondsSpent: 20 }]);
  await press(screen.button('I know it by heart'));
  await expectShown(screen.text('You know this poem by heart. Well done!'));
  await expectOneRecord(route, { kind: 'poem-learned', poemId: 'uppu-kappurambu' }, 1);
});

test('a question to the tutor is recorded once, when the learner leaves', async () => {
  const route = await renderRoute('/dashboard/ai-learning');
  await page.getByRole('combobox').fill('river');
  await press(screen.button('Explain'));
  await expectShown(screen.heading('About “river”'));
  await expectOneRecord(route, { kind: 'search' });
  expect(await route.stored('learningSessions')).toMatchObject([{ searchQuery: 'river' }]);
});
