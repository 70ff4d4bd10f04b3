// The browser is ended in the middle of things: what the screen said is done is there, nothing is there twice.
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
import { documentsOf, storedDocuments, type Kept } from './storedDocuments';
import { copyOfProfile, forgetProfile, launchOwn, newProfile } from './killedBrowser';
import { type Journey, type Ledger, newLedger, plannedDeeds } from './killScenarios';

const SEEDS = Number(process.env['SOAK_SEEDS'] ?? 500);
const FIRST_SEED = Number(process.env['SOAK_SEED'] ?? 1);
const LEARNER = { id: 'sita-of-the-kills', name: 'Sita', email: '' };
const QUIET = ['readsAloud', 'soundEffects'];

/** A profile with a learner in it, made once. */
const test = base.extend<object, { planted: string }>({
  planted: [
    // Playwright wants the fixtures to be named, also where there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const profile = await newProfile();
      const { page, close } = await launchOwn(profile);
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
      await forgetProfile(profile);
    },
    { scope: 'worker' },
  ],
});

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Deeds, until the process is gone: a moment after the last one was done, or anywhere in it. */
async function liveUntilKilled(journey: Journey, kill: () => Promise<void>): Promise<void> {
  const { random } = journey;
  const deeds = plannedDeeds(random);
  const last = deeds.at(-1);
  const isAnywhere = random() < 0.4;
  for (const deed of deeds.slice(0, -1)) await deed(journey);
  const within = isAnywhere ? after(200 + random() * 6_000) : null;
  const done = last?.(journey).then(() => after(random() * 60));
  // What the deed says after its browser is gone is no news.
  done?.catch(() => undefined);
  await (within ? Promise.race([within, done]) : done);
  await kill();
}

const sorted = (summary: LearnerSummary) => ({ ...summary, partsDone: summary.partsDone.toSorted() });

function expectWhole(kept: Kept, ledger: Ledger) {
  const activities = documentsOf<Activity>(kept, 'activities');
  // What is brought in gets the learner's name before its own.
  const isBrought = ({ id }: { readonly id: string }) => recordNameOf(LEARNER.id, id).startsWith('imported-');
  const own = activities.filter((one) => !one.id.startsWith('planted-') && !isBrought(one));
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
    expect(present, `${kind} that were said to be done`).toBeGreaterThanOrEqual(ledger.told.get(kind) ?? 0);
    expect(present, `${kind} that were tried`).toBeLessThanOrEqual(ledger.tried.get(kind) ?? 0);
  }
  expect(documentsOf(kept, 'quizResults')).toHaveLength(own.filter(({ kind }) => kind === 'quiz').length);
  const brought = activities.filter(isBrought).length;
  if (ledger.imported?.isTold) expect(brought).toBe(ledger.imported.count);
  expect(brought).toBeLessThanOrEqual(ledger.imported?.count ?? 0);

  const [summary] = documentsOf<LearnerSummary>(kept, 'learnerSummaries');
  const { id: _, ...figures } = summary ?? { id: '', ...rebuildSummary([]) };
  expect(sorted(figures)).toEqual(sorted(rebuildSummary(activities)));
  const memory = rebuildMemory(activities);
  for (const [name, part] of [
    ['letterMemories', 'letters'],
    ['wordMemories', 'words'],
    ['poemMemories', 'poems'],
  ] as const) {
    const [found] = documentsOf<MemoryDocument>(kept, name);
    // Days that are asked for no more may still be there.
    expect(withoutPrunedDays({ items: found?.items ?? {}, pairs: found?.pairs ?? {} })).toEqual(memory[part]);
  }
  const [profile] = documentsOf<UserPreferences>(kept, 'userPreferences');
  const hobbies = ledger.isProfileTold ? ledger.hobbies.slice(-1) : ledger.hobbies.slice(-2);
  expect(hobbies).toContain(profile?.hobbies.join(', '));
}

function expectGone({ databases, local, session }: Kept) {
  expect(JSON.stringify([databases, local, session])).not.toContain(LEARNER.id);
}

for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
  test(`kill ${seed}`, async ({ planted, baseURL }) => {
    const address = baseURL ?? '';
    const random = seededRandom(seed);
    const profile = await copyOfProfile(planted);
    const ledger = newLedger();
    try {
      const first = await launchOwn(profile);
      await first.page.route('**/service-worker.js', (route) => route.abort());
      try {
        await liveUntilKilled({ page: first.page, base: address, ledger, random }, first.kill);
      } finally {
        await first.kill();
      }

      const { page, kill } = await launchOwn(profile);
      try {
        await page.route('**/service-worker.js', (route) => route.abort());
        await page.goto(`${address}/dashboard`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const waits = () =>
          page.evaluate(() => Object.keys(localStorage).filter((key) => /^(unsent|totalsToRenew):/.test(key)));
        await expect.poll(waits).toEqual([]);
        const kept = await storedDocuments(page);
        const isThere = (kept.databases['aksharam']?.['learners'] ?? []).length > 0;
        if (ledger.erased === 'told') expect(isThere).toBe(false);
        if (ledger.erased === 'no') expect(isThere).toBe(true);
        if (isThere) expectWhole(kept, ledger);
        else expectGone(kept);
      } finally {
        await kill();
      }
    } finally {
      await forgetProfile(profile);
    }
  });
}
