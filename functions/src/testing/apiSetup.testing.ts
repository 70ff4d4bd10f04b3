// For the adapters' tests in a browser: the real api beside the emulators.
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { openEmulated } from '../emulated';

export default async function setup(project: TestProject) {
  const { emulator } = project.getProvidedContext();
  if (emulator.kind === 'missing') return undefined;
  const server = openEmulated({ ...emulator, allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'] });
  const http = createServer((request, response) => void server.handle(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  project.provide('apiBase', `http://127.0.0.1:${port}/api`);
  return async () => {
    http.closeAllConnections();
    http.close();
    await server.close();
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    apiBase: string;
  }
}
