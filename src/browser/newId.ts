const LETTERS = 'abcdefghijklmnopqrstuvwxyz012345';
const LENGTH = 24;

/** 120 random bits. `crypto.randomUUID` is missing where a school serves the app without https. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join('');
