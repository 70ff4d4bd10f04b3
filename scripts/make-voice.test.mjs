import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileTable, makeVoice, trimmed } from './make-voice.mjs';

const root = new URL('../', import.meta.url);
const original = new URL('node_modules/@echogarden/espeak-ng-emscripten/', root);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voice-'));
  await makeVoice(root, pathToFileURL(`${folder}/made/`));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** @param {string} address */
async function engineAt(address) {
  /** @type {{ default: typeof import('../voice/espeak-ng.js').default }} */
  const { default: load } = await import(/* @vite-ignore */ `${address}espeak-ng.js`);
  const data = await readFile(new URL(`${address}espeak-ng.data`));
  const quiet = () => {};
  const copy = new Uint8Array(data).buffer;
  const { eSpeakNGWorker } = await load({ getPreloadedPackage: () => copy, print: quiet, printErr: quiet });
  return new eSpeakNGWorker();
}

/** @param {Awaited<ReturnType<typeof engineAt>>} engine @param {string} voice @param {string} text */
function spokenBy(engine, voice, text) {
  engine.set_voice(voice, '', 0, 0, 0);
  /** @type {number[]} */
  const samples = [];
  engine.synthesize(text, (part) => {
    samples.push(...part);
    return false;
  });
  return samples.join(' ');
}

describe('the trimmed voice', () => {
  test('contains the engine, our worker, the license and a notice', async () => {
    expect((await readdir(`${folder}/made`)).toSorted()).toEqual([
      'COPYING',
      'NOTICE',
      'espeak-ng.data',
      'espeak-ng.js',
      'worker.js',
    ]);
    expect(await readFile(`${folder}/made/COPYING`, 'utf8')).toContain('GNU GENERAL PUBLIC LICENSE');
    expect(await readFile(`${folder}/made/NOTICE`, 'utf8')).toContain('@echogarden/espeak-ng-emscripten 0.3.5');
  });

  test('contains a small part of the data and a matching file table', async () => {
    const table = fileTable(await readFile(`${folder}/made/espeak-ng.js`, 'utf8'));
    const data = await readFile(`${folder}/made/espeak-ng.data`);
    expect(table.size).toBe(data.length);
    expect(table.files.at(-1)?.end).toBe(data.length);
    expect(data.length).toBeLessThan(1_000_000);
  });

  test('evaluates no strings as code, which the page’s security policy forbids', async () => {
    for (const file of ['espeak-ng.js', 'worker.js']) {
      expect(await readFile(`${folder}/made/${file}`, 'utf8')).not.toMatch(
        /\beval\(|new Function\b|\bimportScripts\(/u,
      );
    }
  });

  test('sounds exactly like the full engine, in both languages', async () => {
    const [made, whole] = [await engineAt(pathToFileURL(`${folder}/made/`).href), await engineAt(original.href)];
    for (const [voice = '', text = ''] of [
      ['te', 'నేను రోజూ school కి వెళ్తాను, 25 పుస్తకాలు చదివాను.'],
      ['en', 'The quick brown fox jumps over 13 lazy dogs.'],
    ]) {
      const spoken = spokenBy(made, voice, text);
      expect(spoken.split(' ').length).toBeGreaterThan(20_000);
      // Comparing a boolean keeps thousands of numbers out of the failure message.
      expect([voice, spoken === spokenBy(whole, voice, text)]).toEqual([voice, true]);
    }
  });

  test('is not made from a package with another layout', () => {
    expect(() => trimmed('no table here', new Uint8Array())).toThrow('no file table');
    const engine =
      'loadPackage({files:[{filename:"/usr/share/espeak-ng-data/phondata",start:0,end:4}],remote_package_size:4})';
    expect(() => trimmed(engine, new Uint8Array(3))).toThrow('3 bytes');
    expect(() => trimmed(engine, new Uint8Array(4))).toThrow('has no phonindex');
  });
});
