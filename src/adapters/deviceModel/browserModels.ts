// Types for the parts we use of https://webmachinelearning.github.io/translation-api/ and
// https://webmachinelearning.github.io/prompt-api/, because TypeScript has none yet. Few browsers have these APIs.

type Monitor = {
  addEventListener(type: 'downloadprogress', listener: (event: { readonly loaded: number }) => void): void;
};

/** `create` downloads a missing model. Browsers allow that only right after a press, and one download per press. */
export type CreateOptions = {
  readonly signal?: AbortSignal;
  readonly monitor?: (monitor: Monitor) => void;
};

type AskOptions = { readonly signal?: AbortSignal };

export type OpenTranslator = {
  translate(text: string, options?: AskOptions): Promise<string>;
  destroy(): void;
};

export type OpenLanguageModel = {
  prompt(text: string, options?: AskOptions): Promise<string>;
  destroy(): void;
};

type LanguagePair = { readonly sourceLanguage: string; readonly targetLanguage: string };

type Expected = readonly { readonly type: 'text'; readonly languages: readonly string[] }[];
type LanguageModelOptions = { readonly expectedInputs: Expected; readonly expectedOutputs: Expected };

/** Should be 'unavailable', 'downloadable', 'downloading' or 'available', but the answer is not trusted. */
type Availability<Options> = (options: Options) => Promise<string>;
type Create<Options, Opened> = (options: Options & CreateOptions) => Promise<Opened>;

export type BrowserModels = {
  readonly Translator?: {
    readonly availability: Availability<LanguagePair>;
    readonly create: Create<LanguagePair, OpenTranslator>;
  };
  readonly LanguageModel?: {
    readonly availability: Availability<LanguageModelOptions>;
    readonly create: Create<LanguageModelOptions, OpenLanguageModel>;
  };
};
