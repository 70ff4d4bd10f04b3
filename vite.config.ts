import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkNames, readAhead } from './scripts/build/chunks.mjs';
import { prebuilt } from './scripts/build/prebuilt.mjs';

/** Writes src/boot.js into the page's head, where it runs before the first paint. */
const bootScript = (): Plugin => ({
  name: 'aksharam:boot-script',
  transformIndexHtml: (html) =>
    html.replace(
      '<!--boot-script-->',
      () => `<script>${readFileSync(new URL('src/boot.js', import.meta.url), 'utf8')}</script>`,
    ),
});

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), bootScript(), prebuilt()],
  // The journeys expect the app as it comes, whatever the owner of this folder has configured.
  ...(process.env['AKSHARAM_ENV_FILES'] === 'none' && { envDir: false }),
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // Fonts stay files, so that the browser fetches only those it needs.
    assetsInlineLimit: 0,
    manifest: true,
    // Firestore alone is larger than what Vite warns of; it is loaded only where it is configured.
    chunkSizeWarningLimit: 800,
    modulePreload: {
      polyfill: false,
      // The list of every page's files would have to arrive before the first page: only the styles stay in it.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    rolldownOptions: {
      output: {
        // The texts of a theme, and the stories, are found among the built files by their name.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, folder] = /\/src\/content\/(words|stories|rhymes)\//u.exec(facadeModuleId ?? '') ?? [];
          return `assets/${folder === undefined ? '' : `${folder}-`}[name]-[hash].js`;
        },
        ...(!isSsrBuild && {
          postBanner: readAhead,
          codeSplitting: {
            groups: [{ name: chunkNames(), debugName: 'screens', includeDependenciesRecursively: false }],
          },
        }),
      },
    },
  },
  server: { port: 5173 },
}));
