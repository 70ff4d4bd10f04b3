/** The Telugu words of a text, as they stand in it, without punctuation. */
export const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\u0c00-\u0c7f\u200c]+/gu) ?? [];
