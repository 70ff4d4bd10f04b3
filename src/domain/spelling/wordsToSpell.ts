import { itemKey } from '../activity/itemKey';
import type { LearnerSummary } from '../learner/summary';
import { type Random, shuffled } from '../random';
import { aksharas } from '../script/aksharas';
import type { WordHead } from '../tutor/bankWord';
import { isSettled } from './settled';

type Asked = {
  readonly summary: Pick<LearnerSummary, 'rightByItem'>;
  /** Whether all letters of a word were taught. */
  readonly canSpell: (text: string) => boolean;
  readonly isSuited: (word: WordHead) => boolean;
};

const MIN_AKSHARAS = 2;
const MAX_AKSHARAS = 5;
/** So many of the easiest are there to choose from. */
const AMONG = 60;

const keyOf = ({ id }: WordHead) => itemKey('word', id);

/** Short and common words first; a word that was met before comes before one that is new. */
function easeOf({ grade, telugu }: WordHead, isMet: boolean): number {
  return aksharas(telugu).length + grade - (isMet ? 4 : 0);
}

/** The keys of words whose spelling can be asked of this learner, in the order in which they are asked. */
export function wordsToSpell(
  bank: readonly WordHead[],
  { summary: { rightByItem }, canSpell, isSuited }: Asked,
  random: Random,
): readonly string[] {
  const isMet = (word: WordHead) => (rightByItem[keyOf(word)] ?? 0) > 0;
  const spelt = bank.filter((word) => {
    const { length } = aksharas(word.telugu);
    const isLongEnough = length >= MIN_AKSHARAS && length <= MAX_AKSHARAS;
    return isLongEnough && isSettled(word.telugu, word.category) && isSuited(word) && canSpell(word.telugu);
  });
  const ranked = shuffled(spelt, random).toSorted(
    (one, other) => easeOf(one, isMet(one)) - easeOf(other, isMet(other)),
  );
  return shuffled(ranked.slice(0, AMONG), random).map(keyOf);
}
