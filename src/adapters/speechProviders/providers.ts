import type { SpeechProvider } from './provider';
import { sarvam } from './sarvam/provider';

/** Every provider, by its name. Each one has a mock in providers.contract.test.ts and passes the same contract. */
export const SPEECH_PROVIDERS = { sarvam } satisfies Readonly<Record<string, SpeechProvider>>;

export type SpeechProviderName = keyof typeof SPEECH_PROVIDERS;
