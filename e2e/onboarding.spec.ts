import { expectAccessible } from './accessible';
import { answerUpToComplete, continueButton, failWrites, signInOnDevice, startAsLearner } from './learner';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await signInOnDevice(page);
  await expect(page).toHaveURL('/onboarding');
});

test('each of the seven questions waits for its answer, and the bar shows the way', async ({ page }) => {
  const bar = page.getByRole('progressbar');
  await expect(page.getByText('Question 1 of 7')).toBeVisible();
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeCloseTo(1 / 7, 1);
  await expect(continueButton(page)).toBeDisabled();
  await page.getByLabel('Your age').fill('0');
  await expect(continueButton(page)).toBeDisabled();
  await page.getByLabel('Your age').fill('8');
  await continueButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which grade are you in?');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Your grade').locator('option')).toHaveCount(13);
  await expect(continueButton(page)).toBeDisabled();
  await page.getByLabel('Your grade').selectOption('Grade 12');
  await continueButton(page).click();
  await expect(page.getByText('Question 3 of 7')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Your grade')).toHaveValue('12');
});

test('suggestions follow what is typed, entries come and go, the first one stays', async ({ page }) => {
  await page.getByLabel('Your age').fill('8');
  await continueButton(page).click();
  await page.getByLabel('Your grade').selectOption('Grade 3');
  await continueButton(page).click();
  const first = page.getByRole('combobox', { name: 'Something I am curious about', exact: true });
  await expect(page.getByRole('option')).toHaveCount(0);
  await first.fill('ANIM');
  await page.getByRole('option', { name: 'Animals', exact: true }).click();
  await expect(first).toHaveValue('Animals');
  await expect(page.getByRole('button', { name: /Remove/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add another' }).click();
  await page.getByRole('combobox').nth(1).fill('kites of my own');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove kites of my own' }).click();
  await expect(page.getByRole('combobox')).toHaveCount(1);
  await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
  await first.or(page.getByRole('combobox')).first().fill('జంతు');
  await expect(page.getByRole('option', { name: 'జంతువులు' })).toBeVisible();
});

test('the keyboard alone is enough', async ({ page }) => {
  const type = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await type('9');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which grade are you in?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Grade 4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const question of ['curious about', 'like to do', 'makes you happy', 'not like']) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(question);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await type('zzz');
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('love to eat');
  await page.keyboard.press('Tab');
  await page.keyboard.type('dosa');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toHaveValue(/dosa/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('a reload in the middle loses no answer', async ({ page }) => {
  await answerUpToComplete(page, 'Trains');
  await page.reload();
  await expect(page.getByText('Question 7 of 7')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('Trains');
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('an entry of 9,000 characters and script-like text are kept as they are, and run nowhere', async ({ page }) => {
  const long = 'అ'.repeat(9000);
  const script = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await answerUpToComplete(page, script);
  await page.getByRole('combobox').fill(long);
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.goto('/dashboard/settings');
  await expect(page.getByLabel('Favourite foods')).toHaveValue(long);
  await expect(page.getByLabel('Hobbies')).toHaveValue(script);
  expect(await page.title()).toBe('Profile settings · Aksharam');
});

test('a profile is complete even when the tab is gone right after Complete', async ({ page, context }) => {
  await answerUpToComplete(page);
  await page.getByRole('button', { name: 'Complete' }).click({ noWaitAfter: true });
  await page.waitForURL('/dashboard', { waitUntil: 'commit' });
  await page.close();
  const later = await context.newPage();
  await later.goto('/dashboard');
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Sita');
});

test('two tabs: the second knows of the profile that the first completed', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/onboarding');
  await expect(other.getByText('Question 1 of 7')).toBeVisible();
  await answerUpToComplete(page);
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL('/dashboard');
  await other.reload();
  await expect(other).toHaveURL('/dashboard');
});

test.describe('when saving fails', () => {
  test.use({ expectedConsoleErrors: /could not be saved/ });

  test('it is logged, the answers stay on the screen and can be sent again', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await answerUpToComplete(page, 'Drums');
    await failWrites(page, true);
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByText(/Your answers could not be saved yet/)).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('Drums');
    expect(logged.join('\n')).toContain('storage-full');
    await failWrites(page, false);
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('who has answered the questions is not asked again', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await startAsLearner(page);
  await page.goto('/onboarding');
  await expect(page).toHaveURL('/dashboard');
  await context.close();
});
