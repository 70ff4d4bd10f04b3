// Runs the real API with the emulators, for the adapters' tests in a browser. It is a separate process, because
// firebase-admin finds emulators through environment variables that a second emulator of the same run would also read.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const self = fileURLToPath(import.meta.url);
const ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

/** @param {import('./emulator.mjs').Emulator} emulator */
export async function openEmulated(emulator) {
  const file = fileURLToPath(new URL('../../functions/src/emulated.ts', import.meta.url));
  /** @type {{ module: typeof import('../../functions/src/emulated') }} */
  const { module } = await runnerImport(file, { configFile: false });
  return module.openEmulated({ ...emulator, allowedOrigins: ORIGINS });
}

/**
 * Vitest's global setup: tests read `inject('apiBase')`.
 * @param {import('vitest/node').TestProject} project
 */
export default async function setup(project) {
  const { emulator } = project.getProvidedContext();
  project.provide('apiBase', '');
  if (emulator.kind === 'missing') return undefined;
  const child = spawn(process.execPath, [self, JSON.stringify(emulator)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface(child.stdout)) {
    project.provide('apiBase', line);
    break;
  }
  return async () => {
    child.kill();
    await ended;
  };
}

if (process.argv[1] === self) {
  const { handle } = await openEmulated(JSON.parse(process.argv[2] ?? '{}'));
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`);
  });
}
