/** The English prompt of a translation: what follows the first underscore of its id, or the whole id without one. */
export const englishPrompt = (translationId: string): string => translationId.slice(translationId.indexOf('_') + 1);
