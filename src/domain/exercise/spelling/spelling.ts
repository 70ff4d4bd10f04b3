import type { Bilingual } from '../../bilingual';
import type { Entry } from '../../lesson/entry';
import { entryOfFocus, type Focus } from '../../lesson/focus';
import { mixUpOf } from '../../lesson/mixUp';
import { aksharas } from '../../script/aksharas';
import { MODIFIER } from '../../script/letters';
import { compareSpelling, type Compared } from '../../spelling/compare';
import { isSameSpelling } from '../../spelling/sameSpelling';
import { isSettled } from '../../spelling/settled';
import { likelySlips, withSlips } from '../../tutor/questions/slips';
import { allRight, allWrong, type Explanation, type Outcome } from '../outcome';

/** The learner spells `whole`; an answer is the text they typed. */
export type SpellingTask = { readonly whole: Entry };

const MIN_AKSHARAS = 2;
const MAX_AKSHARAS = 6;

/** The word of a focus; `null` if its spelling cannot be asked. */
export function wordToSpell(focus: Focus): Entry | null {
  if (focus.about !== 'word') return null;
  const { telugu, group } = focus.word;
  const parts = aksharas(telugu);
  const isShort = parts.length >= MIN_AKSHARAS && parts.length <= MAX_AKSHARAS;
  return isShort && parts.join('') === telugu && isSettled(telugu, group) ? entryOfFocus(focus) : null;
}

const FINAL_MODIFIERS = new RegExp(`${MODIFIER}+$`, 'u');

/** The letters or signs mixed up in one akshara. Final modifiers are ignored: రాం and రం differ as రా and ర do. */
function mixedUpIn({ right, written, isSame }: Compared): readonly string[] {
  if (isSame || right === '' || written === '') return [];
  const whole = mixUpOf(right, written);
  const pair = whole ?? mixUpOf(right.replace(FINAL_MODIFIERS, ''), written.replace(FINAL_MODIFIERS, ''));
  return pair ? [pair.join(' ')] : [];
}

const judgeSpelling = ({ whole: { key, telugu } }: SpellingTask, written: string): Outcome =>
  isSameSpelling(telugu, written)
    ? allRight(key)
    : allWrong(key, [...new Set(compareSpelling(telugu, written).flatMap(mixedUpIn))]);

function whyWrong({ right, written }: Compared): Bilingual {
  if (written === '') return { en: `${right} is missing.`, te: `${right} రాయలేదు.` };
  if (right === '') return { en: `There is one letter too many: ${written}.`, te: `${written} ఇక్కడ అక్కర్లేదు.` };
  return { en: `It should be ${right} here, not ${written}.`, te: `ఇక్కడ ${written} కాదు, ${right} రావాలి.` };
}

function explainSpelling({ whole }: SpellingTask, written: string): Explanation {
  const first = compareSpelling(whole.telugu, written).find(({ isSame }) => !isSame);
  return first ? { right: [whole], picked: [], why: whyWrong(first) } : { right: [whole], picked: [] };
}

const rightSpelling = ({ whole }: SpellingTask): string => whole.telugu;

/** Sample wrong spellings: likely slips, and the word without its last akshara. */
function wrongSpellings({ whole: { telugu } }: SpellingTask): readonly string[] {
  const slips = likelySlips(telugu).map((slip) => withSlips(telugu, [slip]));
  const short = aksharas(telugu).slice(0, -1).join('');
  return [...new Set([...slips, short])].filter((written) => !isSameSpelling(written, telugu));
}

/** Shared by all kinds in which a word is spelled. */
export const SPELLING = {
  judge: judgeSpelling,
  explain: explainSpelling,
  rightAnswer: rightSpelling,
  wrongAnswers: wrongSpellings,
};
