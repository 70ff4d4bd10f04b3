// Both the app and the build scripts load this file, so it imports only types and uses neither browser nor Node APIs.
import type { Result } from '../domain/result';
import type { Configuration, Environment, FirebaseConfiguration } from './configuration';
import type { Sampling } from './sampling';

export type TutorConfiguration =
  | { readonly kind: 'built-in' }
  | {
      readonly kind: 'gemini';
      readonly firebase: FirebaseConfiguration;
      readonly model: string;
      readonly baseUrl?: string;
      readonly sampling: Sampling;
    }
  | {
      readonly kind: 'openai';
      readonly baseUrl: string;
      readonly model: string;
      readonly key?: string;
      readonly sampling: Sampling;
    };

/** Holds the name of the person who confirms that nobody under 18 uses the deployment; "yes" is not enough. */
const CONFIRMED_BY = 'VITE_GEMINI_ADULTS_ONLY_CONFIRMED_BY';
const isName = (text: string) =>
  /\p{L}{2}/u.test(text) && !/^(yes|true|no|false|on|off|ok|okay|name|none)$/iu.test(text);

const DEFAULT_GEMINI_MODEL = 'gemini-3.5-flash';

const KNOWN = [
  'VITE_TUTOR',
  'VITE_TUTOR_MODEL',
  'VITE_TUTOR_BASE_URL',
  'VITE_TUTOR_KEY',
  'VITE_TUTOR_SAMPLING',
] as const;
type Name = (typeof KNOWN)[number];

const isAddress = (text: string) => /^https?:\/\/[^\s/]+(\/\S*)?$/u.test(text) || /^\/(?!\/)\S*$/u.test(text);
const isSampling = (text: string): text is Sampling => text === 'spec' || text === 'model';

/** The configuration, or one error message for each wrong or missing variable. */
export function readTutorConfiguration(
  environment: Environment,
  configuration: Configuration,
): Result<TutorConfiguration, readonly string[]> {
  const value = (name: Name) => {
    const given = environment[name];
    return typeof given === 'string' ? given.trim() : '';
  };
  const given = Object.entries(environment).filter(
    ([name, text]) => /^VITE_TUTOR(_|$)/u.test(name) && typeof text === 'string' && text.trim() !== '',
  );
  const complaints = given
    .filter(([name]) => !KNOWN.some((known) => known === name))
    .map(([name]) => `${name} is not a variable of Aksharam: check its spelling, or remove it.`);

  const kind = value('VITE_TUTOR') || 'built-in';
  const [model, baseUrl, key] = [value('VITE_TUTOR_MODEL'), value('VITE_TUTOR_BASE_URL'), value('VITE_TUTOR_KEY')];
  const sampling = value('VITE_TUTOR_SAMPLING') || 'spec';

  if (kind !== 'built-in' && kind !== 'gemini' && kind !== 'openai') {
    complaints.push('VITE_TUTOR does not look right: it should be built-in, gemini or openai.');
  }
  if (kind === 'built-in') {
    const unused = given.filter(([name]) => name !== 'VITE_TUTOR' && KNOWN.some((known) => known === name));
    complaints.push(
      ...unused.map(([name]) => `${name} is for a live model: set VITE_TUTOR to gemini or openai, or remove it.`),
    );
  }
  if (baseUrl !== '' && !isAddress(baseUrl)) {
    complaints.push('VITE_TUTOR_BASE_URL does not look right: it should read like https://models.example/v1.');
  }
  if (!isSampling(sampling)) complaints.push('VITE_TUTOR_SAMPLING does not look right: it should be spec or model.');
  if (/\s/u.test(model)) complaints.push('VITE_TUTOR_MODEL does not look right: a model name has no spaces.');
  if (kind === 'gemini') {
    if (configuration.kind !== 'firebase') {
      complaints.push(
        'VITE_TUTOR is gemini, which needs a Firebase project: set VITE_FIREBASE_API_KEY and the others.',
      );
    }
    if (baseUrl.startsWith('/')) {
      complaints.push(
        'VITE_TUTOR_BASE_URL does not look right: for gemini it needs a host, as in https://models.example.',
      );
    }
    if (key !== '') complaints.push('VITE_TUTOR_KEY is only for openai: Gemini goes through the Firebase project.');
  }
  const confirmedBy = typeof environment[CONFIRMED_BY] === 'string' ? environment[CONFIRMED_BY].trim() : '';
  if (kind === 'gemini' && !isName(confirmedBy)) {
    complaints.push(
      `${CONFIRMED_BY} is missing: Google’s terms exclude everyone under 18 from an app with Gemini. Whoever answers ` +
        'for this deployment confirms by name that only adults use it, or takes another tutor (VITE_TUTOR=openai or none).',
    );
  }
  if (kind === 'openai') {
    if (baseUrl === '') {
      complaints.push(
        'VITE_TUTOR_BASE_URL is missing: openai needs an address, for example http://localhost:11434/v1.',
      );
    }
    if (model === '') complaints.push('VITE_TUTOR_MODEL is missing: openai needs the name of a model.');
  }
  if (complaints.length > 0 || !isSampling(sampling)) return { ok: false, error: complaints };

  if (kind === 'openai') return { ok: true, value: { kind, baseUrl, model, ...(key && { key }), sampling } };
  if (kind === 'gemini' && configuration.kind === 'firebase') {
    const { firebase } = configuration;
    const name = model || DEFAULT_GEMINI_MODEL;
    return { ok: true, value: { kind, firebase, model: name, ...(baseUrl && { baseUrl }), sampling } };
  }
  return { ok: true, value: { kind: 'built-in' } };
}

/** Warnings for the owner before the build is published. */
export function tutorWarnings(configuration: TutorConfiguration): readonly string[] {
  if (configuration.kind !== 'openai' || configuration.key === undefined) return [];
  return [
    'VITE_TUTOR_KEY would be published in the bundle, where everyone who opens the page can read it: leave it out and ' +
      'let a relay at VITE_TUTOR_BASE_URL add it, unless this deployment is private.',
  ];
}

/** The origins that the content security policy must allow for prompts. Firebase's origins already include Google's. */
export const tutorOrigins = (configuration: TutorConfiguration): string[] =>
  configuration.kind !== 'built-in' && configuration.baseUrl?.startsWith('http')
    ? [new URL(configuration.baseUrl).origin]
    : [];
