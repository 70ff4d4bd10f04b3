// Both the app and the build scripts load this file, so it uses neither browser nor Node APIs.
import { failed, ok, type Result } from '../../domain/result';
import type { Environment } from '../configuration';
import type { ConfiguredSpeech, VariableReader } from '../speechProviders/provider';
import { SPEECH_PROVIDERS } from '../speechProviders/providers';

/** Null means the built-in voice. */
export type SpeechConfiguration = ConfiguredSpeech | null;

/** The configured voice, or one error message for each wrong or missing variable. */
export function readSpeechConfiguration(environment: Environment): Result<SpeechConfiguration, readonly string[]> {
  const value: VariableReader = (name) => {
    const given = environment[name];
    return typeof given === 'string' ? given.trim() : '';
  };
  const chosen = Object.entries(SPEECH_PROVIDERS).filter(([, { variables }]) => variables.some((name) => value(name)));
  const [first, second] = chosen;
  if (!first) return ok(null);
  if (second) return failed([`Two speech providers are configured, ${first[0]} and ${second[0]}: keep one of them.`]);
  return first[1].read(value);
}

/** For the content security policy. */
export const speechOrigins = (configuration: SpeechConfiguration): string[] =>
  configuration?.address.startsWith('http') ? [new URL(configuration.address).origin] : [];
