import type { BrowserModels, CreateOptions, OpenLanguageModel, OpenTranslator } from './browserModels';

/** A model that the browser may have, may still have to download, or lacks. */
export type Part<T> = {
  readonly state: () => Promise<PartState>;
  readonly create: (options: CreateOptions & { readonly signal: AbortSignal }) => Promise<T>;
};
/** `silent` means that the API exists but does not answer. */
export type PartState = 'missing' | 'silent' | 'downloadable' | 'ready';

export type Parts = {
  readonly toTelugu: Part<OpenTranslator>;
  readonly toEnglish: Part<OpenTranslator>;
  readonly explainer: Part<OpenLanguageModel>;
};

/** A headless browser, for example, has the API but never answers. */
const TIMEOUT_MS = 3000;

const IN_ENGLISH = [{ type: 'text', languages: ['en'] }] as const;

/** Rejects when the signal aborts, even if the browser ignores the signal. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([promise, aborted]);
}

async function stateOf(ask: () => Promise<string>, timeoutMs: number): Promise<PartState> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const said = await unlessAborted(ask(), timeout);
    if (said === 'available') return 'ready';
    return said === 'downloadable' || said === 'downloading' ? 'downloadable' : 'missing';
  } catch {
    return timeout.aborted ? 'silent' : 'missing';
  }
}

type Interface<Options, Opened> = {
  readonly availability: (options: Options) => Promise<string>;
  readonly create: (options: Options & CreateOptions) => Promise<Opened>;
};

function part<Options extends object, Opened extends { destroy(): void }>(
  offered: Interface<Options, Opened> | undefined,
  options: Options,
  timeoutMs: number,
): Part<Opened> {
  return {
    state: async () => (offered ? stateOf(() => offered.availability(options), timeoutMs) : 'missing'),
    async create({ signal, ...others }) {
      if (!offered) throw new TypeError('The browser does not have it');
      const creating = offered.create({ ...options, ...others, signal });
      try {
        return await unlessAborted(creating, signal);
      } catch (error) {
        // A model that is created after the abort must still be destroyed.
        creating.then(
          (opened) => opened.destroy(),
          () => undefined,
        );
        throw error;
      }
    },
  };
}

export const partsOf = ({ Translator, LanguageModel }: BrowserModels, timeoutMs = TIMEOUT_MS): Parts => ({
  toTelugu: part(Translator, { sourceLanguage: 'en', targetLanguage: 'te' }, timeoutMs),
  toEnglish: part(Translator, { sourceLanguage: 'te', targetLanguage: 'en' }, timeoutMs),
  explainer: part(LanguageModel, { expectedInputs: IN_ENGLISH, expectedOutputs: IN_ENGLISH }, timeoutMs),
});
