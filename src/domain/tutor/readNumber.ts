import { tidyEnglish } from './stripQuestion';
import { tidyTelugu } from './teluguForms';

/** One crore; larger numbers are not for children. */
const MAX_NUMBER = 10_000_000;

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: readonly (readonly [name: string, value: number])[] = [
  ['crore', 10_000_000],
  ['million', 1_000_000],
  ['lakh', 100_000],
  ['thousand', 1000],
  ['hundred', 100],
];

const isAllowed = (value: number) => Number.isSafeInteger(value) && value >= 0 && value <= MAX_NUMBER;

const TELUGU_ZERO = 0x0c66;
const latinDigits = (text: string) =>
  text.replaceAll(/[\u0c66-\u0c6f]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - TELUGU_ZERO));

/** Reads 25, 1,000, 1,00,000 and ౨౫. */
function fromDigits(text: string): number | null {
  const digits = latinDigits(text.trim()).replace(/[.!?]$/u, '');
  return /^\d{1,3}(?:[ ,]?\d{2,3})*$/u.test(digits) ? Number(digits.replaceAll(/[ ,]/gu, '')) : null;
}

const unitOf = (word: string): number | null => {
  const unit = UNITS.indexOf(word);
  if (unit >= 0) return unit;
  const tens = TENS.indexOf(word);
  return tens >= 2 ? tens * 10 : null;
};

/** Reads "twenty five", "one lakh", "two hundred and six"; splits the words at the largest scale. */
function fromWords(words: readonly string[]): number | null {
  const scale = SCALES.find(([name]) => words.some((word) => word === name || word === `${name}s`));
  if (scale) {
    const [name, value] = scale;
    const at = words.findIndex((word) => word === name || word === `${name}s`);
    const [before, after] = [words.slice(0, at), words.slice(at + 1)];
    const count = before.length === 0 || (before.length === 1 && before[0] === 'a') ? 1 : fromWords(before);
    const rest = after.length === 0 ? 0 : fromWords(after[0] === 'and' ? after.slice(1) : after);
    return count === null || count === 0 || rest === null || rest >= value ? null : count * value + rest;
  }
  const [first = '', second, ...more] = words;
  const tens = unitOf(first);
  if (tens === null || more.length > 0) return null;
  if (second === undefined) return tens;
  const unit = unitOf(second);
  return tens >= 20 && tens % 10 === 0 && unit !== null && unit > 0 && unit < 10 ? tens + unit : null;
}

/** Up to this number Telugu words are read; larger numbers are written in digits. */
const MAX_TELUGU_NUMBER = 1000;

/** Reads a text that is a number up to one crore; null for any other text. */
export function numberReader(inTelugu: (number: number) => string): (text: string) => number | null {
  let byTelugu: ReadonlyMap<string, number> | undefined;
  const fromTelugu = (text: string) => {
    byTelugu ??= new Map(
      Array.from({ length: MAX_TELUGU_NUMBER + 1 }, (_, number) => [tidyTelugu(inTelugu(number)), number]),
    );
    return byTelugu.get(tidyTelugu(text)) ?? null;
  };
  return (text) => {
    const words = tidyEnglish(text).replaceAll('-', ' ').split(' ');
    const value = fromDigits(text) ?? fromWords(words) ?? fromTelugu(text);
    return value !== null && isAllowed(value) ? value : null;
  };
}

/** The number in English words: one lakh twenty-five. */
export function numberInEnglish(number: number): string {
  const scale = SCALES.find(([name, value]) => name !== 'million' && number >= value);
  if (scale) {
    const [name, value] = scale;
    const rest = number % value;
    const head = `${numberInEnglish(Math.floor(number / value))} ${name}`;
    return rest === 0 ? head : `${head} ${numberInEnglish(rest)}`;
  }
  if (number < 20) return UNITS[number] ?? '';
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? tens : `${tens}-${UNITS[number % 10] ?? ''}`;
}
