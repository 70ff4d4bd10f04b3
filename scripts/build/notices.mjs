// Collects the licences of what is in the bundle, from the packages themselves.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages whose files ship without being imported by name: fonts made from theirs, and the style sheet's base. */
const SHIPPED_OTHERWISE = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/baloo-tammudu-2',
  '@fontsource/noto-sans-telugu',
  'tailwindcss',
];

/** The folder of the package that a module belongs to; a package may lie inside another one's node_modules. */
const folderOf = (/** @type {string} */ moduleId) => /.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(moduleId)?.[0];

/** @param {string} folder */
function notice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  if (!license && !file) throw new Error(`${name} names no licence`);
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version}\nLicence: ${license}\n\n${text}\n`;
}

/**
 * A Vite plugin that writes third-party-notices.txt beside the pages.
 * @returns {import('vite').Plugin}
 */
export const thirdPartyNotices = () => ({
  name: 'aksharam:third-party-notices',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const folders = new Set([...modules.map(folderOf), ...SHIPPED_OTHERWISE.map((name) => join('node_modules', name))]);
    const notices = [...folders].filter((folder) => folder !== undefined).map(notice);
    const line = `\n${'-'.repeat(80)}\n\n`;
    this.emitFile({
      type: 'asset',
      fileName: 'third-party-notices.txt',
      source: `Aksharam is licensed under the Apache License 2.0. It contains the following works of others.\n${line}${[...new Set(notices)].sort().join(line)}`,
    });
  },
});
