import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyNotes } from './apply.mjs';

/** @typedef {import('./note.mjs').Note} Note */

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));

const FILES = {
  'src/content/words/animals.ts': `// A comment: ఉడుత
export const animals = [
  { english: 'squirrel', telugu: 'ఉడుత', sentence: { en: "It's a squirrel.", te: 'ఇది ఉడుత.' } },
  { english: 'ant', telugu: 'చీమ', sentence: { en: 'Hello', te: 'నమస్తే' } },
  { english: 'bee', telugu: 'తేనెటీగ', sentence: { en: 'Hello', te: 'నమస్తే' } },
];
`,
  'src/content/lines.ts': 'export const line = (level: number) => ({ en: `Level ${level}`, te: `${level}వ మెట్టు` });\n',
  'src/content/lessons/one.ts': `export const one = { key: 'sentence:a', words: [{ telugu: 'నేను', english: 'I' }, { telugu: 'వచ్చాను', english: 'came' }], end: '.', english: 'I came.' };\n`,
  'src/i18n/en/site.ts': `export const en = { greeting: 'Hello {{name}}' } as const;\n`,
  'src/i18n/te/site.ts': `export const te = { greeting: 'నమస్తే {{name}}' };\n`,
};

const ANIMALS = 'src/content/words/animals.ts';

let folder = '';
beforeEach(async () => {
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'apply-'));
  for (const [file, source] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }
});
afterEach(() => rm(folder, { recursive: true }));

/** @param {Partial<Note>} note @returns {Note} */
const noteOf = (note) => ({
  file: ANIMALS,
  key: 'animals › squirrel',
  language: 'te',
  original: 'ఉడుత',
  isWrong: true,
  better: 'ఉడత',
  remark: '',
  noted: '2026-11-15T10:00:00.000Z',
  ...note,
});

const source = (/** @type {string} */ file) => readFile(join(folder, file), 'utf8');

/** @param {Partial<Note>} note @returns {Promise<string>} where it belongs and why it was skipped */
async function skipReason(note) {
  const [handled] = await applyNotes(folder, [noteOf(note)]);
  expect(handled?.outcome).toBe('skipped');
  for (const [file, text] of Object.entries(FILES)) expect(await source(file)).toBe(text);
  return `${handled?.where} ${handled?.why}`;
}

describe('a suggestion', () => {
  test('replaces its original and nothing else', async () => {
    const [handled] = await applyNotes(folder, [noteOf({})]);
    expect([handled?.outcome, handled?.where]).toEqual(['applied', `${ANIMALS}:3`]);
    expect(await source(ANIMALS)).toBe(FILES[ANIMALS].replace(`telugu: 'ఉడుత'`, `telugu: 'ఉడత'`));
  });

  test('is matched by key, even if other texts are identical', async () => {
    const note = { key: 'animals › ant › sentence', original: 'నమస్తే', better: 'నమస్కారం' };
    await applyNotes(folder, [noteOf(note)]);
    expect((await source(ANIMALS)).match(/నమస్\S+/gu)).toEqual(
      [`నమస్కారం'`, `నమస్తే'`].map((word) => expect.stringContaining(word.slice(0, -1))),
    );
  });

  test('is matched by its words after the key has changed', async () => {
    const [handled] = await applyNotes(folder, [noteOf({ key: 'animals › another name' })]);
    expect(handled?.outcome).toBe('applied');
  });

  test('may contain every character of the keyboard', async () => {
    const better = `It's "a" \\ squirrel\n\`now\``;
    await applyNotes(folder, [
      noteOf({ key: 'animals › squirrel › sentence', language: 'en', original: "It's a squirrel.", better }),
    ]);
    const { animals } = await import(`data:text/javascript,${encodeURIComponent(await source(ANIMALS))}`);
    expect(animals[0].sentence.en).toBe(better);
  });

  test('keeps the placeholders of templates and catalogues', async () => {
    const notes = [
      noteOf({ file: 'src/content/lines.ts', key: 'line', original: '${level}వ మెట్టు', better: '${level}వ స్థాయి' }),
      noteOf({ file: 'src/i18n/te/site.ts', key: 'greeting', original: 'నమస్తే {{name}}', better: 'హాయ్ {{name}}' }),
      noteOf({
        file: 'src/i18n/te/site.ts',
        key: 'greeting',
        language: 'en',
        original: 'Hello {{name}}',
        better: 'Hi {{name}}',
      }),
    ];
    expect((await applyNotes(folder, notes)).map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'applied']);
    expect(await source('src/content/lines.ts')).toContain('te: `${level}వ స్థాయి`');
    expect(await source('src/i18n/te/site.ts')).toContain(`'హాయ్ {{name}}'`);
    expect(await source('src/i18n/en/site.ts')).toContain(`'Hi {{name}}'`);
  });

  test('may be one of several in a file', async () => {
    const second = { key: 'animals › squirrel › sentence', original: 'ఇది ఉడుత.', better: 'ఇది ఒక చిన్న ఉడత.' };
    await applyNotes(folder, [noteOf({}), noteOf(second), noteOf({ better: 'ఉడతమ్మ' })]);
    expect(await source(ANIMALS)).toContain(
      `telugu: 'ఉడత', sentence: { en: "It's a squirrel.", te: 'ఇది ఒక చిన్న ఉడత.' }`,
    );
  });

  test('changes nothing with --list', async () => {
    const [handled] = await applyNotes(folder, [noteOf({})], { isListOnly: true });
    expect(handled?.outcome).toBe('applied');
    expect(await source(ANIMALS)).toBe(FILES[ANIMALS]);
  });
});

describe('a note is skipped, with its place and the reason,', () => {
  test('when it only marks a text as wrong', async () => {
    expect(await skipReason({ better: '' })).toBe(`${ANIMALS}:3 the note has no suggestion`);
  });

  test('when the text has changed since', async () => {
    expect(await skipReason({ original: 'ఉడుతా' })).toBe(`${ANIMALS}:3 the text has changed since the note`);
  });

  test('when several texts are identical and its key no longer exists', async () => {
    const why = await skipReason({ key: 'gone', original: 'నమస్తే', better: 'నమస్కారం' });
    expect(why).toBe(`${ANIMALS}:4, ${ANIMALS}:5 several texts are identical, so it is unclear which one is meant`);
  });

  test('when a placeholder is lost', async () => {
    const note = { file: 'src/i18n/te/site.ts', key: 'greeting', original: 'నమస్తే {{name}}', better: 'నమస్తే' };
    expect(await skipReason(note)).toContain('the placeholders must not change: {{name}}');
  });

  test('when it would put code into a template', async () => {
    const note = {
      file: 'src/content/lines.ts',
      key: 'line',
      original: '${level}వ మెట్టు',
      better: '${level}వ ${exit()}',
    };
    expect(await skipReason(note)).toContain('the placeholders must not change');
  });

  test('when the source assembles the sentence from words', async () => {
    const note = { file: 'src/content/lessons/one.ts', key: 'one', original: 'నేను వచ్చాను.', better: 'నేనే వచ్చాను.' };
    expect(await skipReason(note)).toContain('assembles the sentence from words');
  });
});
