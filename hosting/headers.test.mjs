import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { originsOf } from '../src/adapters/origins';
import { readConfiguration } from '../src/adapters/configuration';
import { assetHeaders, documentHeaders, isAsset } from './headers.mjs';

/** @param {Parameters<typeof documentHeaders>[0]} policy @returns {Record<string, string[]>} */
function directivesOf(policy) {
  const directives = (documentHeaders(policy)['Content-Security-Policy'] ?? '').split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

const origin = fc.webUrl({ validSchemes: ['http', 'https'] }).map((url) => new URL(url).origin);
const origins = fc.uniqueArray(origin, { maxLength: 4 });
const hashes = fc.uniqueArray(
  fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('base64')),
  { maxLength: 3 },
);
const policies = fc.record({
  scriptHashes: hashes,
  styleHashes: hashes,
  connect: origins,
  frame: origins,
  image: origins,
  script: origins,
});

const NOTHING = { scriptHashes: [], styleHashes: [] };

describe('the content security policy', () => {
  test('allows only our own scripts and those of the configured providers', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        const { 'script-src': scripts = [], ...others } = directivesOf(policy);
        expect(scripts).toEqual([`'self'`, ...policy.scriptHashes.map((hash) => `'sha256-${hash}'`), ...policy.script]);
        expect(Object.values(others).flat()).not.toContain(`'unsafe-eval'`);
        expect(Object.entries(others).filter(([, sources]) => sources.includes(`'unsafe-inline'`))).toEqual([
          ['style-src-attr', [`'unsafe-inline'`]],
        ]);
      }),
    );
  });

  test('locks the directives that no provider may widen', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        expect(directivesOf(policy)).toMatchObject({
          'default-src': [`'none'`],
          'object-src': [`'none'`],
          'base-uri': [`'none'`],
          'frame-ancestors': [`'none'`],
          'form-action': [`'self'`, 'mailto:'],
          'worker-src': [`'self'`],
          'font-src': [`'self'`],
          'style-src-elem': [`'self'`, ...policy.styleHashes.map((hash) => `'sha256-${hash}'`)],
        });
      }),
    );
  });

  test('grants a provider only the sources it asks for', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        const directives = directivesOf(policy);
        expect(directives['connect-src']).toEqual([`'self'`, ...policy.connect]);
        expect(directives['img-src']).toEqual([`'self'`, 'data:', 'blob:', ...policy.image]);
        expect(directives['frame-src']).toEqual(policy.frame.length > 0 ? policy.frame : [`'none'`]);
      }),
    );
  });

  test('requires Trusted Types when every script is ours', () => {
    expect(directivesOf(NOTHING)).toMatchObject({
      'require-trusted-types-for': [`'script'`],
      'trusted-types': ['aksharam'],
    });
    expect(directivesOf({ ...NOTHING, script: ['https://apis.example'] })).not.toHaveProperty('trusted-types');
  });

  test('cannot be widened by a Firebase variable: an accepted value adds sources, never a keyword', () => {
    const known = Object.keys(directivesOf(NOTHING));
    const nasty = fc.oneof(
      fc.constantFrom(`a.example`, `a.example:99`, `https://a.example`, `a.example; script-src *`, `'self'`, `data:`),
      fc.constantFrom(`*`, `*.example`, `a.example 'unsafe-inline'`, `a.example\n'unsafe-eval'`, `a.example;sandbox`),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(nasty, nasty, (authDomain, emulator) => {
        const documents = readConfiguration({
          VITE_FIREBASE_API_KEY: 'AIzaSy-example',
          VITE_FIREBASE_AUTH_DOMAIN: authDomain,
          VITE_FIREBASE_PROJECT_ID: 'school-1',
          VITE_FIREBASE_APP_ID: '1:1234567890:web:abcdef',
          VITE_FIREBASE_AUTH_EMULATOR_HOST: emulator,
          VITE_FIREBASE_FIRESTORE_EMULATOR_HOST: emulator,
        });
        const directives = directivesOf({
          ...NOTHING,
          ...originsOf(documents.ok ? documents.value : { kind: 'embedded' }, null, { kind: 'built-in' }),
        });
        const isOurs = directives['script-src']?.length === 1;
        expect(Object.keys(directives)).toEqual(isOurs ? known : known.filter((name) => !name.includes('trusted')));
        expect(directives['script-src']?.filter((source) => !/^('self'|https:\/\/[\w.-]+)$/.test(source))).toEqual([]);
        for (const name of ['connect-src', 'frame-src']) {
          expect(
            directives[name]?.filter((source) => !/^('self'|'none'|https?:\/\/(\*\.)?[\w.-]+(:\d+)?)$/.test(source)),
          ).toEqual([]);
        }
      }),
    );
  });
});

describe('the headers', () => {
  test('of every response forbid type sniffing and use by another site', () => {
    for (const headers of [documentHeaders(NOTHING), assetHeaders]) {
      expect(headers).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
    }
  });

  test('of a document force revalidation, limit the referrer and deny device access', () => {
    expect(documentHeaders(NOTHING)).toMatchObject({
      'Cache-Control': 'no-cache',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}/),
      'Permissions-Policy': expect.stringMatching(/(?=.*camera=\(\))(?=.*microphone=\(\))(?=.*geolocation=\(\))/),
      // A sign-in popup could not reach its opener under plain `same-origin`.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    });
  });

  test('of an asset apply only to files below /assets/', () => {
    expect(['/assets/react-1a2b.js', '/assets/fonts/a.woff2'].filter((path) => !isAsset(path))).toEqual([]);
    expect(['/', '/assets', '/assets.html', '/voice/worker.js', '/te/assets/x.js'].filter(isAsset)).toEqual([]);
  });
});
