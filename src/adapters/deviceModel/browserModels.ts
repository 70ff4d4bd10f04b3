// The part that is used of the browser's built-in interfaces: https://webmachinelearning.github.io/translation-api/ and
// https://webmachinelearning.github.io/prompt-api/. Few browsers have them, and the compiler does not know them yet.

type Monitor = {
  addEventListener(type: 'downloadprogress', listener: (event: { readonly loaded: number }) => void): void;
};

/** `create` downloads what is lacking. Browsers allow that only right after a press, and one download for each press. */
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

/** Answers 'unavailable', 'downloadable', 'downloading' or 'available'; what it says is not taken for granted. */
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
