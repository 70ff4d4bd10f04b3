// node scripts/make-proofreading-page.mjs [folder]: builds the proofreading page for any static host, for a proofreader
// without a checkout. Notes stay in that browser until they are downloaded and sent, for scripts/apply-notes.mjs.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { shownTexts } from './proofreading/shownTexts.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = resolve(process.argv[2] ?? `${root}.cache/proofreading-page`);

/** @type {import('vite').Plugin} */
const texts = {
  name: 'aksharam:proofreading-texts',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'texts.json', source: JSON.stringify(await shownTexts(root)) });
  },
};

await build({
  configFile: false,
  root: `${root}dev/proofread`,
  base: './',
  plugins: [react(), tailwindcss(), texts],
  build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
});
console.log(`Wrote the page to ${folder}.`);
