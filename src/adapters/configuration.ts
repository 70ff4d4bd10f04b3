// Read by the app when it starts and by the build before it starts: no imports but types, no browser, no Node.
import type { Result } from '../domain/result';

export type FirebaseConfiguration = {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  readonly measurementId?: string;
  /** `host:port` of each, when the app runs against emulators. */
  readonly emulators?: { readonly auth: string; readonly firestore: string };
};

export type Configuration =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'firebase'; readonly firebase: FirebaseConfiguration };

type Variable = { readonly looksRight: RegExp; readonly example: string };

const HOST_AND_PORT: Variable = { looksRight: /^[\w.-]+:\d{2,5}$/, example: '127.0.0.1:8080' };

const REQUIRED = {
  VITE_FIREBASE_API_KEY: { looksRight: /^[\w-]{6,}$/, example: 'AIzaSy…' },
  VITE_FIREBASE_AUTH_DOMAIN: { looksRight: /^[\w-]+(\.[\w-]+)*(:\d+)?$/, example: 'my-project.firebaseapp.com' },
  VITE_FIREBASE_PROJECT_ID: { looksRight: /^[a-z][a-z0-9-]{3,29}$/, example: 'my-project' },
  VITE_FIREBASE_APP_ID: { looksRight: /^\d+:\d+:web:[0-9a-z]+$/, example: '1:1234567890:web:abcdef' },
} as const satisfies Record<string, Variable>;

const OPTIONAL = {
  VITE_FIREBASE_MEASUREMENT_ID: { looksRight: /^G-[A-Z0-9]+$/, example: 'G-ABC123' },
  VITE_FIREBASE_AUTH_EMULATOR_HOST: HOST_AND_PORT,
  VITE_FIREBASE_FIRESTORE_EMULATOR_HOST: HOST_AND_PORT,
} as const satisfies Record<string, Variable>;

const KNOWN: Readonly<Record<string, Variable>> = { ...REQUIRED, ...OPTIONAL };
const FAMILY = 'VITE_FIREBASE_';

export type Environment = Readonly<Record<string, unknown>>;

/** What the variables configure, or one sentence for each variable that is wrong or missing. */
export function readConfiguration(environment: Environment): Result<Configuration, readonly string[]> {
  const value = (name: string) => {
    const given = environment[name];
    return typeof given === 'string' ? given.trim() : '';
  };
  const given = Object.keys(environment).filter((name) => name.startsWith(FAMILY) && value(name) !== '');
  if (given.length === 0) return { ok: true, value: { kind: 'embedded' } };

  const complaints = [
    ...Object.entries(REQUIRED)
      .filter(([name]) => value(name) === '')
      .map(([name, { example }]) => `${name} is missing: a Firebase project needs it, for example ${example}.`),
    ...given.flatMap((name) => {
      const variable = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
      if (!variable) return [`${name} is not a variable of Aksharam: check its spelling, or remove it.`];
      if (variable.looksRight.test(value(name))) return [];
      return [`${name} does not look right: it should read like ${variable.example}.`];
    }),
  ];
  const auth = value('VITE_FIREBASE_AUTH_EMULATOR_HOST');
  const firestore = value('VITE_FIREBASE_FIRESTORE_EMULATOR_HOST');
  if ((auth === '') !== (firestore === '')) {
    const missing = auth === '' ? 'VITE_FIREBASE_AUTH_EMULATOR_HOST' : 'VITE_FIREBASE_FIRESTORE_EMULATOR_HOST';
    complaints.push(`${missing} is missing: the two emulators are used together or not at all.`);
  }
  if (complaints.length > 0) return { ok: false, error: complaints };

  const measurementId = value('VITE_FIREBASE_MEASUREMENT_ID');
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
      },
    },
  };
}
