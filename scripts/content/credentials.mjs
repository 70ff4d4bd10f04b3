// Gets a token for the emulator's owner, the account of GOOGLE_APPLICATION_CREDENTIALS, or gcloud's account.
import { spawnSync } from 'node:child_process';
import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';

const TOKEN_ADDRESS = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/datastore';
const HOUR_SECONDS = 3600;

const encoded = (/** @type {object} */ value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @param {{ client_email: string, private_key: string }} account @param {number} seconds since 1970 */
export function signedAssertion({ client_email, private_key }, seconds) {
  const claims = { iss: client_email, scope: SCOPE, aud: TOKEN_ADDRESS, iat: seconds, exp: seconds + HOUR_SECONDS };
  const unsigned = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(private_key, 'base64url')}`;
}

/** @param {any} account @param {number} seconds */
function tokenRequest(account, seconds) {
  if (account.type === 'authorized_user') {
    const { client_id, client_secret, refresh_token } = account;
    return { grant_type: 'refresh_token', client_id, client_secret, refresh_token };
  }
  const assertion = signedAssertion(account, seconds);
  return { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
}

/** @param {string} file @param {typeof globalThis.fetch} fetch */
async function tokenOfFile(file, fetch) {
  const account = JSON.parse(readFileSync(file, 'utf8'));
  const body = new URLSearchParams(tokenRequest(account, Math.floor(Date.now() / 1000)));
  const answer = await fetch(TOKEN_ADDRESS, { method: 'POST', body });
  const { access_token, error_description } = await answer.json();
  if (!access_token) throw new Error(`Google refused the account of ${file}: ${error_description ?? answer.status}.`);
  return { value: String(access_token), validUntil: Date.now() + (HOUR_SECONDS - 300) * 1000 };
}

function tokenOfGcloud() {
  const { status, stdout } = spawnSync('gcloud', ['auth', 'print-access-token'], { encoding: 'utf8' });
  if (status !== 0 || !stdout?.trim())
    throw new Error('You are not signed in: set GOOGLE_APPLICATION_CREDENTIALS or run gcloud auth login.');
  return { value: stdout.trim(), validUntil: Date.now() + 1_800_000 };
}

/** @param {NodeJS.ProcessEnv} environment @param {typeof globalThis.fetch} [fetch] @returns {() => Promise<string>} */
export function tokens(environment, fetch = globalThis.fetch) {
  // The emulator treats this token as the project's owner.
  if (environment['FIRESTORE_EMULATOR_HOST']) return async () => 'owner';
  const file = environment['GOOGLE_APPLICATION_CREDENTIALS'];
  /** @type {{ value: string, validUntil: number } | undefined} */
  let cached;
  return async () => {
    if (!cached || Date.now() > cached.validUntil) cached = file ? await tokenOfFile(file, fetch) : tokenOfGcloud();
    return cached.value;
  };
}
