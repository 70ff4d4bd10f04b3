import type { FirebaseApp } from 'firebase/app';
import type { Analytics as FirebaseAnalytics } from 'firebase/analytics';
import { readStored, removeStored, writeStored } from '../../browser/storage';
import type { Analytics, AnalyticsEvent } from '../../ports/analytics';
import type { Identity } from '../../ports/identity';

const keyOf = (learnerId: string) => `analyticsConsent:${learnerId}` as const;

async function start(app: FirebaseApp): Promise<FirebaseAnalytics | undefined> {
  const { initializeAnalytics, isSupported, setConsent } = await import('firebase/analytics');
  if (!(await isSupported())) return undefined;
  // The learners are children: events are counted, but never used for advertising.
  setConsent({ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
  return initializeAnalytics(app, {
    // The app sends its own page_view with the parameters of the spec.
    config: { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false },
  });
}

/**
 * Each learner has their own consent, and nothing is sent for visitors. The first event after consent loads Google's
 * code; events before consent are dropped.
 */
export function openFirebaseAnalytics(app: FirebaseApp, identity: Pick<Identity, 'watch'>): Analytics {
  let learnerId: string | undefined;
  let started: Promise<FirebaseAnalytics | undefined> | undefined;
  const analytics = () => (started ??= start(app).catch(() => undefined));
  const hasConsent = () => learnerId !== undefined && readStored(keyOf(learnerId)) === 'given';

  async function send({ name, parameters }: AnalyticsEvent, recordedFor: string | undefined) {
    const ready = await analytics();
    if (!ready || learnerId !== recordedFor || !hasConsent()) return;
    const { logEvent } = await import('firebase/analytics');
    // The cast selects the general overload; Firebase has a narrower type for its own page_view.
    logEvent(ready, name as string, parameters);
  }

  async function applyConsent() {
    const ready = await started;
    if (!ready) return;
    const { setAnalyticsCollectionEnabled } = await import('firebase/analytics');
    setAnalyticsCollectionEnabled(ready, hasConsent());
  }

  identity.watch((state) => {
    learnerId = state.kind === 'signed-in' ? state.learner.id : undefined;
    void applyConsent().catch(() => undefined);
  });

  return {
    record(event) {
      if (hasConsent() && app.options.measurementId !== undefined) void send(event, learnerId).catch(() => undefined);
    },
    consent: {
      given: hasConsent,
      async give() {
        if (learnerId !== undefined) writeStored(keyOf(learnerId), 'given');
        await applyConsent();
      },
      async withdraw() {
        if (learnerId !== undefined) removeStored(keyOf(learnerId));
        await applyConsent();
      },
    },
  };
}
