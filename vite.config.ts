import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkNames, eagerCompileHint } from './scripts/build/chunks.mjs';
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
  // End-to-end tests need the default configuration, whatever the owner's .env files say.
  ...(process.env['AKSHARAM_ENV_FILES'] === 'none' && { envDir: false }),
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // Fonts stay separate files, so that the browser fetches only those it needs.
    assetsInlineLimit: 0,
    manifest: true,
    // Firestore alone exceeds Vite's default limit; only builds configured for it load it.
    chunkSizeWarningLimit: 800,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The prefix lets the build find word themes, stories and rhymes among the built files.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, folder] = /\/src\/content\/(words|stories|rhymes)\//u.exec(facadeModuleId ?? '') ?? [];
          return `assets/${folder === undefined ? '' : `${folder}-`}[name]-[hash].js`;
        },
        ...(!isSsrBuild && {
          postBanner: eagerCompileHint,
          codeSplitting: {
            groups: [{ name: chunkNames(), debugName: 'screens', includeDependenciesRecursively: false }],
          },
        }),
      },
    },
  },
  server: { port: 5173 },
}));
