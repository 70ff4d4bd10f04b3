// Bundles functions/src into functions/lib for Cloud Functions and plain Node, together with the shared parts of src/.
// The dependencies in functions/package.json stay external, because they are installed on the server.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** @param {string} root @param {string} [outDir] */
export async function buildFunctions(root, outDir = join(root, 'functions', 'lib')) {
  const { dependencies } = JSON.parse(await readFile(join(root, 'functions', 'package.json'), 'utf8'));
  const source = (/** @type {string} */ name) => join(root, 'functions', 'src', `${name}.ts`);
  await rm(outDir, { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: Object.keys(dependencies) },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      // Stack traces are the only debugging information in the log.
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: { index: source('index'), serve: source('serve') },
        output: { chunkFileNames: '[name].js' },
      },
    },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildFunctions(fileURLToPath(new URL('../', import.meta.url)));
  console.log('Built functions/lib');
}
