/** The English prompt of a translation is the part of its id after the first underscore, or the whole id. */
export const englishPrompt = (translationId: string): string => translationId.slice(translationId.indexOf('_') + 1);
