import { expectAccessible } from './accessible';
import { poems } from '../src/content/padyalu/poems';
import { test } from './asLearner';
import { navigateInApp } from './navigateInApp';
import { expectNoSidewaysScroll } from './learningPath';
import { cards, heading, LIST, poetSelect, SALT, searchField, studioSwitch } from './padyalu';
import { stored } from './stored';
import { expect } from './test';

test('poems are found by poet, word, subject and grade, and Back restores the search', async ({ page }) => {
  await page.goto(LIST);
  await expect(page).toHaveTitle('Telugu padyalu · Aksharam');
  await expect(poetSelect(page).locator('option').first()).toHaveText('Select a poet');
  await expect(page.getByRole('heading', { name: 'No poet selected' })).toBeVisible();
  await expectAccessible(page);

  await poetSelect(page).selectOption('vemana');
  await expect(page).toHaveURL(`${LIST}?poet=vemana`);
  await expect(page.getByRole('status').getByText(/^\d+ poems$/)).toBeVisible();
  await expectAccessible(page);
  await cards(page).first().click();
  await expect(heading(page)).toHaveText('ఉప్పు కప్పురంబు');
  await page.getByRole('link', { name: 'Back to poems' }).click();
  await expect(page).toHaveURL(`${LIST}?poet=vemana`);
  await expect(poetSelect(page)).toHaveValue('vemana');
  await page.goBack();
  await expect(heading(page)).toHaveText('ఉప్పు కప్పురంబు');
  await page.goBack();
  await expect(poetSelect(page)).toHaveValue('vemana');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'No poet selected' })).toBeVisible();
  await page.getByRole('button', { name: /^Baddena/ }).click();
  await expect(poetSelect(page)).toHaveValue('baddena');
  await expect(poetSelect(page)).toBeFocused();

  const names = (await stored(page, 'events')).map((event) => (event as { name: string }).name);
  expect(names.filter((name) => name === 'select_poet')).toHaveLength(2);
  // Going back showed the poem again.
  expect(names.filter((name) => name === 'view_poem')).toHaveLength(2);

  await test.step('poems are found by a word in either script, by subject and by grade', async () => {
    await navigateInApp(page, LIST);
    await expect(page.getByRole('heading', { name: 'No poet selected' })).toBeVisible();
    for (const word of ['ఉప్పు', 'uppu', 'salt']) {
      await searchField(page).fill(word);
      await expect(cards(page).first()).toHaveAccessibleName('Read more: ఉప్పు కప్పురంబు');
    }
    await expect(page).toHaveURL(`${LIST}?q=salt`);
    await expect(searchField(page)).toBeFocused();
    await navigateInApp(page, LIST);
    await expect(searchField(page)).toHaveValue('');
    await page.goBack();
    await expect(searchField(page)).toHaveValue('salt');
    await expect(page.getByText('Salt and camphor · Vemana')).toBeVisible();

    await page.getByLabel('Subject').selectOption('Humility');
    await page.getByLabel('Grade', { exact: true }).selectOption('Grade 10');
    await expect(page.getByRole('heading', { name: 'No poems found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(page).toHaveURL(LIST);
    await expect(searchField(page)).toHaveValue('');

    await navigateInApp(page, `${LIST}?poet=nobody`);
    await expect(page.getByText('There are no poems by this poet here yet.')).toBeVisible();
  });

  await test.step('an unknown poem is reported and leads back', async () => {
    await navigateInApp(page, `${LIST}/poem/no-such-poem`);
    await expect(heading(page)).toHaveText('Poem not found');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go back to poems' }).click();
    await expect(page).toHaveURL(LIST);
  });
});

test('a poem shows its poet, lines and meaning, and its English and studio on request', async ({ page }) => {
  await page.goto(SALT);
  await expect(page).toHaveTitle('ఉప్పు కప్పురంబు · Telugu padyalu · Aksharam');
  await expect(page.getByText('Vemana · Perhaps 17th century')).toBeVisible();
  await expect(page.getByText('From: Verses of Vemana, oral tradition', { exact: true })).toBeVisible();
  await expect(page.getByText('చూడ చూడ రుచుల జాడ వేరు', { exact: true })).toBeVisible();
  await expect(page.getByText(/ఉప్పు, కర్పూరం చూడడానికి/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Subjects' }).getByRole('listitem')).toHaveText([
    'Ataveladi',
    'Grade 2',
    'Humility',
    'Honesty',
  ]);
  await expect(page.getByText('camphor', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Makutam/ }).getByText(/Listen, Vema!/)).toBeVisible();

  const english = page.getByText(/Salt and camphor look alike/);
  await expect(english).toBeHidden();
  await page.getByRole('button', { name: 'Show English translation' }).click();
  await expect(english).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide English translation' }).click();
  await expect(english).toBeHidden();

  await test.step('it is read aloud with highlighted words, as a whole or line by line, and slowly on request', async () => {
    await page.getByRole('button', { name: 'Listen to the poem' }).click();
    await expect(page.locator('[data-spoken]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Slower' }).click();
    await expect(page.getByRole('button', { name: 'Slower' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Listen: విశ్వదాభిరామ వినుర వేమ!' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'వినుర వేమ!' }).locator('[data-spoken]')).toHaveCount(1);
  });

  await page.getByRole('link', { name: /^Next poem/ }).click();
  await expect(heading(page)).toHaveText('అనగననగ రాగం');
  await page.getByRole('link', { name: /^Previous poem/ }).click();
  await expect(heading(page)).toHaveText('ఉప్పు కప్పురంబు');
  await page.getByRole('link', { name: 'Back to poems' }).click();
  await expect(page).toHaveURL(LIST);

  await test.step('the studio shows weights, ganas, yati and prasa, and can be hidden again', async () => {
    await navigateInApp(page, `${LIST}/poem/tana-kopame`);
    await studioSwitch(page).click();
    await expect(page.getByText('This poem is in Kandam.')).toBeVisible();
    await expect(page.getByText('Clap twice while you say it.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Line 4' })).toBeVisible();
    await expect(page.getByText(/Prasa: న, /)).toBeVisible();
    await expect(page.getByText(/^Yati: /)).toHaveCount(2);
    await expect(page.getByText('నల', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Listen to the poem' }).click();
    await expect(page.locator('[data-spoken]').first()).toBeVisible();
    await studioSwitch(page).click();
    await expect(page.getByText('This poem is in Kandam.')).toBeHidden();
    await expect(page.getByText('తన కోపమె తన శత్రువు', { exact: true }).last()).toBeVisible();
  });

  await test.step('an excerpt of a song says so, and names its source', async () => {
    await navigateInApp(page, `${LIST}/poem/adivo-alladivo`);
    await expect(page.getByText('From: Songs of Annamayya · Some lines of the song')).toBeVisible();
  });

  await test.step('nothing scrolls sideways in Telugu on a phone', async () => {
    await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await navigateInApp(page, `${LIST}?poet=potana`);
    await expect(heading(page)).toHaveText('తెలుగు పద్యాలు');
    const byPotana = poems.filter(({ poetId }) => poetId === 'potana');
    await expect(page.getByText(`${byPotana.length} పద్యాలు`)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await navigateInApp(page, `${LIST}/poem/sri-kaivalya-padambu`);
    await expect(page.getByRole('switch', { name: 'పద్యం స్టూడియో' })).toBeVisible();
    await expect(page.getByText('బమ్మెర పోతన')).toBeVisible();
    await expect(page.getByText('మూలం: ఆంధ్ర మహాభాగవతం, 1వ స్కంధం')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('switch', { name: 'పద్యం స్టూడియో' }).click();
    await expect(page.getByText('ఈ పద్యం ఛందస్సు: శార్దూలం.')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test('a poem counts as read once, after twenty seconds; a poem known by heart also counts once', async ({ page }) => {
  await page.clock.install();
  await page.goto(SALT);
  await expect(heading(page)).toHaveText('ఉప్పు కప్పురంబు');
  await page.clock.runFor(15_000);
  await page.getByRole('link', { name: /^Next poem/ }).click();
  await expect(heading(page)).toHaveText('అనగననగ రాగం');
  await page.clock.runFor(15_000);
  expect(await stored(page, 'activities')).toEqual([]);
  await page.clock.runFor(60_000);
  await expect.poll(() => stored(page, 'activities')).toHaveLength(1);
  expect(await stored(page, 'activities')).toMatchObject([
    { data: { kind: 'poem', poemId: 'anaga-nanaga-ragam', secondsSpent: 20 } },
  ]);
  expect(await stored(page, 'learnerSummaries')).toMatchObject([{ data: { activities: 1, secondsSpent: 20 } }]);

  await page.getByRole('link', { name: /^Previous poem/ }).click();
  await page.getByRole('button', { name: 'I know it by heart' }).click();
  await expect(page.getByText('You know this poem by heart. Well done!')).toBeVisible();
  await expectAccessible(page);
  await page.goto(SALT);
  await expect(page.getByText('You know this poem by heart. Well done!')).toBeVisible();
  const learned = (await stored(page, 'activities')).filter((entry) => JSON.stringify(entry).includes('poem-learned'));
  expect(learned).toHaveLength(1);
});
