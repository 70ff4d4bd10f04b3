import { describe, expect, it } from 'vitest';
import type { Configuration, FirebaseConfiguration } from './configuration';
import { originsOf } from './origins';

const hosted = (firebase: Partial<FirebaseConfiguration> = {}): Configuration => ({
  kind: 'firebase',
  firebase: {
    apiKey: 'AIzaSy-example',
    authDomain: 'school.firebaseapp.com',
    projectId: 'school-1',
    appId: '1:1234567890:web:abcdef',
    ...firebase,
  },
});
const EMBEDDED = { kind: 'embedded' } as const;
const BUILT_IN = { kind: 'built-in' } as const;

describe('the origins that a page may talk to', () => {
  it('are none but its own where everything is kept on the device', () => {
    expect(originsOf(EMBEDDED, EMBEDDED, BUILT_IN)).toEqual({ connect: [], frame: [], script: [], image: [] });
  });

  it('are Google’s, and the project’s own sign-in frame, with Firebase', () => {
    expect(originsOf(hosted(), EMBEDDED, BUILT_IN)).toEqual({
      connect: ['https://*.googleapis.com'],
      frame: ['https://school.firebaseapp.com'],
      script: ['https://apis.google.com'],
      image: ['https://www.google.com/images/cleardot.gif'],
    });
  });

  it('have those of the statistics only where they are configured', () => {
    const without = JSON.stringify(originsOf(hosted(), EMBEDDED, BUILT_IN));
    expect(without).not.toMatch(/analytics|googletagmanager/);
    const { connect, script } = originsOf(hosted({ measurementId: 'G-ABC123' }), EMBEDDED, BUILT_IN);
    expect(connect).toEqual(
      expect.arrayContaining(['https://*.google-analytics.com', 'https://*.googletagmanager.com']),
    );
    expect(script).toContain('https://www.googletagmanager.com');
  });

  it('have the emulators, which are not encrypted, only where they are configured', () => {
    expect(JSON.stringify(originsOf(hosted({ measurementId: 'G-ABC123' }), EMBEDDED, BUILT_IN))).not.toContain('http:');
    const emulators = { auth: '127.0.0.1:9099', firestore: '127.0.0.1:8080' };
    const { connect, frame } = originsOf(hosted({ emulators }), EMBEDDED, BUILT_IN);
    expect(connect).toEqual(expect.arrayContaining(['http://127.0.0.1:9099', 'http://127.0.0.1:8080']));
    expect(frame).toEqual(['https://school.firebaseapp.com', 'http://127.0.0.1:9099']);
  });

  it('have reCAPTCHA’s and the functions’ only where they are configured', () => {
    expect(JSON.stringify(originsOf(hosted({ apiBase: '/api' }), EMBEDDED, BUILT_IN))).not.toContain('recaptcha');
    const appCheck = { siteKey: '6LcAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' };
    const apiBase = 'https://functions.example/api';
    const { connect, frame, script } = originsOf(hosted({ appCheck, apiBase }), EMBEDDED, BUILT_IN);
    expect(connect).toEqual(expect.arrayContaining(['https://functions.example', 'https://www.google.com/recaptcha/']));
    expect(frame).toContain('https://www.google.com/recaptcha/');
    expect(script).toContain('https://www.gstatic.com/recaptcha/');
  });

  it('have the speech service’s origin, without its path, in both configurations', () => {
    const speech = { kind: 'sarvam', base: 'https://api.sarvam.ai/text-to-speech' } as const;
    expect(originsOf(EMBEDDED, speech, BUILT_IN).connect).toEqual(['https://api.sarvam.ai']);
    expect(originsOf(hosted(), speech, BUILT_IN).connect).toEqual([
      'https://*.googleapis.com',
      'https://api.sarvam.ai',
    ]);
  });

  it('are not more with a speech relay on the page’s own origin', () => {
    expect(originsOf(EMBEDDED, { kind: 'sarvam', base: '/api/speech' }, BUILT_IN).connect).toEqual([]);
  });

  it('have the model’s origin, without its path, where a live model is configured', () => {
    const model = { kind: 'openai', baseUrl: 'https://models.example/v1', model: 'x', sampling: 'spec' } as const;
    expect(originsOf(EMBEDDED, EMBEDDED, model).connect).toEqual(['https://models.example']);
    expect(originsOf(EMBEDDED, EMBEDDED, { ...model, baseUrl: '/models' }).connect).toEqual([]);
  });
});
