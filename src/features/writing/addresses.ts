/** The slate with these letters. */
export const slateOf = (letters: readonly string[]): string =>
  `/dashboard/write/practise?letters=${encodeURIComponent(letters.join())}`;
