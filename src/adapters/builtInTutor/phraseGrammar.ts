import type { LexiconWord, Translator } from '../../domain/translation/phrase';

/** Stands in for the grammar until it is there: it understands no phrase. */
export const openPhraseTranslator: (words: readonly LexiconWord[]) => Translator = () => () => ({
  kind: 'not-understood',
});
