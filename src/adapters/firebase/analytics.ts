import type { FirebaseApp } from 'firebase/app';
import type { Analytics as FirebaseAnalytics } from 'firebase/analytics';
import type { Analytics, AnalyticsEvent } from '../../ports/analytics';

const CONSENT = 'analyticsConsent';

// Where storage is blocked the answer lasts as long as the page.
function readConsent(): boolean {
  try {
    return localStorage.getItem(CONSENT) === 'given';
  } catch {
    return false;
  }
}

function keepConsent(given: boolean) {
  try {
    if (given) localStorage.setItem(CONSENT, 'given');
    else localStorage.removeItem(CONSENT);
  } catch {
    // lasts as long as the page
  }
}

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

/** Google's code is loaded by the first event after consent; events before it are gone. */
export function openFirebaseAnalytics(app: FirebaseApp): Analytics {
  let agreed = readConsent();
  let started: Promise<FirebaseAnalytics | undefined> | undefined;
  const analytics = () => (started ??= start(app).catch(() => undefined));

  async function send({ name, parameters }: AnalyticsEvent) {
    const ready = await analytics();
    if (!ready || !agreed) return;
    const { logEvent } = await import('firebase/analytics');
    // The general form: firebase has narrower types of its own for an event it also knows, page_view.
    logEvent(ready, name as string, parameters);
  }

  async function collect(enabled: boolean) {
    const ready = await started;
    if (!ready) return;
    const { setAnalyticsCollectionEnabled } = await import('firebase/analytics');
    setAnalyticsCollectionEnabled(ready, enabled);
  }

  return {
    record(event) {
      if (agreed && app.options.measurementId !== undefined) void send(event).catch(() => undefined);
    },
    consent: {
      given: () => agreed,
      async give() {
        agreed = true;
        keepConsent(true);
        await collect(true);
      },
      async withdraw() {
        agreed = false;
        keepConsent(false);
        await collect(false);
      },
    },
  };
}
