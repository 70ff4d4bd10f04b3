/** Something before and after one @, with a dot in what follows: enough to catch a slip. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
