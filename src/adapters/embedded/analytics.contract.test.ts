import { deleteDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../../ports/analytics';
import { analyticsContract, EVENTS, type OpenedAnalytics } from '../../ports/analytics.contract';
import { newId } from '../../browser/newId';
import { MAX_STORED_EVENTS, openEmbeddedAnalytics } from './analytics';
import { connectTo, CURRENT_LEARNER } from './database';

type OpenedHere = OpenedAnalytics & {
  readonly signIn: (learnerId: string) => Promise<void>;
  /** Writes the events directly as Sita's, which is faster than recording them one by one. */
  readonly storeDirectly: (events: readonly AnalyticsEvent[]) => Promise<void>;
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
    async storeDirectly(events) {
      const change = (await connect()).transaction('events', 'readwrite');
      for (const event of events) void change.store.add({ ...event, at: Date.now(), learnerId: 'sita' });
      await change.done;
    },
    arrived: async () => ((await analytics.storedEvents?.list('sita')) ?? []).map(({ at: _at, ...event }) => event),
    async close() {
      (await connect()).close();
      await deleteDB(name);
    },
  };
}

analyticsContract('on the device', openHere);

describe('analytics on the device', () => {
  it('store only the newest events, and none after erasing', async () => {
    const { analytics, arrived, storeDirectly, close } = await openHere();
    const view = (at: number) =>
      ({ name: 'page_view', parameters: { page_name: `${at}`, path: '/', search: '' } }) as const;
    await storeDirectly(Array.from({ length: MAX_STORED_EVENTS }, (_, at) => view(at)));
    expect(await arrived()).toHaveLength(MAX_STORED_EVENTS);
    for (let at = MAX_STORED_EVENTS; at < MAX_STORED_EVENTS + 20; at += 1) analytics.record(view(at));
    await expect.poll(async () => (await arrived()).at(-1)).toEqual(view(MAX_STORED_EVENTS + 19));
    const stored = await arrived();
    expect(stored).toHaveLength(MAX_STORED_EVENTS);
    expect(stored[0]).toEqual(view(20));
    await analytics.storedEvents?.erase('sita');
    expect(await arrived()).toEqual([]);
    await close();
  });

  it('belong to the learner who was signed in, who can erase only their own', async () => {
    const { analytics, arrived, signIn, close } = await openHere();
    const [first, second] = EVENTS;
    if (!first || !second) throw new Error('There are no events');
    analytics.record(first);
    await expect.poll(arrived).toEqual([first]);
    await signIn('ravi');
    analytics.record(second);
    const ofRavi = async () => (await analytics.storedEvents?.list('ravi'))?.map(({ name }) => name);
    await expect.poll(ofRavi).toEqual([second.name]);
    await analytics.storedEvents?.erase('sita');
    expect(await arrived()).toEqual([]);
    expect(await ofRavi()).toEqual([second.name]);
    await close();
  });

  it('make no network requests', async () => {
    const { analytics, arrived, close } = await openHere();
    const asked = [vi.spyOn(globalThis, 'fetch'), vi.spyOn(navigator, 'sendBeacon')];
    for (const event of EVENTS) analytics.record(event);
    await expect.poll(arrived).toHaveLength(EVENTS.length);
    for (const request of asked) expect(request).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    await close();
  });

  it('are dropped silently when storage is blocked', async () => {
    const analytics = openEmbeddedAnalytics(() => Promise.reject(new DOMException('no storage', 'SecurityError')));
    for (const event of EVENTS) analytics.record(event);
    expect(await analytics.storedEvents?.list('sita')).toEqual([]);
  });
});
