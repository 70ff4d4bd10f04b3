import type { Random } from '../random';

/**
 * No vowels, so that a code never spells a word, and no two characters that look or sound alike: 0 O, 1 I L, 2 Z, 5 S,
 * 6 G, 8 B, M N, U V.
 */
export const CODE_LETTERS = 'CDFHJKMPRTWXY34679';
export const CLASS_CODE_LENGTH = 6;
/** Longer than a class code, because it gives access to one pupil's data. */
export const COME_BACK_CODE_LENGTH = 8;

const TELUGU_ZERO = 0x0c66;

const latinDigits = (text: string): string =>
  text.replaceAll(/[\u0c66-\u0c6f]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - TELUGU_ZERO));

/** Normalizes a typed code: lower case, spaces, dashes and Telugu digits are accepted. */
export const asCode = (written: string): string =>
  latinDigits(written.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/gu, '');

const isCode = (code: string, length: number): boolean =>
  code.length === length && [...code].every((letter) => CODE_LETTERS.includes(letter));

export type ReadCode = { readonly kind: 'class' | 'come-back'; readonly code: string };

/** The kind of a typed code; `null` if it is not a code. */
export function readCode(written: string): ReadCode | null {
  const code = asCode(written);
  if (isCode(code, CLASS_CODE_LENGTH)) return { kind: 'class', code };
  return isCode(code, COME_BACK_CODE_LENGTH) ? { kind: 'come-back', code } : null;
}

export const newCode = (length: number, random: Random): string =>
  Array.from({ length }, () => CODE_LETTERS.charAt(Math.floor(random() * CODE_LETTERS.length))).join('');

/** Split in half, which is easier to say and to copy: `CDF 346`. */
export const spacedCode = (code: string): string => {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`.trim();
};
