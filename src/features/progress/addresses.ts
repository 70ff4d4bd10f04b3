/** Practice of only these letters. */
export const practiceOf = (letters: readonly string[]): string =>
  `/dashboard/practise?letters=${letters.map(encodeURIComponent).join(',')}`;

export const STORIES_ADDRESS = '/dashboard/stories';
