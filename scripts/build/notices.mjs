// Collects the licenses of the bundled packages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that ship without an import: the sources of our fonts, and the base of the style sheet. */
const NOT_IMPORTED = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/baloo-tammudu-2',
  '@fontsource/noto-sans-telugu',
  'tailwindcss',
];

/** The module's package folder; a package may be nested in another one's node_modules. */
const folderOf = (/** @type {string} */ moduleId) => /.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(moduleId)?.[0];

/** @param {string} folder */
function notice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  if (!license && !file) throw new Error(`${name} has no license`);
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version}\nLicense: ${license}\n\n${text}\n`;
}

/**
 * A Vite plugin that writes third-party-notices.txt next to the pages.
 * @returns {import('vite').Plugin}
 */
export const thirdPartyNotices = () => ({
  name: 'aksharam:third-party-notices',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const folders = new Set([...modules.map(folderOf), ...NOT_IMPORTED.map((name) => join('node_modules', name))]);
    const notices = [...folders].filter((folder) => folder !== undefined).map(notice);
    const line = `\n${'-'.repeat(80)}\n\n`;
    this.emitFile({
      type: 'asset',
      fileName: 'third-party-notices.txt',
      source: `Aksharam is licensed under the Apache License 2.0. It contains the following third-party works.\n${line}${[...new Set(notices)].sort().join(line)}`,
    });
  },
});
