import { inject } from 'vitest';

/** Provided to the tests by scripts/setup/emulator.mjs. */
type ProvidedEmulator =
  | {
      readonly kind: 'running';
      readonly firestoreHost: string;
      readonly authHost: string;
      readonly projectId: string;
    }
  | { readonly kind: 'missing'; readonly reason: string };

declare module 'vitest' {
  interface ProvidedContext {
    emulator: ProvidedEmulator;
  }
}

const emulator = inject('emulator');

export const noEmulator = emulator.kind === 'missing';

export function runningEmulator() {
  if (emulator.kind === 'missing') throw new Error(emulator.reason);
  return emulator;
}
