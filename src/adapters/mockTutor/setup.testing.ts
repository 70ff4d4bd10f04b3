// Vitest's global setup: tests in a browser ask for `inject('tutorStandIn')`, the stand-in's address.
import type { TestProject } from 'vitest/node';
import { startTutorStandIn } from './server.testing';

declare module 'vitest' {
  interface ProvidedContext {
    tutorStandIn: string;
  }
}

export default async function setup(project: TestProject) {
  const { base, close } = await startTutorStandIn();
  project.provide('tutorStandIn', base);
  return close;
}
