import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { emulators } from './emulator';

/** A Firebase Auth user with a session in the format that Firebase stores in a browser. */
export type Account = { readonly userId: string; readonly session: { readonly key: string; readonly user: string } };

const API_KEY = 'demo-key';
/** Longer than any test takes. */
const HOUR_MS = 3_600_000;

/** A Google account that has signed in before. */
export async function newAccount(name = 'సీత'): Promise<Account> {
  const sub = randomUUID();
  const email = `${sub}@example.com`;
  const token = JSON.stringify({ sub, name, email, email_verified: true });
  const answer = await fetch(
    `http://${emulators().authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=${API_KEY}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        postBody: `id_token=${encodeURIComponent(token)}&providerId=google.com`,
        requestUri: 'http://localhost',
        returnSecureToken: true,
      }),
    },
  );
  expect(answer.ok).toBe(true);
  const { localId, idToken, refreshToken } = await answer.json();
  const user = {
    uid: localId,
    email,
    emailVerified: true,
    displayName: name,
    isAnonymous: false,
    providerData: [{ providerId: 'google.com', uid: sub, displayName: name, email }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + HOUR_MS },
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  };
  return {
    userId: localId,
    session: { key: `firebase:authUser:${API_KEY}:[DEFAULT]`, user: JSON.stringify(user) },
  };
}

/** Stores a session of an earlier visit in the browser; the app is not opened yet. */
export async function plantSession(page: Page, { userId, session }: Account) {
  // The smallest file of the site gives access to the site's storage without starting the app.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([key, user, id]) => {
      localStorage.setItem(key, user);
      localStorage.setItem('fontsSeen', 'yes');
      // Earlier achievements must not be celebrated again.
      localStorage.setItem(`celebratedBadges:${id}`, '{"level":99,"achievements":[]}');
    },
    [session.key, session.user, userId] as const,
  );
}
