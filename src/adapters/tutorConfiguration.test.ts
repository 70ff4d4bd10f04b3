import { describe, expect, test } from 'vitest';
import type { Configuration } from './configuration';
import { readTutorConfiguration, tutorOrigins, tutorWarnings } from './tutorConfiguration';

const embedded: Configuration = { kind: 'embedded' };
const firebase = {
  apiKey: 'AIza-test',
  authDomain: 'demo-x.firebaseapp.com',
  projectId: 'demo-x',
  appId: '1:1234567890:web:abcdef',
};
const hosted: Configuration = { kind: 'firebase', firebase };
const CONFIRMED = { VITE_GEMINI_ADULTS_ONLY_CONFIRMED_BY: 'Lakshmi Devi' };
const gemini = { VITE_TUTOR: 'gemini', ...CONFIRMED };

describe('the configured tutor', () => {
  test.each([
    ['no variables', {}],
    ['blank variables', { VITE_TUTOR: ' ', VITE_TUTOR_MODEL: '' }],
    ['the name “built-in”', { VITE_TUTOR: 'built-in' }],
    ['variables of other features', { VITE_SPEECH: 'x', VITE_FIREBASE_API_KEY: 'y', VITE_TUTORIALS: 'z' }],
  ])('is the built-in one for %s', (_, environment) => {
    for (const configuration of [embedded, hosted]) {
      expect(readTutorConfiguration(environment, configuration)).toEqual({ ok: true, value: { kind: 'built-in' } });
    }
  });

  test('is Gemini with the default model or a named one', () => {
    expect(readTutorConfiguration(gemini, hosted)).toEqual({
      ok: true,
      value: { kind: 'gemini', firebase, model: 'gemini-3.5-flash', sampling: 'spec' },
    });
    const named = {
      ...gemini,
      VITE_TUTOR_MODEL: 'gemini-3.1-flash-lite',
      VITE_TUTOR_BASE_URL: 'http://127.0.0.1:9',
      VITE_TUTOR_SAMPLING: 'model',
    };
    expect(readTutorConfiguration(named, hosted)).toEqual({
      ok: true,
      value: {
        kind: 'gemini',
        firebase,
        model: 'gemini-3.1-flash-lite',
        baseUrl: 'http://127.0.0.1:9',
        sampling: 'model',
      },
    });
  });

  test('is an OpenAI-compatible endpoint, without Firebase, with or without a key', () => {
    const local = { VITE_TUTOR: 'openai', VITE_TUTOR_BASE_URL: '/api/models/v1', VITE_TUTOR_MODEL: 'gemma3:4b' };
    expect(readTutorConfiguration(local, embedded)).toEqual({
      ok: true,
      value: { kind: 'openai', baseUrl: '/api/models/v1', model: 'gemma3:4b', sampling: 'spec' },
    });
    expect(readTutorConfiguration({ ...local, VITE_TUTOR_KEY: 'k' }, embedded)).toMatchObject({ value: { key: 'k' } });
  });
});

describe('a mistake gives an error message that names the variable', () => {
  test.each([
    [{ VITE_TUTOR: 'chatgpt' }, embedded, /^VITE_TUTOR does not look right/u],
    [{ VITE_TUTOR_MODEL: 'm' }, embedded, /^VITE_TUTOR_MODEL is for a live model/u],
    [{ VITE_TUTOR_KEY: 'k' }, hosted, /^VITE_TUTOR_KEY is for a live model/u],
    [gemini, embedded, /^VITE_TUTOR is gemini, which needs a Firebase project/u],
    [{ ...gemini, VITE_TUTOR_KEY: 'k' }, hosted, /^VITE_TUTOR_KEY is only for openai/u],
    [{ ...gemini, VITE_TUTOR_MODEL: 'a b' }, hosted, /^VITE_TUTOR_MODEL does not look right/u],
    [{ ...gemini, VITE_TUTOR_BASE_URL: '/api' }, hosted, /^VITE_TUTOR_BASE_URL .* for gemini/u],
    [{ VITE_TUTOR: 'openai', VITE_TUTOR_MODEL: 'm' }, embedded, /^VITE_TUTOR_BASE_URL is missing/u],
    [{ VITE_TUTOR: 'openai', VITE_TUTOR_BASE_URL: 'http://x/v1' }, embedded, /^VITE_TUTOR_MODEL is missing/u],
    [
      { VITE_TUTOR: 'openai', VITE_TUTOR_MODEL: 'm', VITE_TUTOR_BASE_URL: 'localhost:11434' },
      embedded,
      /^VITE_TUTOR_BASE_URL does not look right/u,
    ],
    [{ ...gemini, VITE_TUTOR_SAMPLING: 'none' }, hosted, /^VITE_TUTOR_SAMPLING does not look right/u],
    [{ VITE_TUTOR_URL: 'http://x' }, embedded, /^VITE_TUTOR_URL is not a variable of Aksharam/u],
  ])('%j', (environment, configuration, sentence) => {
    const read = readTutorConfiguration(environment, configuration);
    expect(read).toEqual({ ok: false, error: [expect.stringMatching(sentence)] });
  });
});

describe('Gemini is not for children', () => {
  const withConfirmation = (name: string | undefined) =>
    readTutorConfiguration({ VITE_TUTOR: 'gemini', VITE_GEMINI_ADULTS_ONLY_CONFIRMED_BY: name }, hosted);

  test.each([undefined, '', '  ', 'yes', 'TRUE', '1', 'ok', 'x'])(
    'so %j is refused as a confirmation, with the reason',
    (name) => {
      const sentence = /^VITE_GEMINI_ADULTS_ONLY_CONFIRMED_BY is missing: .*under 18.*by name/u;
      expect(withConfirmation(name)).toEqual({ ok: false, error: [expect.stringMatching(sentence)] });
    },
  );

  test.each(['Lakshmi Devi', 'లక్ష్మి', 'Bo'])('but %j is accepted as the name of a responsible adult', (name) => {
    expect(withConfirmation(name).ok).toBe(true);
  });
});

test('the build warns about a key that would be published', () => {
  const local = { kind: 'openai', baseUrl: 'http://x/v1', model: 'm', sampling: 'spec' } as const;
  expect(tutorWarnings({ ...local, key: 'k' })).toEqual([expect.stringMatching(/^VITE_TUTOR_KEY would be published/u)]);
  expect(tutorWarnings(local)).toEqual([]);
  expect(tutorWarnings({ kind: 'built-in' })).toEqual([]);
});

test('the origins of prompts are known at build time', () => {
  const local = { kind: 'openai', baseUrl: 'http://localhost:11434/v1', model: 'm', sampling: 'spec' } as const;
  expect(tutorOrigins(local)).toEqual(['http://localhost:11434']);
  expect(tutorOrigins({ ...local, baseUrl: '/api/models' })).toEqual([]);
  expect(tutorOrigins({ kind: 'gemini', firebase, model: 'm', sampling: 'spec' })).toEqual([]);
  expect(tutorOrigins({ kind: 'built-in' })).toEqual([]);
});
