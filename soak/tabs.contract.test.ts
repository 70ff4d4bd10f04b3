// Several tabs (some asleep) and several learners on one device: work started as one is never saved as another.
import fc from 'fast-check';
import { deleteDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { rebuildSummary } from '../src/domain/progress/rebuildSummary';
import { newId } from '../src/browser/newId';
import { activityOf } from '../src/domain/activity/activities.testing';
import { recordIdOf } from '../src/domain/activity/recordId';
import { makeCopy } from '../src/features/settings/exportLearnerData';
import { valueOf } from '../src/ports/documentsExamples.testing';
import { eraseLearner, forgetStrangers } from '../src/state/session/eraseLearner';
import { recordActivity, sendOutbox } from '../src/state/recording/recordActivity';
import { Tab } from './tab';

/** `npm run soak` asks for more. */
const RUNS = Number(import.meta.env['VITE_SOAK_RUNS'] ?? 12);
const SEED = import.meta.env['VITE_SOAK_SEED'];
const TABS = 3;

type Model = {
  readonly learners: Map<string, { readonly recorded: Set<string>; age: number | null; events: number }>;
  readonly erased: Set<string>;
};
type Real = { readonly tabs: readonly Tab[] };

const learnersOf = ({ identity }: Tab) => {
  if (!identity.deviceLearners) throw new Error('This identity stores no learners on the device');
  return identity.deviceLearners;
};

/** Waits until every awake tab knows of the change. */
const settled = async ({ tabs }: Real) => {
  const awake = tabs.filter(({ isAsleep }) => !isAsleep);
  await expect
    .poll(
      () =>
        new Set(awake.map(({ learnerId, shown }) => learnerId ?? (shown.kind === 'unknown' ? 'unknown' : null))).size,
    )
    .toBeLessThanOrEqual(1);
};

async function expectEvents([tab]: readonly Tab[], learnerId: string, count: number) {
  await expect.poll(async () => (await tab?.analytics.storedEvents?.list(learnerId))?.length).toBe(count);
}

type Command = fc.AsyncCommand<Model, Real>;

class Step implements Command {
  constructor(
    private readonly name: string,
    private readonly at: number,
    private readonly act: (tab: Tab, model: Model, real: Real) => Promise<void>,
  ) {}
  check = () => true;
  async run(model: Model, real: Real) {
    const tab = real.tabs[this.at % TABS];
    if (tab) await this.act(tab, model, real);
    await settled(real);
  }
  toString = () => `${this.name}(${this.at % TABS})`;
}

const learnerIdAt = (model: Model, which: number) =>
  [...model.learners.keys()][which % Math.max(1, model.learners.size)];

async function finish(tab: Tab, model: Model) {
  if (!tab.startedBy) return;
  const [id, userId] = [newId(), tab.startedBy];
  await recordActivity(tab.documents, { id, activity: activityOf('search', { userId }), also: null });
  // Saved or still in the outbox, the activity belongs to this learner, unless the learner was erased.
  model.learners.get(userId)?.recorded.add(recordIdOf(userId, id));
  tab.startedBy = null;
}

const tabs = fc.nat(TABS - 1);
const commands = [
  fc.tuple(tabs, fc.constantFrom('Sita', 'Ravi', 'Gita')).map(
    ([at, name]) =>
      new Step(`add ${name}`, at, async (tab, model) => {
        if (tab.isAsleep) return;
        const { id } = valueOf(await learnersOf(tab).add({ name }));
        model.learners.set(id, { recorded: new Set(), age: null, events: 0 });
        valueOf(await learnersOf(tab).pick(id));
      }),
  ),
  fc.tuple(tabs, fc.nat(5)).map(
    ([at, which]) =>
      new Step(`pick ${which}`, at, async (tab, model) => {
        const id = learnerIdAt(model, which);
        if (!tab.isAsleep && id) valueOf(await learnersOf(tab).pick(id));
      }),
  ),
  tabs.map((at) => new Step('sign out', at, async (tab) => void (tab.isAsleep || (await tab.identity.signOut())))),
  tabs.map((at) => new Step('sleep', at, async (tab) => void (tab.isAsleep = true))),
  tabs.map((at) => new Step('wake', at, async (tab) => tab.wake())),
  tabs.map((at) => new Step('fill up', at, async (tab) => void (tab.isFull = true))),
  tabs.map((at) => new Step('make room', at, async (tab) => void (tab.isFull = false))),
  tabs.map((at) => new Step('begin', at, async (tab) => void (tab.startedBy = tab.learnerId))),
  tabs.map((at) => new Step('finish', at, finish)),
  tabs.map(
    (at) =>
      new Step('learn', at, async (tab, model) => {
        tab.startedBy = tab.learnerId;
        await finish(tab, model);
      }),
  ),
  fc.tuple(tabs, fc.integer({ min: 5, max: 15 })).map(
    ([at, age]) =>
      new Step(`profile ${age}`, at, async (tab, model) => {
        if (!tab.learnerId) return;
        const saved = await tab.documents.set('userPreferences', tab.learnerId, { age });
        const own = model.learners.get(tab.learnerId);
        if (own && saved.ok) own.age = age;
      }),
  ),
  tabs.map(
    (at) =>
      new Step('event', at, async (tab, model, { tabs: all }) => {
        // A tab that fell asleep before it knew its learner asks the device when it wakes up.
        if (tab.shown.kind === 'unknown') return;
        tab.analytics.record({ name: 'start_quiz', parameters: {} });
        const own = model.learners.get(tab.learnerId ?? '');
        if (!own) return;
        own.events += 1;
        await expectEvents(all, tab.learnerId ?? '', own.events);
      }),
  ),
  tabs.map(
    (at) =>
      new Step('send', at, async (tab) => void (tab.learnerId && (await sendOutbox(tab.documents, tab.learnerId)))),
  ),
  tabs.map(
    (at) =>
      new Step('erase', at, async (tab, model) => {
        const id = tab.learnerId;
        if (!id || tab.isAsleep) return;
        const { documents, analytics, identity } = tab;
        const speech = { forget: () => Promise.resolve() } as Parameters<typeof eraseLearner>[0]['speech'];
        if (!(await eraseLearner({ documents, analytics, identity, speech }, id)))
          throw new Error('The learner was not erased');
        model.learners.delete(id);
        model.erased.add(id);
      }),
  ),
];

/** Signing in, starting and finishing are more frequent, as in real use. */
const [add, pick] = commands;
const WEIGHTED_COMMANDS = [
  ...commands,
  ...commands.slice(7, 10),
  ...commands.slice(7, 10),
  ...(add && pick ? [add, pick] : []),
];

async function storedText({ connect }: Tab): Promise<string> {
  const database = await connect();
  const stores = await Promise.all([...database.objectStoreNames].map((store) => database.getAll(store)));
  const keys = Object.entries({ ...localStorage }).flat();
  return JSON.stringify([stores, keys]);
}

/** Checks the stores after all tabs woke up and all outboxes were sent. */
async function expectConsistent(model: Model, { tabs: all }: Real) {
  const [tab] = all;
  if (!tab) throw new Error('No tab is open');
  for (const one of all) {
    one.isFull = false;
    one.wake();
  }
  await forgetStrangers(tab.identity);
  for (const [id, own] of model.learners) {
    await sendOutbox(tab.documents, id);
    const found = valueOf(await tab.documents.list('activities', [{ field: 'userId', is: '==', value: id }]));
    expect(new Set(found.map((one) => one.id))).toEqual(own.recorded);
    const { id: _, ...summary } = valueOf(await tab.documents.get('learnerSummaries', id)) ?? { id };
    if (found.length > 0) expect(summary).toEqual(rebuildSummary(found));
    expect(valueOf(await tab.documents.get('userPreferences', id))?.age ?? null).toBe(own.age);
    const copy = await makeCopy(tab, { id, name: 'x', email: '' });
    for (const other of [...model.learners.keys(), ...model.erased])
      if (other !== id) expect(copy).not.toContain(other);
  }
  const stored = await storedText(tab);
  for (const id of model.erased) expect(stored).not.toContain(id);
}

afterEach(() => localStorage.clear());

test(
  'whatever several tabs and learners do, each learner keeps their own data and an erased learner leaves none',
  { timeout: 3_600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(WEIGHTED_COMMANDS, { maxCommands: 40, size: 'max' }), async (run) => {
        localStorage.clear();
        const name = `tabs-${newId()}`;
        const real: Real = { tabs: Array.from({ length: TABS }, () => new Tab(name)) };
        const model: Model = { learners: new Map(), erased: new Set() };
        await settled(real);
        try {
          await fc.asyncModelRun(() => ({ model, real }), run);
          await expectConsistent(model, real);
        } finally {
          for (const tab of real.tabs) (await tab.connect()).close();
          await deleteDB(name);
        }
      }),
      { numRuns: RUNS, endOnFailure: RUNS > 50, ...(SEED ? { seed: Number(SEED) } : {}) },
    );
  },
);
