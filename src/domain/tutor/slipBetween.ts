import { spellingDistance } from './spellingDistance';

/** A `plain` slip is corrected without asking; `perhaps` is near enough to suggest. */
export type Slip = { readonly kind: 'plain' | 'perhaps'; readonly distance: number };

const sortedLetters = (text: string) => [...text].sort().join('');

/** Minimum lengths of the typed word, because a slip in a short word often makes another word. */
const MIN_LENGTH_FOR_MISSING = 4;
const MIN_LENGTH_FOR_EXTRA = 5;
const MIN_LENGTH_FOR_CHANGED = 6;
const MIN_LENGTH_FOR_TWO_SLIPS = 9;
const MIN_LENGTH_FOR_PERHAPS_TWO = 6;

function isPlain(typed: string, meant: string, distance: number): boolean {
  const { length } = typed;
  if (length >= MIN_LENGTH_FOR_TWO_SLIPS) return true;
  if (distance > 1) return false;
  if (length >= MIN_LENGTH_FOR_CHANGED) return true;
  const isMissing = meant.length > length;
  const isSwapped = meant.length === length && sortedLetters(typed) === sortedLetters(meant);
  return length >= MIN_LENGTH_FOR_EXTRA
    ? isMissing || isSwapped || meant.length < length
    : length >= MIN_LENGTH_FOR_MISSING && (isMissing || isSwapped);
}

/** The slip between two spellings in Latin letters; children rarely mistake the first letter. */
export function slipBetween(typed: string, meant: string): Slip | null {
  if (typed.length < 3 || typed[0] !== meant[0]) return null;
  const distance = spellingDistance(typed, meant, typed.length < MIN_LENGTH_FOR_PERHAPS_TWO ? 1 : 2);
  if (distance === Infinity) return null;
  return { kind: isPlain(typed, meant, distance) ? 'plain' : 'perhaps', distance };
}

const MIN_TELUGU_LENGTH = 3;
const MIN_TELUGU_LENGTH_AT_END = 5;
const MIN_TELUGU_LENGTH_INSIDE = 9;

const sharedBeginning = (one: string, other: string) => {
  const differs = [...one].findIndex((letter, at) => letter !== other[at]);
  return differs === -1 ? one.length : differs;
};

/** The slip between two words in Telugu script: the last sign is often wrong, while one inside makes another word. */
export function teluguSlipBetween(typed: string, meant: string): Slip | null {
  if (typed.length < MIN_TELUGU_LENGTH || typed[0] !== meant[0]) return null;
  const distance = spellingDistance(typed, meant, 1);
  if (distance === Infinity) return null;
  const isEnding = sharedBeginning(typed, meant) >= Math.max(typed.length, meant.length) - 1;
  const isPlainSlip = typed.length >= (isEnding ? MIN_TELUGU_LENGTH_AT_END : MIN_TELUGU_LENGTH_INSIDE);
  return { kind: isPlainSlip ? 'plain' : 'perhaps', distance };
}
