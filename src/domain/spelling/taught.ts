import { itemKey } from '../activity/itemKey';
import type { StartAt } from '../learner/preferences';
import type { LearnerSummary } from '../learner/summary';
import { letterKind, VIRAMA } from '../script/letters';
import { partsOf } from '../typing/parts';

type Learner = {
  readonly summary: Pick<LearnerSummary, 'rightByItem'>;
  readonly startAt?: StartAt | undefined;
};

/** Start points whose learners already knew these letters. */
const KNEW_VOWELS: readonly StartAt[] = ['consonants', 'gunintalu', 'reading'];
const KNEW_CONSONANTS: readonly StartAt[] = ['gunintalu', 'reading'];

/** Whether a learner was taught every letter, sign and vottu of a text, and so can be asked to spell it. */
export function canSpell({ summary: { rightByItem }, startAt = 'letters' }: Learner): (text: string) => boolean {
  const isRight = (key: string) => (rightByItem[key] ?? 0) > 0;
  const knowsSomeVottu = Object.keys(rightByItem).some(
    (key) => key.startsWith(itemKey('sign', VIRAMA)) && isRight(key),
  );
  const isTaught = (part: string): boolean => {
    switch (letterKind(part.charAt(0))) {
      case 'vowel':
        return KNEW_VOWELS.includes(startAt) || isRight(itemKey('letter', part));
      case 'consonant':
        return KNEW_CONSONANTS.includes(startAt) || isRight(itemKey('letter', part));
      case 'modifier':
        return (
          isRight(itemKey('letter', `అ${part}`)) || isRight(itemKey('sign', part)) || KNEW_VOWELS.includes(startAt)
        );
      case 'vowelSign':
        return isRight(itemKey('sign', part));
      case 'virama':
        return isRight(itemKey('sign', part)) || (knowsSomeVottu && part.length > 1 && isTaught(part.slice(1)));
      default:
        return false;
    }
  };
  return startAt === 'reading'
    ? (text) => partsOf(text).every((part) => letterKind(part.charAt(0)) !== 'other')
    : (text) => partsOf(text).every(isTaught);
}
