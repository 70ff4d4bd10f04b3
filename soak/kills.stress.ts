// Kills the browser at random moments: everything the screen confirmed is stored, and nothing is stored twice.
import { expect, test as base } from '@playwright/test';
import { plantLearner } from '../e2e/plantLearner';
import { tenDays } from '../e2e/plantedDays';
import type { Activity, ActivityKind } from '../src/domain/activity/activity';
import { recordNameOf } from '../src/domain/activity/recordId';
import type { UserPreferences } from '../src/domain/learner/preferences';
import type { LearnerSummary } from '../src/domain/learner/summary';
import { seededRandom } from '../src/domain/lesson/seededRandom';
import { rebuildMemory } from '../src/domain/memory/withMemoryChange';
import type { MemoryDocument } from '../src/domain/memory/memoryDocument';
import { withoutPrunedDays } from '../src/domain/memory/rememberedDays';
import { ACHIEVEMENTS } from '../src/domain/progress/achievements';
import { BEADS } from '../src/domain/progress/beads';
import { rebuildSummary } from '../src/domain/progress/rebuildSummary';
import { documentsOf, storedDocuments, type BrowserData } from './storedDocuments';
import { copyProfile, deleteProfile, launchBrowser, newProfile } from './killedBrowser';
import { type Scenario, type Ledger, newLedger, planActions } from './killScenarios';

const SEEDS = Number(process.env['SOAK_SEEDS'] ?? 500);
const FIRST_SEED = Number(process.env['SOAK_SEED'] ?? 1);
const LEARNER = { id: 'sita-of-the-kills', name: 'Sita', email: '' };
const QUIET = ['readsAloud', 'soundEffects'];

/** A browser profile with a learner in it, created once. */
const test = base.extend<object, { planted: string }>({
  planted: [
    // Playwright requires a destructured first argument, even without fixtures.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const profile = await newProfile();
      const { page, close } = await launchBrowser(profile);
      const address = project.use.baseURL ?? '';
      await page.route('**/service-worker.js', (route) => route.abort());
      await plantLearner(page, {
        base: address,
        learner: LEARNER,
        activities: tenDays(LEARNER.id),
        profile: { hobbies: ['Kites'], startAt: 'letters' },
      });
      const celebratedBadges = {
        level: 99,
        achievements: ACHIEVEMENTS.map(({ id }) => id),
        beads: BEADS.map(({ id }) => id),
      };
      await page.evaluate(
        ([id, reached, quiet]) => {
          localStorage.setItem(`celebratedBadges:${id}`, reached);
          for (const key of quiet) localStorage.setItem(key, 'off');
        },
        [LEARNER.id, JSON.stringify(celebratedBadges), QUIET] as const,
      );
      await close();
      await use(profile);
      await deleteProfile(profile);
    },
    { scope: 'worker' },
  ],
});

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Runs actions, then kills the browser shortly after the last one or in the middle of it. */
async function actUntilKilled(scenario: Scenario, kill: () => Promise<void>): Promise<void> {
  const { random } = scenario;
  const actions = planActions(random);
  const last = actions.at(-1);
  const isInterrupted = random() < 0.4;
  for (const act of actions.slice(0, -1)) await act(scenario);
  const interruption = isInterrupted ? after(200 + random() * 6_000) : null;
  const done = last?.(scenario).then(() => after(random() * 60));
  // An action fails when its browser is killed.
  done?.catch(() => undefined);
  await (interruption ? Promise.race([interruption, done]) : done);
  await kill();
}

const sorted = (summary: LearnerSummary) => ({ ...summary, partsDone: summary.partsDone.toSorted() });

function expectWhole(data: BrowserData, ledger: Ledger) {
  const activities = documentsOf<Activity>(data, 'activities');
  // An imported record's id starts with the learner's id.
  const isImported = ({ id }: { readonly id: string }) => recordNameOf(LEARNER.id, id).startsWith('imported-');
  const own = activities.filter((one) => !one.id.startsWith('planted-') && !isImported(one));
  const kinds: readonly ActivityKind[] = [
    'quiz',
    'lesson-quiz',
    'practice',
    'poem',
    'poem-learned',
    'search',
    'exercise',
  ];
  for (const kind of kinds) {
    const present = own.filter((one) => one.kind === kind).length;
    expect(present, `${kind} that were confirmed`).toBeGreaterThanOrEqual(ledger.confirmed.get(kind) ?? 0);
    expect(present, `${kind} that were attempted`).toBeLessThanOrEqual(ledger.attempted.get(kind) ?? 0);
  }
  expect(documentsOf(data, 'quizResults')).toHaveLength(own.filter(({ kind }) => kind === 'quiz').length);
  const imported = activities.filter(isImported).length;
  if (ledger.imported?.isConfirmed) expect(imported).toBe(ledger.imported.count);
  expect(imported).toBeLessThanOrEqual(ledger.imported?.count ?? 0);

  const [summary] = documentsOf<LearnerSummary>(data, 'learnerSummaries');
  const { id: _, ...figures } = summary ?? { id: '', ...rebuildSummary([]) };
  expect(sorted(figures)).toEqual(sorted(rebuildSummary(activities)));
  const memory = rebuildMemory(activities);
  for (const [name, part] of [
    ['letterMemories', 'letters'],
    ['wordMemories', 'words'],
    ['poemMemories', 'poems'],
  ] as const) {
    const [found] = documentsOf<MemoryDocument>(data, name);
    // The app may not yet have pruned days that it no longer needs.
    expect(withoutPrunedDays({ items: found?.items ?? {}, pairs: found?.pairs ?? {} })).toEqual(memory[part]);
  }
  const [profile] = documentsOf<UserPreferences>(data, 'userPreferences');
  const hobbies = ledger.isProfileConfirmed ? ledger.hobbies.slice(-1) : ledger.hobbies.slice(-2);
  expect(hobbies).toContain(profile?.hobbies.join(', '));
}

function expectGone({ databases, local, session }: BrowserData) {
  expect(JSON.stringify([databases, local, session])).not.toContain(LEARNER.id);
}

for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
  test(`killing the browser loses nothing that was confirmed (seed ${seed})`, async ({ planted, baseURL }) => {
    const address = baseURL ?? '';
    const random = seededRandom(seed);
    const profile = await copyProfile(planted);
    const ledger = newLedger();
    try {
      const first = await launchBrowser(profile);
      await first.page.route('**/service-worker.js', (route) => route.abort());
      try {
        await actUntilKilled({ page: first.page, base: address, ledger, random }, first.kill);
      } finally {
        await first.kill();
      }

      const { page, kill } = await launchBrowser(profile);
      try {
        await page.route('**/service-worker.js', (route) => route.abort());
        await page.goto(`${address}/dashboard`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const pendingKeys = () =>
          page.evaluate(() => Object.keys(localStorage).filter((key) => /^(unsent|totalsToRenew):/.test(key)));
        await expect.poll(pendingKeys).toEqual([]);
        const data = await storedDocuments(page);
        const hasLearner = (data.databases['aksharam']?.['learners'] ?? []).length > 0;
        if (ledger.erased === 'confirmed') expect(hasLearner).toBe(false);
        if (ledger.erased === 'no') expect(hasLearner).toBe(true);
        if (hasLearner) expectWhole(data, ledger);
        else expectGone(data);
      } finally {
        await kill();
      }
    } finally {
      await deleteProfile(profile);
    }
  });
}
