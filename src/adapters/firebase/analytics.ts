import type { FirebaseApp } from 'firebase/app';
import type { Analytics as FirebaseAnalytics } from 'firebase/analytics';
import { readStored, removeStored, writeStored } from '../../browser/storage';
import type { Analytics, AnalyticsEvent } from '../../ports/analytics';
import type { Identity } from '../../ports/identity';

const keyOf = (learnerId: string) => `analyticsConsent:${learnerId}` as const;

async function start(app: FirebaseApp): Promise<FirebaseAnalytics | undefined> {
  const { initializeAnalytics, isSupported, setConsent } = await import('firebase/analytics');
  if (!(await isSupported())) return undefined;
  // Children: counts of events, never advertising.
  setConsent({ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
  return initializeAnalytics(app, {
    // The app sends its own page_view, with the spec's parameters.
    config: { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false },
  });
}

/**
 * Consent is each learner's own: of whoever is signed in nothing is sent that was allowed for somebody else, and nothing
 * of a visitor. Google's code is loaded by the first event after consent; events before it are gone.
 */
export function openFirebaseAnalytics(app: FirebaseApp, identity: Pick<Identity, 'watch'>): Analytics {
  let learnerId: string | undefined;
  let started: Promise<FirebaseAnalytics | undefined> | undefined;
  const analytics = () => (started ??= start(app).catch(() => undefined));
  const isAgreed = () => learnerId !== undefined && readStored(keyOf(learnerId)) === 'given';

  async function send({ name, parameters }: AnalyticsEvent, ofLearner: string | undefined) {
    const ready = await analytics();
    if (!ready || learnerId !== ofLearner || !isAgreed()) return;
    const { logEvent } = await import('firebase/analytics');
    // The general form: firebase has narrower types of its own for an event it also knows, page_view.
    logEvent(ready, name as string, parameters);
  }

  async function collectAsAgreed() {
    const ready = await started;
    if (!ready) return;
    const { setAnalyticsCollectionEnabled } = await import('firebase/analytics');
    setAnalyticsCollectionEnabled(ready, isAgreed());
  }

  identity.watch((state) => {
    learnerId = state.kind === 'signed-in' ? state.learner.id : undefined;
    void collectAsAgreed().catch(() => undefined);
  });

  return {
    record(event) {
      if (isAgreed() && app.options.measurementId !== undefined) void send(event, learnerId).catch(() => undefined);
    },
    consent: {
      given: isAgreed,
      async give() {
        if (learnerId !== undefined) writeStored(keyOf(learnerId), 'given');
        await collectAsAgreed();
      },
      async withdraw() {
        if (learnerId !== undefined) removeStored(keyOf(learnerId));
        await collectAsAgreed();
      },
    },
  };
}
