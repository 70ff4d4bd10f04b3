import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { thirdPartyNotices } from './notices.mjs';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notices-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** @param {string} name @param {Record<string, string>} files */
async function write(name, files) {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, name, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

/** @param {string} place @param {{ license?: string, version?: string, file?: string, text?: string, code?: string }} has */
const packageAt = (place, { license, version = '1.0.0', file, text = '', code = 'export default Date.now();' }) =>
  write(join('node_modules', place), {
    'package.json': JSON.stringify({
      name: place.split('node_modules/').at(-1),
      version,
      main: 'index.js',
      type: 'module',
      ...(license ? { license } : {}),
    }),
    'index.js': code,
    ...(file ? { [file]: text } : {}),
  });

async function noticesFor(/** @type {string[]} */ ...imports) {
  const names = imports.map((_, index) => `part${index}`);
  await write('.', {
    'main.js': [
      ...imports.map((name, index) => `import ${names[index]} from '${name}';`),
      `console.log(${names.join(', ')});`,
    ].join('\n'),
  });
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [thirdPartyNotices()],
    build: { write: false, rolldownOptions: { input: join(folder, 'main.js') } },
  });
  const files = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : [];
  const notices = files.find(({ fileName }) => fileName === 'third-party-notices.txt');
  return notices?.type === 'asset' ? String(notices.source) : '';
}

describe('the third-party notices', () => {
  test('give name, version and license text of each package in the bundle, and of no other', async () => {
    await packageAt('bundled', { version: '2.3.4', license: 'MIT', file: 'LICENSE', text: 'Words of bundled.' });
    await packageAt('@of/scope', { license: 'ISC', file: 'licence.md', text: 'Words of scope.' });
    await packageAt('never-imported', { license: 'MIT', file: 'LICENSE', text: 'Words of nobody.' });
    const notices = await noticesFor('bundled', '@of/scope');
    expect(notices).toContain('bundled 2.3.4\nLicense: MIT\n\nWords of bundled.');
    expect(notices).toContain('@of/scope 1.0.0\nLicense: ISC\n\nWords of scope.');
    expect(notices).not.toContain('Words of nobody.');
  });

  test('include a package nested in another one', async () => {
    await packageAt('outer', {
      license: 'MIT',
      file: 'COPYING',
      text: 'Words of outer.',
      code: `export { default } from 'inner'; console.log('outer');`,
    });
    await packageAt('outer/node_modules/inner', { version: '0.9.0', license: 'BSD-3-Clause' });
    const notices = await noticesFor('outer');
    expect(notices).toContain('Words of outer.');
    expect(notices).toContain('inner 0.9.0\nLicense: BSD-3-Clause');
  });

  test('include the fonts and the base of the style sheet, which no module imports', async () => {
    await packageAt('bundled', { license: 'MIT' });
    const notices = await noticesFor('bundled');
    for (const shipped of ['atkinson-hyperlegible-next', 'baloo-tammudu-2', 'noto-sans-telugu', 'tailwindcss']) {
      expect(notices).toMatch(new RegExp(`^(@[\\w-]+/)?${shipped} \\d+\\.\\d+\\.\\d+$`, 'm'));
    }
    expect(notices).toContain('SIL OPEN FONT LICENSE');
  });

  test('stop the build when a package has no license', async () => {
    await packageAt('nameless', {});
    await expect(noticesFor('nameless')).rejects.toThrow('nameless has no license');
  });
});
