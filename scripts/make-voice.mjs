// Makes public/voice, the embedded Telugu voice, from the published eSpeak NG package: extracts Telugu and English from
// its 24 MB of data, and adds our worker, the license and a notice. Run before `vite` and `vite build`.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PACKAGE = '@echogarden/espeak-ng-emscripten';
const VERSION = '0.3.5';

const DATA_FOLDER = '/usr/share/espeak-ng-data/';
// Telugu text contains English words; without the English files, the engine reads Latin letters as garbage.
const SHIPPED_FILES = [
  'phondata',
  'phonindex',
  'phontab',
  'intonations',
  'te_dict',
  'lang/dra/te',
  'en_dict',
  'lang/gmw/en',
  'lang/gmw/en-US',
];

/** @typedef {{ filename: string, start: number, end: number }} PackedFile */

/**
 * The engine's JavaScript lists the packed files; the data file is their concatenation.
 * @param {string} engine
 */
export function fileTable(engine) {
  const match = /loadPackage\(\{"?files"?:(\[.*?\]),"?remote_package_size"?:(\d+)\}\)/s.exec(engine);
  if (!match?.[1] || !match[2]) throw new Error(`${PACKAGE} has no file table where version ${VERSION} has one`);
  const json = match[1].replaceAll(/([{,])(filename|start|end):/g, '$1"$2":');
  /** @type {PackedFile[]} */
  const files = JSON.parse(json);
  return { files, size: Number(match[2]), source: match[0] };
}

/**
 * @param {string} engine
 * @param {Uint8Array} data
 */
export function trimmed(engine, data) {
  const table = fileTable(engine);
  if (table.size !== data.length)
    throw new Error(`The data file has ${data.length} bytes, its table says ${table.size}`);

  /** @type {PackedFile[]} */
  const files = [];
  /** @type {Uint8Array[]} */
  const parts = [];
  let end = 0;
  for (const name of SHIPPED_FILES) {
    const packed = table.files.find((file) => file.filename === DATA_FOLDER + name);
    if (!packed) throw new Error(`${PACKAGE} has no ${name}`);
    parts.push(data.subarray(packed.start, packed.end));
    const start = end;
    end += packed.end - packed.start;
    files.push({ filename: packed.filename, start, end });
  }
  const replacement = `loadPackage(${JSON.stringify({ files, remote_package_size: end })})`;
  return { engine: engine.replace(table.source, () => replacement), data: Buffer.concat(parts) };
}

const notice = `The embedded voice of Aksharam

This folder is a separate program: a speech worker that takes text and returns sound and the times of the words.
It is free software under the GNU General Public License, version 3 (see COPYING). The rest of Aksharam talks to it
by messages only and can be used with another worker that answers the same messages.

espeak-ng.js, espeak-ng.data
  eSpeak NG, compiled to JavaScript by the Echogarden project: npm package ${PACKAGE} ${VERSION}.
  Source: https://github.com/echogarden-project/espeak-ng-emscripten (build steps)
  and https://github.com/echogarden-project/espeak-ng, branch "fork" (program and voices).
  Changed by us: only these data files are included, and the file table in espeak-ng.js lists only them:
${SHIPPED_FILES.map((name) => `    ${name}`).join('\n')}
  scripts/make-voice.mjs in Aksharam's source makes this change.

worker.js
  Written for Aksharam (voice/worker.js in its source), GPL-3.0-or-later.
`;

/**
 * @param {URL} root
 * @param {URL} target
 */
export async function makeVoice(root, target) {
  const source = new URL(`node_modules/${PACKAGE}/`, root);
  /** @type {{ version: string }} */
  const description = JSON.parse(await readFile(new URL('package.json', source), 'utf8'));
  if (description.version !== VERSION) {
    throw new Error(`${PACKAGE} is version ${description.version}; this script was tested with ${VERSION}`);
  }
  const [engine, data] = await Promise.all([
    readFile(new URL('espeak-ng.js', source), 'utf8'),
    readFile(new URL('espeak-ng.data', source)),
  ]);
  const voice = trimmed(engine, data);

  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await Promise.all([
    writeFile(new URL('espeak-ng.js', target), voice.engine),
    writeFile(new URL('espeak-ng.data', target), voice.data),
    writeFile(new URL('NOTICE', target), notice),
    copyFile(new URL('COPYING', source), new URL('COPYING', target)),
    copyFile(new URL('voice/worker.js', root), new URL('worker.js', target)),
  ]);
  return { engineBytes: voice.engine.length, dataBytes: voice.data.length };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = new URL('../', import.meta.url);
  const target = new URL('public/voice/', root);
  const { engineBytes, dataBytes } = await makeVoice(root, target);
  console.log(`${fileURLToPath(target)}: engine ${engineBytes} bytes, data ${dataBytes} bytes`);
}
