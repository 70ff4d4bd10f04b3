// Both the app and the build scripts load this file, so it imports only types and uses neither browser nor Node APIs.
import type { Result } from '../domain/result';

export type FirebaseConfiguration = {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  readonly measurementId?: string;
  /** Both as `host:port`, when the app uses the emulators. */
  readonly emulators?: { readonly auth: string; readonly firestore: string };
  /** The address of the project's functions; the default is `/api` on the page's own origin. */
  readonly apiBase?: string;
  readonly appCheck?: AppCheckConfiguration;
};

export type AppCheckConfiguration = {
  /** A reCAPTCHA Enterprise key. */
  readonly siteKey: string;
  /** Replaces the real check on a developer's machine. */
  readonly debugToken?: string;
};

export type Configuration =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'firebase'; readonly firebase: FirebaseConfiguration };

type Variable = { readonly pattern: RegExp; readonly example: string };

const HOST_AND_PORT: Variable = { pattern: /^[\w.-]+:\d{2,5}$/, example: '127.0.0.1:8080' };

const REQUIRED = {
  VITE_FIREBASE_API_KEY: { pattern: /^[\w-]{6,}$/, example: 'AIzaSy…' },
  VITE_FIREBASE_AUTH_DOMAIN: { pattern: /^[\w-]+(\.[\w-]+)*(:\d+)?$/, example: 'my-project.firebaseapp.com' },
  VITE_FIREBASE_PROJECT_ID: { pattern: /^[a-z][a-z0-9-]{3,29}$/, example: 'my-project' },
  VITE_FIREBASE_APP_ID: { pattern: /^\d+:\d+:web:[0-9a-z]+$/, example: '1:1234567890:web:abcdef' },
} as const satisfies Record<string, Variable>;

const OPTIONAL = {
  VITE_FIREBASE_MEASUREMENT_ID: { pattern: /^G-[A-Z0-9]+$/, example: 'G-ABC123' },
  VITE_FIREBASE_AUTH_EMULATOR_HOST: HOST_AND_PORT,
  VITE_FIREBASE_FIRESTORE_EMULATOR_HOST: HOST_AND_PORT,
  VITE_API_BASE: { pattern: /^(https?:\/\/[\w.-]+(:\d+)?)?(\/[\w.-]+)*\/?$/, example: '/api' },
  VITE_APP_CHECK_SITE_KEY: { pattern: /^[\w-]{20,}$/, example: '6LcAbc…' },
  VITE_APP_CHECK_DEBUG_TOKEN: { pattern: /^[0-9a-f-]{36}$/i, example: '123e4567-e89b-42d3-a456-426614174000' },
} as const satisfies Record<string, Variable>;

const KNOWN: Readonly<Record<string, Variable>> = { ...REQUIRED, ...OPTIONAL };
/** An unknown variable with one of these prefixes is probably a typo. */
const PREFIXES = ['VITE_FIREBASE_', 'VITE_API_', 'VITE_APP_CHECK_'];

export type Environment = Readonly<Record<string, unknown>>;

/** The configuration, or one error message for each wrong or missing variable. */
export function readConfiguration(environment: Environment): Result<Configuration, readonly string[]> {
  const value = (name: string) => {
    const given = environment[name];
    return typeof given === 'string' ? given.trim() : '';
  };
  const given = Object.keys(environment).filter(
    (name) => PREFIXES.some((prefix) => name.startsWith(prefix)) && value(name) !== '',
  );
  if (given.length === 0) return { ok: true, value: { kind: 'embedded' } };

  const complaints = [
    ...Object.entries(REQUIRED)
      .filter(([name]) => value(name) === '')
      .map(([name, { example }]) => `${name} is missing: a Firebase project needs it, for example ${example}.`),
    ...given.flatMap((name) => {
      const variable = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
      if (!variable) return [`${name} is not a variable of Aksharam: check its spelling, or remove it.`];
      if (variable.pattern.test(value(name))) return [];
      return [`${name} does not look right: it should read like ${variable.example}.`];
    }),
  ];
  const auth = value('VITE_FIREBASE_AUTH_EMULATOR_HOST');
  const firestore = value('VITE_FIREBASE_FIRESTORE_EMULATOR_HOST');
  if ((auth === '') !== (firestore === '')) {
    const missing = auth === '' ? 'VITE_FIREBASE_AUTH_EMULATOR_HOST' : 'VITE_FIREBASE_FIRESTORE_EMULATOR_HOST';
    complaints.push(`${missing} is missing: the two emulators are used together or not at all.`);
  }
  const [siteKey, debugToken] = [value('VITE_APP_CHECK_SITE_KEY'), value('VITE_APP_CHECK_DEBUG_TOKEN')];
  if (debugToken !== '' && siteKey === '')
    complaints.push('VITE_APP_CHECK_SITE_KEY is missing: a debug token works only together with a site key.');
  if (complaints.length > 0) return { ok: false, error: complaints };

  const measurementId = value('VITE_FIREBASE_MEASUREMENT_ID');
  const apiBase = value('VITE_API_BASE').replace(/\/$/, '');
  return {
    ok: true,
    value: {
      kind: 'firebase',
      firebase: {
        apiKey: value('VITE_FIREBASE_API_KEY'),
        authDomain: value('VITE_FIREBASE_AUTH_DOMAIN'),
        projectId: value('VITE_FIREBASE_PROJECT_ID'),
        appId: value('VITE_FIREBASE_APP_ID'),
        ...(measurementId && { measurementId }),
        ...(auth && { emulators: { auth, firestore } }),
        ...(apiBase && { apiBase }),
        ...(siteKey && { appCheck: { siteKey, ...(debugToken && { debugToken }) } }),
      },
    },
  };
}

/** Warnings for the owner before the build is published. */
export const configurationWarnings = (configuration: Configuration): readonly string[] =>
  configuration.kind === 'firebase' && configuration.firebase.appCheck?.debugToken
    ? [
        'VITE_APP_CHECK_DEBUG_TOKEN would be published, and whoever reads it passes App Check: use it on a ' +
          'developer’s machine only.',
      ]
    : [];
