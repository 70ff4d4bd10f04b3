import { itemKey } from '../activity/itemKey';
import type { LearnerSummary } from '../learner/summary';
import { type Random, shuffled } from '../random';
import { aksharas } from '../script/aksharas';
import type { WordHead } from '../tutor/bankWord';
import { isSettled } from './settled';

type Criteria = {
  readonly summary: Pick<LearnerSummary, 'rightByItem'>;
  /** Whether all letters of a word were taught. */
  readonly canSpell: (text: string) => boolean;
  readonly isSuited: (word: WordHead) => boolean;
};

const MIN_AKSHARAS = 2;
const MAX_AKSHARAS = 5;
/** Words are picked at random from this many of the easiest. */
const POOL_SIZE = 60;

const keyOf = ({ id }: WordHead) => itemKey('word', id);

/** Short and common words are easier; words that the learner has met are easier than new ones. */
function difficultyOf({ grade, telugu }: WordHead, isMet: boolean): number {
  return aksharas(telugu).length + grade - (isMet ? 4 : 0);
}

/** The keys of the words that this learner can be asked to spell, in the order of asking. */
export function wordsToSpell(
  bank: readonly WordHead[],
  { summary: { rightByItem }, canSpell, isSuited }: Criteria,
  random: Random,
): readonly string[] {
  const isMet = (word: WordHead) => (rightByItem[keyOf(word)] ?? 0) > 0;
  const candidates = bank.filter((word) => {
    const { length } = aksharas(word.telugu);
    const isLongEnough = length >= MIN_AKSHARAS && length <= MAX_AKSHARAS;
    return isLongEnough && isSettled(word.telugu, word.category) && isSuited(word) && canSpell(word.telugu);
  });
  const ranked = shuffled(candidates, random).toSorted(
    (one, other) => difficultyOf(one, isMet(one)) - difficultyOf(other, isMet(other)),
  );
  return shuffled(ranked.slice(0, POOL_SIZE), random).map(keyOf);
}
