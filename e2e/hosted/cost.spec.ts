// What a learner's session costs the owner of the project, counted on the wire.
import { materialFor, playExercise } from '../exercises';
import { cards, poetSelect } from '../padyalu';
import { playEasy } from '../quizzes';
import { answerForGoogle } from './googlePopup';
import { anotherDevice, practised, startAsKnown } from './knownLearner';
import { countsOf, watchWire } from './wireCounts';
import { expect, test } from './test';

const MOST_READS = 30;
const MOST_WRITES = 25;

test('a session on all screens reads and writes no more than a few documents', async ({
  page: elsewhere,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  await answerForGoogle(context);
  await startAsKnown(elsewhere, practised(60));
  // A device that knows nothing yet: on any other one it costs less.
  const page = await (await anotherDevice(browser, context)).newPage();
  await elsewhere.close();
  await watchWire(page);
  await page.goto('/dashboard');
  const open = (name: string) => page.getByRole('complementary').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: 'Your learning path' })).toBeVisible();

  await page.getByRole('link', { name: /^Start today’s practice/ }).click();
  const material = await materialFor('vowels');
  for (let at = 0; at < 3; at += 1) await playExercise(page, material);
  await page.getByRole('link', { name: 'Home' }).click();

  await open('AI quizzes');
  await page.getByRole('link', { name: 'Start Quiz' }).first().click();
  await playEasy(page);
  await page.getByRole('link', { name: 'Back to Quizzes' }).click();

  await open('Telugu padyalu');
  await poetSelect(page).selectOption('vemana');
  await cards(page).first().click();
  await page.getByRole('button', { name: 'I know it by heart' }).click();
  await expect(page.getByText('You know this poem by heart. Well done!')).toBeVisible();

  await open('Progress');
  await expect(page.getByRole('heading', { name: 'Akshara map' })).toBeVisible({ timeout: 30_000 });
  await open('Leaderboards');
  await expect(page.getByRole('row').filter({ hasText: 'You' })).toBeVisible();
  await open('Settings');
  await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('Kites');
  await open('Dashboard');

  const unsent = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent')));
  await expect.poll(unsent).toEqual([]);
  const { reads, writes, what } = await countsOf(page);
  const count = (name: string) => what.filter((one) => one === name).length;
  test.info().annotations.push({ type: 'cost', description: `${reads} reads, ${writes} writes: ${what.join(', ')}` });
  // The listener tells of each change, and nothing is read by two screens.
  expect(count('read learnerSummaries'), what.join('\n')).toBeLessThanOrEqual(1 + count('write learnerSummaries'));
  for (const once of ['userPreferences', 'letterMemories', 'wordMemories', 'sentenceMemories', 'poemMemories'])
    expect(count(`read ${once}`) + count(`read nothing of ${once}`), what.join('\n')).toBe(1);
  expect(reads, what.join('\n')).toBeLessThanOrEqual(MOST_READS);
  expect(writes, what.join('\n')).toBeLessThanOrEqual(MOST_WRITES);
  expect(reads).toBeGreaterThan(5);
  expect(writes).toBeGreaterThan(5);
});
