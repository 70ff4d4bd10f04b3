// Google's script is not loaded: the tests read the events from its data layer and mock every request.
import { deleteApp } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../../ports/analytics';
import { analyticsContract, EVENTS, type OpenedAnalytics } from '../../ports/analytics.contract';
import type { IdentityState } from '../../ports/identity';
import { newId } from '../../browser/newId';
import { forgetLearnersKeys } from '../../browser/storage';
import { openFirebaseAnalytics } from './analytics';
import { openFirebaseApp } from './app';

const MEASUREMENT_ID = 'G-TEST000000';

const configuration = {
  apiKey: 'demo-key',
  authDomain: 'demo-aksharam.firebaseapp.com',
  projectId: 'demo-aksharam',
  appId: '1:1234567890:web:abcdef',
  measurementId: MEASUREMENT_ID,
};

type Page = { dataLayer?: ArrayLike<unknown>[] };
const page = globalThis as Page;

const googlesScripts = () => document.querySelectorAll('script[data-src*="googletagmanager"]').length;

/** The Firebase servers' answers to an app that starts Analytics. */
const answerOf = (url: string) =>
  url.includes('installations')
    ? { fid: 'cAAAAAAAAAAAAAAAAAAAAA', refreshToken: 'none', authToken: { token: 'none', expiresIn: '604800s' } }
    : { measurementId: MEASUREMENT_ID, appId: configuration.appId };

let requests: string[] = [];

function sentSince(start: number): AnalyticsEvent[] {
  return Array.from(page.dataLayer ?? [])
    .slice(start)
    .filter((entry) => entry[0] === 'event')
    .map((entry) => {
      const { send_to: _to, ...parameters } = entry[2] as Record<string, unknown>;
      return { name: entry[1], parameters } as AnalyticsEvent;
    });
}

type Opened = OpenedAnalytics & { readonly signInAs: (learnerId: string | null) => void };

async function openOnFirebase(): Promise<Opened> {
  const app = openFirebaseApp(configuration, `analytics-${newId()}`);
  const start = page.dataLayer?.length ?? 0;
  let notify: (state: IdentityState) => void = () => undefined;
  const signInAs = (id: string | null) =>
    notify(id === null ? { kind: 'signed-out' } : { kind: 'signed-in', learner: { id, name: id, email: '' } });
  const watch = (listener: typeof notify) => {
    notify = listener;
    return () => undefined;
  };
  const analytics = openFirebaseAnalytics(app, { watch });
  signInAs('sita');
  return {
    analytics,
    signInAs,
    arrived: async () => sentSince(start),
    close: () => deleteApp(app),
  };
}

beforeEach(() => {
  localStorage.clear();
  requests = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    requests.push(url);
    return Response.json(answerOf(url));
  });
  // A script element without a src is never fetched.
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function keep(this: HTMLScriptElement, url) {
    this.setAttribute('data-src', String(url));
  });
  return () => {
    vi.restoreAllMocks();
    localStorage.clear();
  };
});

analyticsContract('in Firebase Analytics', openOnFirebase);

describe('analytics in Firebase', () => {
  it('load, request and send nothing before consent', async () => {
    const { analytics, arrived, close } = await openOnFirebase();
    const scriptsBefore = googlesScripts();
    for (const event of EVENTS) analytics.record(event);
    expect(analytics.consent?.given()).toBe(false);
    expect(await arrived()).toEqual([]);
    expect(requests).toEqual([]);
    expect(googlesScripts()).toBe(scriptsBefore);
    await close();
  });

  it('load the script with the first event after consent', async () => {
    const { analytics, arrived, close } = await openOnFirebase();
    await analytics.consent?.give();
    expect(requests).toEqual([]);
    analytics.record({ name: 'start_quiz', parameters: {} });
    await expect.poll(arrived).toHaveLength(1);
    expect(googlesScripts()).toBeGreaterThan(0);
    await close();
  });

  it('remember the consent for the next visit, and forget it when it is withdrawn', async () => {
    const first = await openOnFirebase();
    await first.analytics.consent?.give();
    const second = await openOnFirebase();
    expect(second.analytics.consent?.given()).toBe(true);
    await second.analytics.consent?.withdraw();
    for (const event of EVENTS) second.analytics.record(event);
    expect(await second.arrived()).toEqual([]);
    const third = await openOnFirebase();
    expect(third.analytics.consent?.given()).toBe(false);
    await Promise.all([first, second, third].map(({ close }) => close()));
  });

  it('are sent only for the learner whose grown-up gave consent', async () => {
    const { analytics, arrived, signInAs, close } = await openOnFirebase();
    const [first, second] = EVENTS;
    if (!first || !second) throw new Error('There are no events');
    await analytics.consent?.give();
    analytics.record(first);
    await expect.poll(arrived).toEqual([first]);
    for (const other of ['ravi', null]) {
      signInAs(other);
      expect(analytics.consent?.given()).toBe(false);
      analytics.record(second);
    }
    signInAs('ravi');
    await analytics.consent?.withdraw();
    forgetLearnersKeys('ravi');
    signInAs('sita');
    expect(analytics.consent?.given()).toBe(true);
    analytics.record(first);
    await expect.poll(arrived).toEqual([first, first]);
    forgetLearnersKeys('sita');
    expect(analytics.consent?.given()).toBe(false);
    await close();
  });
});
