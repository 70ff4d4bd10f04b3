import type { Result } from '../../domain/result';
import type { Speech } from '../../ports/speech';

/** A provider that an owner has configured. */
export type ConfiguredSpeech = {
  readonly provider: string;
  /** Where texts are sent: the provider, or a relay that holds the key. */
  readonly address: string;
  /** Sentences for the person who runs the build, for example that a key would be published. */
  readonly warnings: readonly string[];
  /** Loads the provider's code. `send` replaces `fetch`, for example to add the learner's token. */
  open(send?: typeof fetch): Promise<Speech>;
};

/** The value of a variable, trimmed; empty when it is not set. */
export type VariableReader = (name: string) => string;

/**
 * A text-to-speech service. `read` is called by the app when it starts and by the build, so a provider's main file
 * imports only types; `open` loads the rest.
 */
export type SpeechProvider = {
  /** The build-time variables that configure it. */
  readonly variables: readonly string[];
  /** Called only when at least one variable is set. Each error is a sentence that names a variable. */
  read(value: VariableReader): Result<ConfiguredSpeech, readonly string[]>;
};
