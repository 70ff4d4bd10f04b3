import { generateKeyPairSync, createVerify } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { understand } from '../../src/adapters/shapes/understand';
import { POEM_TAGS } from '../../src/content/padyalu/collectedPoem';
import { poems, poets } from '../../src/content/padyalu/poems';
import { sharedContent } from '../../src/adapters/sharedContent';
import { bundlesOf } from '../../src/domain/content/bundles';
import { contentChanges, mergedOver } from '../../src/domain/content/changes';
import { poemFaults, poetFaults } from '../../src/domain/padyalu/poemFaults';
import { translationFaults } from '../../src/domain/quiz/translationFaults';
import { contentArguments } from './arguments.mjs';
import { signedAssertion, tokens } from './credentials.mjs';
import { firestoreRest } from './firestoreRest.mjs';
import { planLines, planUpload } from './plan.mjs';
import { progressLine } from './progress.mjs';
import { readFolder } from './readFolder.mjs';
import { validate } from './validate.mjs';

const packing = { bundlesOf, contentChanges, mergedOver };
const app = {
  understand,
  poemFaults,
  poetFaults,
  translationFaults,
  tags: POEM_TAGS,
  poetIds: poets.map(({ id }) => id),
};

describe('the command’s arguments', () => {
  test('set the folder, the project and the options', () => {
    expect(contentArguments(['poems/', '--project', 'school', '--dry-run', '--remove', '--strict'])).toEqual({
      folder: 'poems/',
      project: 'school',
      isDryRun: true,
      removes: true,
      isStrict: true,
    });
    expect(contentArguments(['poems/'])).toMatchObject({ removes: false, isDryRun: false, project: null });
  });

  test.each([
    [[], 'Pass the folder to upload.'],
    [['a', 'b'], 'Only one folder can be uploaded; b is a second one.'],
    [['a', '--delete'], '--delete is not an option of this command.'],
    [['a', '--project'], '--project needs the id of a project.'],
  ])('%j are refused', (given, sentence) => expect(contentArguments(given)).toBe(sentence));
});

describe('a folder', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-'));
    const files = {
      'poems.json': '[{"id":"a"}]',
      'poems-more.json': '[{"id":"b"}]',
      'words.json': '[]',
      'poets.json': '{"id":"c"}',
      'stories.json': '[]',
      'poems.broken.json': '[',
      'poems-list.json': '["a"]',
      'notes.txt': 'left alone',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is read file by file, and files that are not content are reported', async () => {
    const { loaded, complaints } = await readFolder(folder);
    expect(loaded.poems?.map(({ entry }) => entry['id'])).toEqual(['b', 'a']);
    expect(loaded.words).toEqual([]);
    expect(complaints).toEqual([
      'poems-list.json has an entry that is not an object.',
      expect.stringMatching(/^poems\.broken\.json is not JSON: /),
      'poets.json is not a list of entries.',
      'The name of stories.json does not say what it contains: begin it with poems, poets or words.',
    ]);
  });
});

describe('an owner’s content must pass the same checks as ours', () => {
  /** @param {string} kind @param {any} entry */
  const messages = (kind, entry) =>
    validate(app, { [kind]: [{ file: 'x.json', entry }] }).map(({ level, sentence }) => `${level}: ${sentence}`);
  const own = /** @type {any} */ (poems[0]);

  // padyalu.test.ts and the Telugu check test all of our content; here, a sample is enough.
  test.each([
    ['poems', 10],
    ['poets', 1],
  ])('our own %s pass without doubts', async (kind, every) => {
    const entries = await sharedContent[/** @type {'poems'} */ (kind)].all();
    const some = entries.filter((_, at) => at % every === 0);
    const loaded = { [kind]: some.map((entry) => ({ file: 'ours.json', entry: { ...entry } })) };
    expect(validate(app, loaded)).toEqual([]);
  });

  test('a word with a space in its prompt, or a loanword, passes', () => {
    expect(messages('words', { id: 'food_Ice cream', correct: 'ఐస్‌క్రీమ్', wrong: 'నాప్‌కిన్', category: 'food' })).toEqual([]);
  });

  test.each([
    [{ ...own, id: undefined }, 'wrong: it has no id.'],
    [{ ...own, poetId: 'nobody' }, 'wrong: its poet nobody is neither in the folder nor in the app.'],
    [{ ...own, tags: 'devotion, nature' }, 'wrong: tags has the wrong shape.'],
    [{ ...own, color: 'red' }, 'wrong: color is not a known field or value.'],
    [{ ...own, meter: 'limerick' }, 'wrong: meter is not a known field or value.'],
    [{ ...own, title: 'ిఉప్పు' }, 'wrong: title: ిఉప్పు begins with a vowel sign or other mark.'],
    [{ ...own, teluguMeaning: `${own.teluguMeaning} వాళ్ళు వచ్చారు.` }, 'doubtful: teluguMeaning: వాళ్ళు: we write ళ్ల.'],
  ])('a faulty poem is reported: %o', (entry, sentence) => expect(messages('poems', entry)).toContain(sentence));

  test('a duplicate id is wrong; a poem’s poet may be in the folder or in the store', () => {
    const entry = { ...own, poetId: 'new-poet' };
    const twice = [
      { file: 'x.json', entry },
      { file: 'x.json', entry },
    ];
    const poet = {
      file: 'x.json',
      entry: { id: 'new-poet', name: 'New', period: 'today', nameTelugu: 'కొత్త', periodTelugu: 'నేడు' },
    };
    expect(validate(app, { poems: twice, poets: [poet] }).map(({ sentence }) => sentence)).toEqual([
      'its id is used twice.',
    ]);
    expect(validate(app, { poems: [{ file: 'x.json', entry }] }, ['new-poet'])).toEqual([]);
  });

  test('a word that cannot be requests is wrong', () => {
    expect(messages('words', { id: 'food_Milk', correct: '', wrong: 'నీళ్లు', category: 'food' })).toEqual([
      'wrong: it lacks fields that the app needs to show it.',
    ]);
  });
});

describe('a plan', () => {
  const entry = (/** @type {string} */ id, text = '') => ({ id, text });
  const NOTHING = {
    manifest: null,
    entries: { poems: [], poets: [], words: [] },
    versions: new Map(),
    collections: [],
  };

  /** The store after a plan has been carried out. @param {import('./plan.mjs').Plan} plan @param {any} entries */
  const after = (plan, entries) => ({
    ...NOTHING,
    manifest: plan.manifest,
    entries: { ...NOTHING.entries, ...entries },
    versions: new Map(plan.manifest.bundles.map(({ id, version }) => [id, version])),
  });

  const first = planUpload(packing, NOTHING, { poems: [entry('a'), entry('b')] }, { removes: false });

  test('lists what is added, and which bundles change', () => {
    expect(planLines(first, { removes: false })).toEqual([
      'poems: 2 added (a, b), 0 changed, 0 only in the store (not deleted without --remove).',
      'Bundles: 1 to write, 0 up to date, 0 obsolete to delete.',
    ]);
  });

  test('of the same content does nothing', () => {
    const stored = after(first, { poems: [entry('a'), entry('b')] });
    const again = planUpload(packing, stored, { poems: [entry('b'), entry('a')] }, { removes: false });
    expect(again).toMatchObject({ writes: [], changesManifest: false, deletes: [] });
  });

  test('deletes nothing without --remove', () => {
    const stored = after(first, { poems: [entry('a'), entry('b')] });
    const loaded = { poems: [entry('b', 'changed')] };
    const merged = planUpload(packing, stored, loaded, { removes: false });
    expect(JSON.parse(merged.writes[0]?.entries ?? '')).toEqual([entry('a'), entry('b', 'changed')]);
    const removed = planUpload(packing, stored, loaded, { removes: true });
    expect(JSON.parse(removed.writes[0]?.entries ?? '')).toEqual([entry('b', 'changed')]);
    expect(planLines(removed, { removes: true })[0]).toBe('poems: 0 added, 1 changed (b), 1 removed (a).');
  });

  test('leaves a kind alone that is not in the folder, even with --remove', () => {
    const stored = after(first, { poems: [entry('a'), entry('b')] });
    const plan = planUpload(packing, stored, { poets: [entry('p')] }, { removes: true });
    expect(plan.writes.map(({ kind }) => kind)).toEqual(['poets']);
    expect(plan.manifest.bundles.map(({ kind }) => kind)).toEqual(['poems', 'poets']);
  });

  test('after an interruption writes only what is missing, and keeps the bundles of the previous manifest', () => {
    const bundle = first.manifest.bundles[0];
    const stored = {
      ...NOTHING,
      versions: new Map([
        [bundle?.id ?? '', bundle?.version ?? ''],
        ['obsolete', 'x'],
      ]),
    };
    const plan = planUpload(packing, stored, { poems: [entry('a'), entry('b')] }, { removes: false });
    expect(plan).toMatchObject({ writes: [], upToDate: 1, changesManifest: true, deletes: ['obsolete'] });
    const before = { ...after(first, { poems: [] }), manifest: first.manifest };
    const emptied = planUpload(packing, before, { poems: [] }, { removes: true });
    expect(emptied).toMatchObject({ writes: [], changesManifest: true, deletes: [] });
  });

  test('shows its progress', () => {
    expect(progressLine(1, 3)).toBe('[##########....................] 1 of 3');
    expect(progressLine(0, 0)).toBe('[..............................] 0 of 0');
  });
});

describe('the store', () => {
  /** @param {{ status: number, body?: unknown }[]} answers */
  function answering(answers) {
    /** @type {{ url: string, init: RequestInit | undefined }[]} */
    const requests = [];
    const remaining = [...answers];
    const fetch = async (/** @type {any} */ url, /** @type {RequestInit | undefined} */ init) => {
      requests.push({ url: String(url), init });
      const { status, body = {} } = remaining.shift() ?? { status: 500 };
      return new Response(JSON.stringify(body), { status });
    };
    return { requests, store: firestoreRest({ projectId: 'school', token: async () => 'owner', waitMs: 0, fetch }) };
  }

  test('is requests again when it is busy, but not when it refuses', async () => {
    const { store, requests } = answering([
      { status: 503 },
      { status: 429 },
      { status: 200, body: { fields: { version: { stringValue: 'x' }, part: { integerValue: '2' } } } },
    ]);
    expect(await store.get('contentBundles/a')).toEqual({ version: 'x', part: 2 });
    expect(requests).toHaveLength(3);
    expect(new Headers(requests[0]?.init?.headers).get('authorization')).toBe('Bearer owner');
    await expect(answering([{ status: 403, body: { error: 'no' } }]).store.get('a/b')).rejects.toThrow(
      'Firestore answered 403',
    );
    expect(await answering([{ status: 404 }]).store.get('a/b')).toBeNull();
  });

  test('fails with a message after several attempts', async () => {
    await expect(answering([]).store.set('a/b', {})).rejects.toThrow('Firestore answered 500');
  });

  test('is read page by page', async () => {
    const page = (/** @type {string} */ id, /** @type {string} */ next) => ({
      status: 200,
      body: {
        documents: [{ name: `projects/school/x/${id}`, fields: { version: { stringValue: id } } }],
        nextPageToken: next,
      },
    });
    const { store, requests } = answering([page('a', 'more'), page('b', '')]);
    expect(await store.column('contentBundles', 'version')).toEqual(
      new Map([
        ['a', 'a'],
        ['b', 'b'],
      ]),
    );
    expect(requests[1]?.url).toContain('pageToken=more');
  });
});

describe('the command writes as', () => {
  test('the owner of an emulator', async () => {
    expect(await tokens({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })()).toBe('owner');
  });

  test('a service account, with a signed assertion, and requests its token once', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const [head = '', claims = '', signature = ''] = signedAssertion(
      { client_email: 'a@b.example', private_key },
      1000,
    ).split('.');
    expect(createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(publicKey, signature, 'base64url')).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iss: 'a@b.example',
      iat: 1000,
      exp: 4600,
    });

    const folder = await mkdtemp(join(tmpdir(), 'account-'));
    const file = join(folder, 'account.json');
    await writeFile(file, JSON.stringify({ type: 'service_account', client_email: 'a@b.example', private_key }));
    let requests = 0;
    const fetch = async () => {
      requests += 1;
      return new Response(JSON.stringify({ access_token: 'given' }));
    };
    const token = tokens({ GOOGLE_APPLICATION_CREDENTIALS: file }, fetch);
    expect([await token(), await token(), requests]).toEqual(['given', 'given', 1]);
    const refusing = tokens(
      { GOOGLE_APPLICATION_CREDENTIALS: file },
      async () => new Response('{"error_description":"gone"}'),
    );
    await expect(refusing()).rejects.toThrow('gone');
    await rm(folder, { recursive: true });
  });
});
