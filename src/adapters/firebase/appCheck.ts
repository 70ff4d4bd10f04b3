import type { FirebaseApp } from 'firebase/app';
import type { AppCheck } from 'firebase/app-check';
import type { AppCheckConfiguration } from '../configuration';

const opened = new WeakMap<FirebaseApp, Promise<AppCheck>>();

async function open(app: FirebaseApp, { siteKey, debugToken }: AppCheckConfiguration): Promise<AppCheck> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  // Firebase reads it there.
  if (debugToken) Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: debugToken });
  return initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/** Its code, and Google's, is loaded by the first who needs it; from then on Auth and Firestore send its tokens too. */
export function startAppCheck(
  app: FirebaseApp,
  configuration: AppCheckConfiguration | undefined,
): Promise<AppCheck> | undefined {
  // The first half is known when building: without a site key none of it is in the bundle.
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY || !configuration) return undefined;
  const before = opened.get(app);
  if (before) return before;
  const opening = open(app, configuration);
  opened.set(app, opening);
  // A later call tries again.
  opening.catch(() => opened.delete(app));
  return opening;
}

/** `null` where App Check is not configured or gives none: the server decides what becomes of that. */
export async function appCheckToken(
  app: FirebaseApp,
  configuration: AppCheckConfiguration | undefined,
): Promise<string | null> {
  try {
    const appCheck = await startAppCheck(app, configuration);
    if (!appCheck) return null;
    const { getToken } = await import('firebase/app-check');
    return (await getToken(appCheck)).token;
  } catch (thrown) {
    console.warn('App Check gave no token:', String(thrown));
    return null;
  }
}
