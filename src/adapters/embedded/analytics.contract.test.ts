import { deleteDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../../ports/analytics';
import { analyticsContract, EVENTS, type OpenedAnalytics } from '../../ports/analytics.contract';
import { newId } from '../../browser/newId';
import { MAX_STORED_EVENTS, openEmbeddedAnalytics } from './analytics';
import { connectTo, CURRENT_LEARNER } from './database';

type OpenedHere = OpenedAnalytics & {
  readonly signIn: (learnerId: string) => Promise<void>;
  /** Of Sita, as if they had been recorded one after the other. */
  readonly keepAtOnce: (events: readonly AnalyticsEvent[]) => Promise<void>;
};

async function openHere(): Promise<OpenedHere> {
  const name = `test-${newId()}`;
  const connect = connectTo(name);
  const analytics = openEmbeddedAnalytics(connect);
  const signIn = async (learnerId: string) => {
    await (await connect()).put('learners', { id: learnerId, name: learnerId, email: '' });
    await (await connect()).put('device', learnerId, CURRENT_LEARNER);
  };
  await signIn('sita');
  return {
    analytics,
    signIn,
    async keepAtOnce(events) {
      const change = (await connect()).transaction('events', 'readwrite');
      for (const event of events) void change.store.add({ ...event, at: Date.now(), learnerId: 'sita' });
      await change.done;
    },
    arrived: async () => ((await analytics.keptEvents?.list('sita')) ?? []).map(({ at: _at, ...event }) => event),
    async close() {
      (await connect()).close();
      await deleteDB(name);
    },
  };
}

analyticsContract('on the device', openHere);

describe('analytics on the device', () => {
  it('keep the newest events only, and nothing after they are erased', async () => {
    const { analytics, arrived, keepAtOnce, close } = await openHere();
    const view = (at: number) =>
      ({ name: 'page_view', parameters: { page_name: `${at}`, path: '/', search: '' } }) as const;
    await keepAtOnce(Array.from({ length: MAX_STORED_EVENTS }, (_, at) => view(at)));
    expect(await arrived()).toHaveLength(MAX_STORED_EVENTS);
    for (let at = MAX_STORED_EVENTS; at < MAX_STORED_EVENTS + 20; at += 1) analytics.record(view(at));
    await expect.poll(async () => (await arrived()).at(-1)).toEqual(view(MAX_STORED_EVENTS + 19));
    const kept = await arrived();
    expect(kept).toHaveLength(MAX_STORED_EVENTS);
    expect(kept[0]).toEqual(view(20));
    await analytics.keptEvents?.erase('sita');
    expect(await arrived()).toEqual([]);
    await close();
  });

  it('are those of whoever was signed in: of two learners each has and erases their own', async () => {
    const { analytics, arrived, signIn, close } = await openHere();
    const [first, second] = EVENTS;
    if (!first || !second) throw new Error('There are no events');
    analytics.record(first);
    await expect.poll(arrived).toEqual([first]);
    await signIn('ravi');
    analytics.record(second);
    const ofRavi = async () => (await analytics.keptEvents?.list('ravi'))?.map(({ name }) => name);
    await expect.poll(ofRavi).toEqual([second.name]);
    await analytics.keptEvents?.erase('sita');
    expect(await arrived()).toEqual([]);
    expect(await ofRavi()).toEqual([second.name]);
    await close();
  });

  it('send nothing anywhere', async () => {
    const { analytics, arrived, close } = await openHere();
    const asked = [vi.spyOn(globalThis, 'fetch'), vi.spyOn(navigator, 'sendBeacon')];
    for (const event of EVENTS) analytics.record(event);
    await expect.poll(arrived).toHaveLength(EVENTS.length);
    for (const request of asked) expect(request).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    await close();
  });

  it('are dropped without a word where storage is blocked', async () => {
    const analytics = openEmbeddedAnalytics(() => Promise.reject(new DOMException('no storage', 'SecurityError')));
    for (const event of EVENTS) analytics.record(event);
    expect(await analytics.keptEvents?.list('sita')).toEqual([]);
  });
});
