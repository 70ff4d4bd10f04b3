import { numberInTelugu } from '../../domain/speech/numbers';
import type { BankWord, WordHead } from '../../domain/tutor/bankWord';
import type { Material } from '../../domain/tutor/questions/draft';
import { attestedWords } from '../../domain/tutor/questions/grammar';
import { sentenceFinder } from '../../domain/tutor/sentenceFinder';
import { type MoreKnowledge, type Interpreter, createInterpreter } from '../../domain/tutor/understand';
import type { Translator } from '../../domain/translation/phrase';
import { phraseTranslator } from '../../domain/translation/translator';

/** The tutor's sources. All but the words' names are loaded on demand. */
export type Knowledge = {
  readonly interpreter: Interpreter;
  /** For a text that is not a word of the bank. */
  readonly more: () => Promise<MoreKnowledge>;
  readonly wordWithTexts: (head: WordHead) => Promise<BankWord | undefined>;
  readonly material: () => Promise<Material>;
};

/** Loads once; after a failed download, the next question tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };
}

export type OpenTranslator = (words: readonly WordHead[]) => Translator;

/** The names of the bank's words are a lazy chunk, loaded with the first question. */
export async function loadKnowledge(openTranslator: OpenTranslator = phraseTranslator): Promise<Knowledge> {
  const { wordHeads } = await import('../../content/bank/heads');
  return {
    interpreter: createInterpreter({ words: wordHeads, numberInTelugu, translate: openTranslator(wordHeads) }),
    more: once(async () => {
      const [{ knownSentences }, { mentions }] = await Promise.all([
        import('../../content/bank/sentences'),
        import('../../content/bank/mentions'),
      ]);
      return { sentences: sentenceFinder(knownSentences), mentions };
    }),
    wordWithTexts: async (head) => (await import('../../content/bank/texts')).loadWord(head),
    material: once(async () => {
      const [{ loadWholeBank }, { CATEGORY_TEXTS }] = await Promise.all([
        import('../../content/bank/texts'),
        import('../../content/words/categories'),
      ]);
      const bank = await loadWholeBank(wordHeads);
      return { bank, attested: attestedWords(bank), categories: CATEGORY_TEXTS };
    }),
  };
}
