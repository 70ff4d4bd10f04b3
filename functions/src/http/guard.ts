import { refused } from './answers';
import type { Route, VerifiedLearner } from './route';

/** The owner of a token, or null when the token is not valid. */
export type VerifyLearner = (token: string) => Promise<VerifiedLearner | null>;
export type VerifyAppCheck = (token: string) => Promise<boolean>;

export type GuardOptions = {
  /** Like `https://telugu.example`; a `*` matches part of a host name, for preview channels. */
  readonly allowedOrigins: readonly string[];
  readonly verifyLearner: VerifyLearner;
  /** Null when App Check is off. */
  readonly verifyAppCheck: VerifyAppCheck | null;
};

type Admitted =
  | { readonly ok: true; readonly learner: VerifiedLearner | null }
  | { readonly ok: false; readonly refusal: Response };

export type Guard = {
  /** The headers that let the page read the answer, or null when its origin is not allowed. */
  readonly corsFor: (request: Request) => Record<string, string> | null;
  readonly admit: (request: Request, needs: Route['needs']) => Promise<Admitted>;
};

const HEADERS = 'authorization, content-type, x-firebase-appcheck';
const PREFLIGHT_SECONDS = '3600';
const MAX_TOKEN_CHARACTERS = 8_000;

const patternOf = (origin: string): RegExp =>
  new RegExp(`^${origin.replaceAll(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll('*', '[a-z0-9-]+')}$`, 'u');

export function createGuard({ allowedOrigins, verifyLearner, verifyAppCheck }: GuardOptions): Guard {
  const allowed = allowedOrigins.map(patternOf);

  return {
    corsFor(request) {
      const origin = request.headers.get('origin');
      // Same-origin GET requests have no Origin header, and callers that are not browsers still need a token.
      if (origin === null) return { vary: 'origin' };
      if (!allowed.some((pattern) => pattern.test(origin))) return null;
      return {
        vary: 'origin',
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'retry-after',
        ...(request.method === 'OPTIONS' && {
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': HEADERS,
          'access-control-max-age': PREFLIGHT_SECONDS,
        }),
      };
    },

    async admit(request, needs) {
      if (verifyAppCheck) {
        const appToken = request.headers.get('x-firebase-appcheck') ?? '';
        if (!isPlausible(appToken) || !(await verifyAppCheck(appToken))) {
          return { ok: false, refusal: refused(401, 'app_check', 'This call does not come from the app.') };
        }
      }
      const token = bearerOf(request);
      const learner = token !== null && isPlausible(token) ? await verifyLearner(token) : null;
      if (needs === 'learner' && !learner) {
        const asks = { 'www-authenticate': 'Bearer' };
        return { ok: false, refusal: refused(401, 'sign_in', 'Please sign in again.', asks) };
      }
      return { ok: true, learner };
    },
  };
}

const isPlausible = (token: string) => token !== '' && token.length <= MAX_TOKEN_CHARACTERS;

const bearerOf = (request: Request): string | null =>
  /^Bearer ([\w.~+/=-]+)$/iu.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
