// Read by the app when it starts and by the build before it starts: no imports but types, no browser, no Node.
import type { Result } from '../domain/result';
import type { Environment } from './configuration';

export type SpeechConfiguration =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'sarvam';
      /** Sarvam's own address, or that of a relay which holds the key. */
      readonly base: string;
      readonly key?: string;
      readonly model?: string;
      readonly speaker?: string;
    };

const VARIABLES = ['VITE_SARVAM_BASE', 'VITE_SARVAM_KEY', 'VITE_SARVAM_MODEL', 'VITE_SARVAM_SPEAKER'] as const;

/** The voice that the variables configure, or one sentence for each variable that is wrong or missing. */
export function readSpeechConfiguration(environment: Environment): Result<SpeechConfiguration, readonly string[]> {
  const value = (name: (typeof VARIABLES)[number]) => {
    const given = environment[name];
    return typeof given === 'string' ? given.trim() : '';
  };
  const given = VARIABLES.filter((name) => value(name) !== '');
  if (given.length === 0) return { ok: true, value: { kind: 'embedded' } };

  const base = value('VITE_SARVAM_BASE');
  if (base === '') {
    const because = `${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'} given`;
    return {
      ok: false,
      error: [`VITE_SARVAM_BASE is missing although ${because}: name Sarvam’s address or that of the relay.`],
    };
  }
  if (!/^(https?:\/\/[\w.-]+(:\d+)?(\/[^\s;,]*)?|\/[^\s;,]*)$/.test(base)) {
    return {
      ok: false,
      error: ['VITE_SARVAM_BASE does not look right: it should read like https://… or /api/speech.'],
    };
  }
  const [key, model, speaker] = [value('VITE_SARVAM_KEY'), value('VITE_SARVAM_MODEL'), value('VITE_SARVAM_SPEAKER')];
  return {
    ok: true,
    value: { kind: 'sarvam', base, ...(key && { key }), ...(model && { model }), ...(speaker && { speaker }) },
  };
}

/** Where the page sends text to be spoken, for the content security policy. */
export const speechOrigins = (configuration: SpeechConfiguration): string[] =>
  configuration.kind === 'sarvam' && configuration.base.startsWith('http') ? [new URL(configuration.base).origin] : [];

export const speechWarnings = (configuration: SpeechConfiguration): string[] =>
  configuration.kind === 'sarvam' && configuration.key
    ? ['VITE_SARVAM_KEY will be published: whoever opens the page can read it. Use the relay in functions/ instead.']
    : [];
