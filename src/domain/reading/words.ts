import { wordsOf as spokenWordsOf } from '../speech/words';

/** The Telugu words of a text, as they stand in it, without punctuation. */
export const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\u0c00-\u0c7f\u200c]+/gu) ?? [];

/** What stands between spaces, as the voice counts it, and the word in it without its punctuation. */
export const touchableWords = (text: string): { readonly shown: string; readonly word: string }[] =>
  spokenWordsOf(text.normalize('NFC')).map(({ text: shown }) => ({ shown, word: wordsOf(shown)[0] ?? shown }));
