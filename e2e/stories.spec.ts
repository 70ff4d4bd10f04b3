import { expectAccessible } from './accessible';
import { navigateInApp } from './navigateInApp';
import { plantLearner } from './plantLearner';
import { stored } from './stored';
import { answerQuestions, expectAskedInTelugu, firstRhyme, firstStory, openStory, SHELF } from './stories';
import { expect, test } from './test';

const testWithVoice = test.extend({ voice: 'real' });

test('a story is found on the bookshelf, read, answered and remembered', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await plantLearner(page, { profile: { startAt: 'reading' } });
  await page.clock.install();
  await page.goto(SHELF);
  await expect(page.getByRole('heading', { name: 'You can read these now' })).toBeVisible();
  expect(fetched.filter((path) => /\/assets\/(?:stories|rhymes)-(?!screens)/u.test(path))).toEqual([]);
  await page.getByLabel('Level').selectOption('Level 1');
  await expect(page).toHaveURL(`${SHELF}?level=1`);
  await expectAccessible(page);
  await firstStory(page).click();

  const story = await openStory(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title.te);
  await expect(page.getByRole('img', { name: story.pages[0]?.scene.description.en ?? '' })).toBeVisible();
  await page.getByRole('button', { name: 'I read' }).click();
  const sentence = story.pages[0]?.sentences[0];
  await expect(page.getByText(sentence?.en ?? '', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'In English: sentence 1' }).click();
  await expect(page.getByText(sentence?.en ?? '', { exact: true })).toBeVisible();

  await page.locator('p[lang=te] > span > button').first().click();
  const word = page.getByRole('dialog', { name: 'About this word' });
  await word.getByRole('button', { name: 'Add to my review' }).click();
  await expect(word.getByText('It is in your review.')).toBeVisible();
  await expectAccessible(page, 'dialog');
  await word.getByRole('button', { name: 'Close' }).click();

  await expectAccessible(page);

  // Reading counts only after a plausible time.
  await page.clock.fastForward(60_000);
  for (const [at] of story.pages.entries()) {
    await expect(page.getByRole('group', { name: `Page ${at + 1} of ${story.pages.length}` })).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByRole('heading', { name: 'You read the whole story!' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Answer \d questions/ }).click();
  await expect(page.locator('[data-option]').first()).toBeVisible();
  await expectAskedInTelugu(page, story);
  await expectAccessible(page);
  await answerQuestions(page, story);
  await expect(page.getByText(story.talk.te)).toBeVisible();
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);

  const activities = (await stored(page, 'activities')).map((one) => (one as { data: object }).data);
  expect(activities).toContainEqual(expect.objectContaining({ kind: 'story', storyId: story.id, isRead: true }));
  expect(activities).toContainEqual(
    expect.objectContaining({ kind: 'practice', purpose: 'story', tasksDone: story.questions.length }),
  );
  expect(await stored(page, 'learnerSummaries')).toMatchObject([{ data: { storiesRead: [story.id], storyWords: 1 } }]);
  expect(JSON.stringify(await stored(page, 'wordMemories'))).toContain('word:');

  await page.getByRole('link', { name: 'Go to the bookshelf' }).click();
  await expect(page).toHaveURL(`${SHELF}?level=1`);
  await expect(
    page.locator('main li').filter({ hasText: story.title.te }).getByText('Read', { exact: true }),
  ).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'Progress' }).click();
  const panel = page.getByRole('region', { name: 'Stories and rhymes' });
  await expect(panel.getByRole('definition').first()).toHaveText('1');
});

testWithVoice('the voice reads aloud, and waits for the child in echo mode', async ({ page }) => {
  await plantLearner(page, { profile: { startAt: 'reading' } });
  await page.goto(`${SHELF}?level=1`);
  await firstStory(page).click();
  const story = await openStory(page);
  await page.getByLabel('Speed').selectOption('Fast');
  await page.getByRole('button', { name: 'Read to me' }).click();
  await expect(page.locator('[data-spoken]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('[data-spoken]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Repeat after me' }).click();
  await page.getByRole('button', { name: 'Read to me' }).click();
  await page.getByRole('button', { name: /^Your turn!/ }).click();
  await expect(page.locator('[data-current]')).toContainText(
    story.pages.flatMap(({ sentences }) => sentences)[1]?.te.split(' ')[0] ?? '',
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Repeat after me' })).toHaveAttribute('aria-pressed', 'true');
});

test('the bookshelf works in Telugu on a small phone, and a missing book leads back', async ({ page }) => {
  await plantLearner(page);
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'te'));
  await page.setViewportSize({ width: 320, height: 568 });
  const expectNoSidewaysScroll = async () =>
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  await page.goto(SHELF);
  await expect(page.getByRole('heading', { name: 'ఇంకొంచెం నేర్చుకున్నాక' })).toBeVisible();
  await expectNoSidewaysScroll();
  await firstStory(page).click();
  await expect(page.getByRole('button', { name: 'నేనే చదువుతా' })).toBeVisible();
  await expectNoSidewaysScroll();
  await navigateInApp(page, `${SHELF}/no-such-book`);
  await expect(page.getByRole('heading', { name: 'ఈ పుస్తకం ఇక్కడ లేదు' })).toBeVisible();
  await page.getByRole('link', { name: 'పుస్తకాల అరకు' }).click();
  await firstRhyme(page).click();
  await expect(page.getByRole('button', { name: 'కలిసి పాడు' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll();
});
