import { spellingDistance } from './spellingDistance';

/** `plain`: a slip of the hand that is made good at once. `perhaps`: near enough to ask about. */
export type Slip = { readonly kind: 'plain' | 'perhaps'; readonly distance: number };

const sortedLetters = (text: string) => [...text].sort().join('');

/** So many letters leave room for a letter too many, for another letter, and for two slips: a short word is soon another. */
const MISSING_FROM = 4;
const ANY_INSERTED_FROM = 5;
const OTHER_LETTER_FROM = 6;
const TWO_SLIPS_FROM = 9;
const PERHAPS_TWO_FROM = 6;

function isPlain(typed: string, meant: string, distance: number): boolean {
  const { length } = typed;
  if (length >= TWO_SLIPS_FROM) return true;
  if (distance > 1) return false;
  if (length >= OTHER_LETTER_FROM) return true;
  const isMissing = meant.length > length;
  const isSwapped = meant.length === length && sortedLetters(typed) === sortedLetters(meant);
  return length >= ANY_INSERTED_FROM
    ? isMissing || isSwapped || meant.length < length
    : length >= MISSING_FROM && (isMissing || isSwapped);
}

/** Between two spellings in Latin letters; nobody mistakes the first letter. */
export function slipBetween(typed: string, meant: string): Slip | null {
  if (typed.length < 3 || typed[0] !== meant[0]) return null;
  const distance = spellingDistance(typed, meant, typed.length < PERHAPS_TWO_FROM ? 1 : 2);
  if (distance === Infinity) return null;
  return { kind: isPlain(typed, meant, distance) ? 'plain' : 'perhaps', distance };
}

const TELUGU_FROM = 3;
const TELUGU_PLAIN_FROM = 5;
const TELUGU_INSIDE_FROM = 9;

const sharedBeginning = (one: string, other: string) => {
  const differs = [...one].findIndex((letter, at) => letter !== other[at]);
  return differs === -1 ? one.length : differs;
};

/** Between two words in Telugu script: the last sign is soon wrong, one inside makes another word. */
export function teluguSlipBetween(typed: string, meant: string): Slip | null {
  if (typed.length < TELUGU_FROM || typed[0] !== meant[0]) return null;
  const distance = spellingDistance(typed, meant, 1);
  if (distance === Infinity) return null;
  const isEnding = sharedBeginning(typed, meant) >= Math.max(typed.length, meant.length) - 1;
  const isPlainSlip = typed.length >= (isEnding ? TELUGU_PLAIN_FROM : TELUGU_INSIDE_FROM);
  return { kind: isPlainSlip ? 'plain' : 'perhaps', distance };
}
