// npm run dev: installs what is missing and starts the development server.
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './setup/dependencies.mjs';

ensureDependencies();
const { makeVoice } = await import('./make-voice.mjs');
const root = new URL('../', import.meta.url);
await makeVoice(root, new URL('public/voice/', root));

const { createServer } = await import('vite');
const { proofreading } = await import('./proofreading/devServer.mjs');
const server = await createServer({ plugins: [proofreading(fileURLToPath(root))] });
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
