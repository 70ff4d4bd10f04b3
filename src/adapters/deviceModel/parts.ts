import type { BrowserModels, CreateOptions, OpenLanguageModel, OpenTranslator } from './browserModels';

/** One of the things a browser may have, may still have to download, or lacks. */
export type Part<T> = {
  readonly state: () => Promise<PartState>;
  readonly create: (options: CreateOptions & { readonly signal: AbortSignal }) => Promise<T>;
};
/** `silent`: the interface is there, and does not answer. */
export type PartState = 'missing' | 'silent' | 'downloadable' | 'ready';

export type Parts = {
  readonly toTelugu: Part<OpenTranslator>;
  readonly toEnglish: Part<OpenTranslator>;
  readonly explainer: Part<OpenLanguageModel>;
};

/** A browser without a window, for one, has the interface and never says what it offers. */
const SILENT_AFTER_MS = 3000;

const IN_ENGLISH = [{ type: 'text', languages: ['en'] }] as const;

/** The value, or a rejection once the signal says so, whether or not the browser listens to it. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([promise, aborted]);
}

async function stateOf(ask: () => Promise<string>, silentAfterMs: number): Promise<PartState> {
  const patience = AbortSignal.timeout(silentAfterMs);
  try {
    const said = await unlessAborted(ask(), patience);
    if (said === 'available') return 'ready';
    return said === 'downloadable' || said === 'downloading' ? 'downloadable' : 'missing';
  } catch {
    return patience.aborted ? 'silent' : 'missing';
  }
}

type Interface<Options, Opened> = {
  readonly availability: (options: Options) => Promise<string>;
  readonly create: (options: Options & CreateOptions) => Promise<Opened>;
};

function part<Options extends object, Opened extends { destroy(): void }>(
  offered: Interface<Options, Opened> | undefined,
  options: Options,
  silentAfterMs: number,
): Part<Opened> {
  return {
    state: async () => (offered ? stateOf(() => offered.availability(options), silentAfterMs) : 'missing'),
    async create({ signal, ...others }) {
      if (!offered) throw new TypeError('The browser does not have it');
      const creating = offered.create({ ...options, ...others, signal });
      try {
        return await unlessAborted(creating, signal);
      } catch (fault) {
        // What comes too late is not left open.
        creating.then(
          (opened) => opened.destroy(),
          () => undefined,
        );
        throw fault;
      }
    },
  };
}

export const partsOf = ({ Translator, LanguageModel }: BrowserModels, silentAfterMs = SILENT_AFTER_MS): Parts => ({
  toTelugu: part(Translator, { sourceLanguage: 'en', targetLanguage: 'te' }, silentAfterMs),
  toEnglish: part(Translator, { sourceLanguage: 'te', targetLanguage: 'en' }, silentAfterMs),
  explainer: part(LanguageModel, { expectedInputs: IN_ENGLISH, expectedOutputs: IN_ENGLISH }, silentAfterMs),
});
