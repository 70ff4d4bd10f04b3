import { describe, expect, it } from 'vitest';
import { configurationWarnings, readConfiguration } from './configuration';

const complete = {
  VITE_FIREBASE_API_KEY: 'AIzaSy-example',
  VITE_FIREBASE_AUTH_DOMAIN: 'school.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'school-1',
  VITE_FIREBASE_APP_ID: '1:1234567890:web:abcdef',
};

const complaintsAbout = (environment: Record<string, unknown>) => {
  const read = readConfiguration(environment);
  return read.ok ? [] : read.error;
};

describe('the configuration', () => {
  it('without variables stores everything on the device', () => {
    const embedded = { ok: true, value: { kind: 'embedded' } };
    expect(readConfiguration({})).toEqual(embedded);
    expect(readConfiguration({ VITE_FIREBASE_API_KEY: ' ', MODE: 'production', DEV: false })).toEqual(embedded);
  });

  it('with all variables uses a Firebase project', () => {
    expect(readConfiguration({ ...complete, VITE_FIREBASE_MEASUREMENT_ID: 'G-ABC123' })).toEqual({
      ok: true,
      value: {
        kind: 'firebase',
        firebase: {
          apiKey: 'AIzaSy-example',
          authDomain: 'school.firebaseapp.com',
          projectId: 'school-1',
          appId: '1:1234567890:web:abcdef',
          measurementId: 'G-ABC123',
        },
      },
    });
  });

  it.each(Object.keys(complete))('names %s when only it is missing', (name) => {
    const complaints = complaintsAbout({ ...complete, [name]: '' });
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain(`${name} is missing`);
  });

  it.each([
    ['VITE_FIREBASE_API_KEY', 'two words'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'https://school.firebaseapp.com/'],
    ['VITE_FIREBASE_PROJECT_ID', 'My School'],
    ['VITE_FIREBASE_APP_ID', 'web'],
    ['VITE_FIREBASE_MEASUREMENT_ID', 'UA-1234'],
    ['VITE_API_BASE', 'functions.example'],
    ['VITE_APP_CHECK_SITE_KEY', 'short'],
  ])('names %s when its value is %s', (name, value) => {
    const complaints = complaintsAbout({ ...complete, [name]: value });
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain(`${name} does not look right`);
  });

  it('names an unknown variable, which is probably a typo', () => {
    expect(complaintsAbout({ ...complete, VITE_FIREBASE_APPID: 'x' })).toEqual([
      'VITE_FIREBASE_APPID is not a variable of Aksharam: check its spelling, or remove it.',
    ]);
  });

  it('includes the address of the functions and App Check when they are given', () => {
    const SITE_KEY = '6LcAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    const debugToken = '123e4567-e89b-42d3-a456-426614174000';
    const given = { VITE_API_BASE: 'https://functions.example/api/', VITE_APP_CHECK_SITE_KEY: SITE_KEY };
    const read = readConfiguration({ ...complete, ...given });
    expect(read).toMatchObject({
      value: { firebase: { apiBase: 'https://functions.example/api', appCheck: { siteKey: SITE_KEY } } },
    });
    expect(read.ok && configurationWarnings(read.value)).toEqual([]);

    const debugged = readConfiguration({ ...complete, ...given, VITE_APP_CHECK_DEBUG_TOKEN: debugToken });
    expect(debugged).toMatchObject({ value: { firebase: { appCheck: { debugToken } } } });
    expect(debugged.ok && configurationWarnings(debugged.value)).toEqual([
      expect.stringMatching(/^VITE_APP_CHECK_DEBUG_TOKEN would be published/u),
    ]);
    expect(complaintsAbout({ ...complete, VITE_APP_CHECK_DEBUG_TOKEN: debugToken })).toEqual([
      expect.stringMatching(/^VITE_APP_CHECK_SITE_KEY is missing/u),
    ]);
  });

  it('accepts both emulators or none', () => {
    const auth = { ...complete, VITE_FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(complaintsAbout(auth)[0]).toContain('VITE_FIREBASE_FIRESTORE_EMULATOR_HOST is missing');
    const both = readConfiguration({ ...auth, VITE_FIREBASE_FIRESTORE_EMULATOR_HOST: 'localhost:8080' });
    expect(both).toMatchObject({
      value: { firebase: { emulators: { auth: '127.0.0.1:9099', firestore: 'localhost:8080' } } },
    });
  });
});
