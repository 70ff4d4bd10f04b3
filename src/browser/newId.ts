const LETTERS = 'abcdefghijklmnopqrstuvwxyz012345';
const LENGTH = 24;

/** 120 random bits. `crypto.randomUUID` needs https, but a school may serve the app without it. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join('');
