import { isAkshara } from '../script/aksharas';
import { hasTelugu, vowelOf } from '../script/letters';
import { withSpokenAnusvara } from './anusvara';
import { digitsInTelugu, MAX_SPOKEN_NUMBER, numberInTelugu } from './numbers';
import { replaced, type Rewriting, unchanged } from './rewriting';
import { wordsOf } from './words';

/** What the embedded voice is given to say: its language, its pace, and a text it reads as a person would. */
export type SpokenForm = Rewriting & { readonly language: 'te' | 'en'; readonly wordsPerMinute: number };

// 175, the engine's own pace, is too fast for a child, and far too fast for letters.
const LETTER_PACE = 100;
const WORD_PACE = 130;
const TEXT_PACE = 150;

type Rule = readonly [pattern: RegExp, replacement: (match: RegExpExecArray) => string];

// The engine reads its text as SSML, and tells the names of smileys and of letters it has no dictionary for.
const UNSPOKEN: readonly Rule[] = [
  [/[<>\u25cc]/gu, () => ' '],
  [/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u20e3]+\u200d?/gu, () => ' '],
  [/[^\P{L}\p{Script=Telugu}\p{Script=Latin}]\p{M}*/gu, () => ' '],
];

const plainDigits = (digits: string): string =>
  digits.replaceAll(/[౦-౯]/gu, (digit) => String(digit.charCodeAt(0) - 0xc66)).replaceAll(',', '');

function spokenNumber(whole: string, fraction: string | undefined): string {
  const digits = plainDigits(whole);
  const number = Number(digits);
  // A leading zero or great length means a code or a telephone number, which is said digit by digit.
  const said = number > MAX_SPOKEN_NUMBER || /^0\d/u.test(digits) ? digitsInTelugu(digits) : numberInTelugu(number);
  return fraction ? `${said} పాయింట్ ${digitsInTelugu(plainDigits(fraction))}` : said;
}

const DIGIT = '[\\d౦-౯]';
// The engine itself says 12వ as an ordinal, so that form is left to it.
const NUMBER = `(${DIGIT}{1,3}(?:,${DIGIT}{2,3})*,${DIGIT}{3}|${DIGIT}+)(?:\\.(${DIGIT}+))?(?!${DIGIT}|వ(?!\\p{M}))`;

const IN_TELUGU: readonly Rule[] = [
  [/&/gu, () => ' మరియు '],
  [/=/gu, () => ' సమానం '],
  [new RegExp(`₹\\s*${NUMBER}`, 'gu'), ([, whole, fraction]) => `${spokenNumber(whole ?? '', fraction)} రూపాయలు`],
  [new RegExp(NUMBER, 'gu'), ([, whole, fraction]) => spokenNumber(whole ?? '', fraction)],
  // A sign that stands alone, as a lesson shows it, is said as its vowel.
  [/(?<![\p{L}\p{M}])[\u0c3e-\u0c4c]/gu, ([sign]) => vowelOf(sign) ?? sign],
  [/(?<![\p{L}\p{M}])[ంః]/gu, ([sign]) => `అ${sign}`],
  [/(?<![\p{L}\p{M}])ఁ/gu, () => 'అరసున్న'],
  [/(?<![\p{L}\p{M}])్(?!\p{L})/gu, () => 'పొల్లు'],
  // Written in old spelling, no longer spoken; the engine would spell the whole word instead.
  [/[ఁఀ]/gu, () => ''],
  [/ౄ/gu, () => '్రూ'],
  [/ౠ/gu, () => 'రూ'],
  [/ౢ/gu, () => '్లు'],
  [/ౣ/gu, () => '్లూ'],
  [/ఌ/gu, () => 'లు'],
  [/ౡ/gu, () => 'లూ'],
  [/ఴ/gu, () => 'ళ'],
];

const IN_ENGLISH: readonly Rule[] = [[/&/gu, () => ' and ']];

const withRules = (rewriting: Rewriting, rules: readonly Rule[]): Rewriting =>
  rules.reduce((before, [pattern, replacement]) => replaced(before, pattern, replacement), rewriting);

const bare = (word: string): string => word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
const isLetter = (word: string): boolean => isAkshara(bare(word)) || /^\p{L}?\p{M}?$/u.test(bare(word));

/** క ఖ గ as three letters, not as one hurried word: the engine pauses at a comma. */
const withPausesBetweenLetters = (rewriting: Rewriting): Rewriting =>
  replaced(rewriting, /(?<=[\p{L}\p{M}])\s+(?=[\p{L}\p{M}])/gu, () => ', ');

export function spokenForm(text: string): SpokenForm {
  const words = wordsOf(text).map((word) => word.text);
  const onlyLetters = words.every(isLetter);
  const language = hasTelugu(text) || !/\p{Script=Latin}/u.test(text) ? 'te' : 'en';

  let form = withRules(unchanged(text), UNSPOKEN);
  if (onlyLetters) form = withPausesBetweenLetters(form);
  form = language === 'te' ? withSpokenAnusvara(withRules(form, IN_TELUGU)) : withRules(form, IN_ENGLISH);

  const pace = words.length === 1 ? WORD_PACE : TEXT_PACE;
  return { ...form, language, wordsPerMinute: onlyLetters ? LETTER_PACE : pace };
}
