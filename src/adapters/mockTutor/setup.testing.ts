// Vitest's global setup: tests in a browser get the mock server's address with `inject('mockTutor')`.
import type { TestProject } from 'vitest/node';
import { startMockTutor } from './server.testing';

declare module 'vitest' {
  interface ProvidedContext {
    mockTutor: string;
  }
}

export default async function setup(project: TestProject) {
  const { base, close } = await startMockTutor();
  project.provide('mockTutor', base);
  return close;
}
