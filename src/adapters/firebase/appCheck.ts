import type { FirebaseApp } from 'firebase/app';
import type { AppCheck } from 'firebase/app-check';
import type { AppCheckConfiguration } from '../configuration';

const opened = new WeakMap<FirebaseApp, Promise<AppCheck>>();

async function open(app: FirebaseApp, { siteKey, debugToken }: AppCheckConfiguration): Promise<AppCheck> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  // Firebase reads the debug token from this global.
  if (debugToken) Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: debugToken });
  return initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/** Loads App Check on first use; from then on Auth and Firestore send its tokens too. */
export function startAppCheck(
  app: FirebaseApp,
  configuration: AppCheckConfiguration | undefined,
): Promise<AppCheck> | undefined {
  // The build replaces the variable: without a site key, the bundle contains no App Check code.
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY || !configuration) return undefined;
  const earlier = opened.get(app);
  if (earlier) return earlier;
  const opening = open(app, configuration);
  opened.set(app, opening);
  // After a failure, the next call tries again.
  opening.catch(() => opened.delete(app));
  return opening;
}

/** Null when App Check is not configured or fails; the server then decides whether to refuse the call. */
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
