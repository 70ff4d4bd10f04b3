// Builds the two baseline pages for the landing page: the same hero text as plain HTML, and the smallest React page.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compress } from '../scripts/build/compress.mjs';

const HERO = [
  'Hear it, read it, say it in Telugu.',
  'Letters, words and poems. Your child can hear every one of them, at their own pace, even without internet.',
];

const page = (/** @type {string} */ head, /** @type {string} */ body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Limit</title><style>body{font:17px/1.6 sans-serif;margin:24px}h1{font-size:44px;line-height:1.15}</style>${head}</head><body>${body}</body></html>`;

const REACT_PAGE = `
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
function Page() {
  const [count, setCount] = useState(0);
  return createElement('main', null,
    createElement('h1', null, ${JSON.stringify(HERO[0])}),
    createElement('p', null, ${JSON.stringify(HERO[1])}),
    createElement('button', { id: 'start', onClick: () => setCount(count + 1) }, count));
}
createRoot(document.getElementById('root')).render(createElement(Page));
`;

/** Writes static.html and react.html with its script into a folder. */
export async function writeLimitPages(/** @type {string} */ folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'source'), { recursive: true });
  const entry = join(folder, 'source', 'react-page.js');
  await writeFile(entry, REACT_PAGE);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'assets/react-page.js' } },
    },
  });
  await writeFile(
    join(folder, 'static.html'),
    page('', `<h1>${HERO[0]}</h1><p>${HERO[1]}</p><a href="#">Get started free</a>`),
  );
  await writeFile(
    join(folder, 'react.html'),
    page('<script type="module" src="/assets/react-page.js"></script>', '<div id="root"></div>'),
  );
  await compress(folder);
}
