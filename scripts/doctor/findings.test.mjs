import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { report } from './examine.mjs';
import { readFacts, secretsIn } from './facts.mjs';
import { findingsOf } from './findings.mjs';

/** @typedef {import('./facts.mjs').Facts} Facts */

const POLICY = `default-src 'none'`;

/** @type {Facts} */
const SOUND = {
  nodeVersion: '22.11.0',
  page: {
    VITE_FIREBASE_API_KEY: 'AIzaSy-example',
    VITE_FIREBASE_AUTH_DOMAIN: 'telugu-school.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'telugu-school',
    VITE_FIREBASE_APP_ID: '1:1234567890:web:abcdef',
    VITE_SITE_URL: 'https://telugu.example',
    VITE_CONTACT_EMAIL: 'hello@telugu.example',
    VITE_APP_CHECK_SITE_KEY: '6LcExampleExampleExample',
  },
  knownNames: [
    'VITE_FIREBASE_API_KEY',
    'VITE_FIREBASE_AUTH_DOMAIN',
    'VITE_FIREBASE_PROJECT_ID',
    'VITE_FIREBASE_APP_ID',
    'VITE_FIREBASE_AUTH_EMULATOR_HOST',
    'VITE_SITE_URL',
    'VITE_CONTACT_EMAIL',
    'VITE_APP_CHECK_SITE_KEY',
    'VITE_APP_CHECK_DEBUG_TOKEN',
    'VITE_GEMINI_ADULTS_ONLY_CONFIRMED_BY',
    'VITE_SARVAM_BASE',
    'VITE_SARVAM_KEY',
    'VITE_TUTOR',
    'VITE_TUTOR_KEY',
  ],
  complaints: [],
  firebaseJson: {
    config: {
      hosting: {
        headers: [{ source: '**', headers: [{ key: 'Content-Security-Policy', value: POLICY }] }],
        rewrites: [{ source: '/api/**', function: { functionId: 'api', region: 'asia-south1' } }],
      },
      functions: [{ source: 'functions' }],
    },
    madeAt: 2000,
  },
  built: { headers: { 'Content-Security-Policy': POLICY }, text: 'console.log("అ")' },
  settings: { files: ['.env.production.local'], changedAt: 1000 },
  aliasedProject: 'telugu-school',
  functionSettings: {
    files: ['functions/.env'],
    values: {
      REGION: 'asia-south1',
      ALLOWED_ORIGINS: 'https://telugu.example,https://telugu-school--*.web.app',
      SOUNDS_BUCKET: 'telugu-school-sounds',
      REQUIRE_APP_CHECK: 'yes',
    },
    known: ['REGION', 'ALLOWED_ORIGINS', 'SOUNDS_BUCKET', 'REQUIRE_APP_CHECK', 'CHAT_BASE', 'CHAT_MODEL'],
  },
  functions: { isThere: true, builtAt: 2000, changedAt: 1000, node: '22', hasLock: true },
  secrets: [],
};

/** @param {Record<string, string>} page @returns {Partial<Facts>} */
const withPage = (page) => ({ page: { ...SOUND.page, ...page } });
/** @param {string} name @returns {Partial<Facts>} */
const without = (name) => ({ page: Object.fromEntries(Object.entries(SOUND.page).filter(([key]) => key !== name)) });
/** @param {Record<string, string>} values @returns {Partial<Facts>} */
const withSettings = (values) => ({
  functionSettings: { ...SOUND.functionSettings, values: { ...SOUND.functionSettings.values, ...values } },
});

/** @param {string} name @returns {Partial<Facts>} */
const withoutSetting = (name) => ({
  functionSettings: {
    ...SOUND.functionSettings,
    values: Object.fromEntries(Object.entries(SOUND.functionSettings.values).filter(([key]) => key !== name)),
  },
});

/** The doctor always gives this hint. */
const SECRETS_HINT = /SARVAM_KEY and CHAT_KEY must be secrets/;

/** @param {Partial<Facts>} changes */
const messages = (changes) =>
  findingsOf({ ...SOUND, ...changes })
    .filter(({ sentence }) => !SECRETS_HINT.test(sentence))
    .map(({ level, sentence }) => `${level}: ${sentence}`);

test('a sound configuration has no findings', () => {
  expect(messages({})).toEqual([]);
  expect(report([])).toEqual(['No problems found.']);
});

/** @type {[string, Partial<Facts>, RegExp][]} */
const WRONG = [
  ['an old Node', { nodeVersion: '20.18.1' }, /Node 20\.18\.1 is too old/],
  ['a misspelled variable', withPage({ VITE_FIREBSE_API_KEY: 'x' }), /VITE_FIREBSE_API_KEY .* VITE_FIREBASE_API_KEY\?/],
  ['an unknown variable', withPage({ VITE_SOMETHING_ELSE: 'x' }), /VITE_SOMETHING_ELSE .* remove it\./],
  [
    'a value that the app refuses',
    { complaints: ['VITE_TUTOR does not look right.'] },
    /VITE_TUTOR does not look right/,
  ],
  [
    'an emulator in a published page',
    withPage({ VITE_FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9' }),
    /points the published page to an emulator/,
  ],
  ['another project in .firebaserc', { aliasedProject: 'other' }, /\.firebaserc names other/],
  ['a missing site address', without('VITE_SITE_URL'), /VITE_SITE_URL is missing/],
  [
    'an address without TLS',
    {
      ...withPage({ VITE_SITE_URL: 'http://telugu.example' }),
      ...withSettings({ ALLOWED_ORIGINS: 'http://telugu.example' }),
    },
    /not https/,
  ],
  [
    'another project’s sign-in',
    withPage({ VITE_FIREBASE_AUTH_DOMAIN: 'other.firebaseapp.com' }),
    /belongs to another project/,
  ],
  [
    'a sign-in domain that is not the site’s',
    withPage({ VITE_FIREBASE_AUTH_DOMAIN: 'sign.example' }),
    /must be the domain of the site/,
  ],
  ['a speech key in the page', withPage({ VITE_SARVAM_KEY: 'k' }), /VITE_SARVAM_KEY would be published/],
  ['a model’s key in the page', withPage({ VITE_TUTOR_KEY: 'k' }), /VITE_TUTOR_KEY would be published/],
  [
    'a key in the built files',
    { secrets: ['sk-very-secret-1'], built: { ...SOUND.built, text: 'x="sk-very-secret-1"' } },
    /dist\/ contains a key/,
  ],
  ['a debug token of App Check', withPage({ VITE_APP_CHECK_DEBUG_TOKEN: 'x' }), /past App Check/],
  ['Gemini without a name', withPage({ VITE_TUTOR: 'gemini' }), /exclude users under 18/],
  ['no firebase.json', { firebaseJson: { config: null, madeAt: 0 } }, /firebase\.json is missing/],
  [
    'firebase.json of another build',
    { built: { ...SOUND.built, headers: { 'Content-Security-Policy': 'other' } } },
    /does not match the build in dist/,
  ],
  [
    'settings changed after the build',
    { settings: { files: ['.env.local'], changedAt: 3000 } },
    /\.env\.local changed after the build/,
  ],
  ['functions that are not built', { functions: { ...SOUND.functions, builtAt: 0 } }, /functions are not built/],
  [
    'functions built before a change',
    { functions: { ...SOUND.functions, changedAt: 3000 } },
    /changed after they were built/,
  ],
  [
    'functions without their lock',
    { functions: { ...SOUND.functions, hasLock: false } },
    /package-lock\.json is missing/,
  ],
  ['functions for an old Node', { functions: { ...SOUND.functions, node: '20' } }, /asks for Node 20/],
  ['no functions at all', { functions: { ...SOUND.functions, isThere: false } }, /functions\/package\.json is missing/],
  ['an invalid region', withSettings({ REGION: 'Mumbai' }), /REGION is Mumbai/],
  [
    'pages and functions in two regions',
    withSettings({ REGION: 'europe-west1' }),
    /looks for the functions in asia-south1, but they run in europe-west1/,
  ],
  ['every page allowed', withSettings({ ALLOWED_ORIGINS: '*' }), /ALLOWED_ORIGINS has \*, which is not an origin/],
  [
    'every host allowed',
    withSettings({ ALLOWED_ORIGINS: 'https://*' }),
    /ALLOWED_ORIGINS has https:\/\/\*, which is not an origin/,
  ],
  [
    'an origin with a path',
    withSettings({ ALLOWED_ORIGINS: 'https://telugu.example, https://a.example/x' }),
    /https:\/\/a\.example\/x, which is not an origin/,
  ],
  [
    'the site not among the allowed origins',
    withSettings({ ALLOWED_ORIGINS: 'https://other.example' }),
    /does not include https:\/\/telugu\.example/,
  ],
  [
    'a custom domain without ALLOWED_ORIGINS',
    withoutSetting('ALLOWED_ORIGINS'),
    /does not include https:\/\/telugu\.example/,
  ],
  ['an unknown setting', withSettings({ ALOWED_ORIGINS: 'x' }), /ALOWED_ORIGINS in functions\/\.env is not a setting/],
  ['App Check required but not configured', without('VITE_APP_CHECK_SITE_KEY'), /would refuse the page/],
  ['an address without a model', { ...withSettings({ CHAT_BASE: 'https://m.example/v1' }) }, /CHAT_MODEL is not/],
  ['a model without an address', withSettings({ CHAT_MODEL: 'small' }), /CHAT_BASE is not: set it/],
  [
    'a model without encryption',
    withSettings({ CHAT_BASE: 'http://m.example', CHAT_MODEL: 'small' }),
    /be sent unencrypted/,
  ],
  [
    'a secret in a file',
    withSettings({ SARVAM_KEY: 'k' }),
    /SARVAM_KEY is in functions\/\.env: .*functions:secrets:set SARVAM_KEY --project telugu-school/,
  ],
];

test.each(WRONG)('%s is the only error reported', (_, changes, sentence) => {
  const wrong = messages(changes).filter((line) => line.startsWith('wrong: '));
  expect(wrong).toEqual([expect.stringMatching(sentence)]);
});

/** @type {[string, Partial<Facts>, RegExp][]} */
const HINTS = [
  ['no project', { page: {} }, /stores everything on the device/],
  ['no App Check', without('VITE_APP_CHECK_SITE_KEY'), /VITE_APP_CHECK_SITE_KEY is missing/],
  ['no contact address for families', without('VITE_CONTACT_EMAIL'), /VITE_CONTACT_EMAIL is missing/],
  ['no bucket', withSettings({ SOUNDS_BUCKET: '' }), /SOUNDS_BUCKET is not set/],
  ['no region', withoutSetting('REGION'), /run in asia-south1/],
  ['App Check not required', withoutSetting('REQUIRE_APP_CHECK'), /REQUIRE_APP_CHECK is not yes/],
];

test.each(HINTS)('%s is a hint', (_, changes, sentence) => {
  const hints = messages({ ...changes }).filter((line) => line.startsWith('hint: '));
  expect(hints).toContainEqual(expect.stringMatching(sentence));
});

test('an emulator’s project cannot be published', () => {
  const changes = {
    ...withPage({ VITE_FIREBASE_PROJECT_ID: 'demo-aksharam', VITE_FIREBASE_AUTH_DOMAIN: 'demo-aksharam.web.app' }),
    aliasedProject: null,
  };
  expect(messages(changes)).toEqual([expect.stringMatching(/reserved for emulators/)]);
});

test('the addresses that Firebase gives a project need no setting', () => {
  const changes = {
    ...withPage({ VITE_SITE_URL: 'https://telugu-school.web.app' }),
    ...withoutSetting('ALLOWED_ORIGINS'),
  };
  expect(messages(changes)).toEqual([]);
});

test('the doctor cannot see secrets, so it prints the command that sets them', () => {
  const sentences = findingsOf(SOUND).map(({ sentence }) => sentence);
  expect(sentences).toEqual([
    expect.stringMatching(/functions:secrets:set SARVAM_KEY --project telugu-school.*the value none/),
  ]);
});

test('a site without functions needs no settings for them', () => {
  const { functions: _left, ...config } = SOUND.firebaseJson.config;
  const bare = {
    firebaseJson: { config, madeAt: 2000 },
    functionSettings: { files: [], values: {}, known: [] },
    functions: { ...SOUND.functions, builtAt: 0 },
  };
  expect(messages(bare)).toEqual([]);
});

test('the report ends with the number of problems', () => {
  expect(report(findingsOf({ ...SOUND, nodeVersion: '18.0.0' })).at(-1)).toBe('Problems to fix: 1.');
});

describe('the facts', () => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'doctor-'));
    const files = {
      '.env.production.local': 'VITE_SITE_URL=https://telugu.example',
      '.firebaserc': '{"projects":{"default":"telugu-school"}}',
      'firebase.json': '{"hosting":{}}',
      'dist.headers.json': '{"Content-Security-Policy":"x"}',
      'dist/assets/a.js': 'let a = 1',
      'functions/package.json': '{"engines":{"node":"22"}}',
      'functions/.env.telugu-school': 'REGION=asia-south1\nALLOWED_ORIGINS="https://telugu.example"',
      'functions/lib/index.js': '',
      'functions/src/index.ts': "defineString('REGION', {})",
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), text);
    }
    await utimes(join(root, 'functions/lib/index.js'), 10, 10);
    await utimes(join(root, 'functions/src/index.ts'), 20, 20);
  });
  afterAll(() => rm(root, { recursive: true }));

  test('come from this folder: settings, build, functions', () => {
    expect(readFacts(root, { VITE_FIREBASE_PROJECT_ID: 'telugu-school' }, [])).toMatchObject({
      aliasedProject: 'telugu-school',
      firebaseJson: { config: { hosting: {} } },
      built: { headers: { 'Content-Security-Policy': 'x' }, text: 'let a = 1' },
      settings: { files: ['.env.production.local'] },
      functionSettings: {
        known: ['REGION'],
        values: { REGION: 'asia-south1', ALLOWED_ORIGINS: 'https://telugu.example' },
      },
      functions: { isThere: true, builtAt: 10_000, changedAt: 20_000, node: '22', hasLock: false },
    });
  });

  test('can be read in an empty folder', () => {
    expect(readFacts(join(root, 'none'), {}, [])).toMatchObject({
      firebaseJson: { config: null },
      functions: { isThere: false },
    });
  });

  test('include every variable that the app and its build read', () => {
    const { knownNames } = readFacts(fileURLToPath(new URL('../../', import.meta.url)), {}, []);
    expect(knownNames).toEqual(
      expect.arrayContaining([
        'VITE_FIREBASE_API_KEY',
        'VITE_SARVAM_BASE',
        'VITE_TUTOR',
        'VITE_SITE_URL',
        'VITE_CONTACT_EMAIL',
      ]),
    );
    expect(knownNames).not.toContain('VITE_FIREBASE_');
  });

  test('include secret keys of this environment, but no public ones', () => {
    expect(
      secretsIn({
        SARVAM_KEY: 'a-secret-of-some-length',
        VITE_FIREBASE_API_KEY: 'AIzaSy-made-for-pages',
        CHAT_KEY: 'short',
      }),
    ).toEqual(['a-secret-of-some-length']);
  });
});
