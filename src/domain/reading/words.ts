import { wordsOf as spokenWordsOf } from '../speech/words';

/** The Telugu words of a text, without punctuation. */
export const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\u0c00-\u0c7f\u200c]+/gu) ?? [];

/** The spoken words of a text, each as shown and without punctuation. */
export const touchableWords = (text: string): { readonly shown: string; readonly word: string }[] =>
  spokenWordsOf(text.normalize('NFC')).map(({ text: shown }) => ({ shown, word: wordsOf(shown)[0] ?? shown }));
