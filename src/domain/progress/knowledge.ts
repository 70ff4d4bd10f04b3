import type { LearnerSummary } from '../learner/summary';
import { itemKey, type ItemKind, kindOf } from '../activity/itemKey';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../script/letters';
import { countOf } from './soundSummary';

/** `met`: answered, but hardly ever right yet. */
export type Knowledge = 'unknown' | 'met' | 'learning' | 'known';

/** Known is what was right at least this often, and at least so many times as often right as wrong. */
export const RIGHT_TO_KNOW = 2;
export const RIGHT_FOR_EACH_WRONG = 2;

function knowledgeOf(right: number, wrong: number): Knowledge {
  if (right + wrong === 0) return 'unknown';
  if (right >= RIGHT_TO_KNOW && right >= wrong * RIGHT_FOR_EACH_WRONG) return 'known';
  return right === 0 || wrong > right * RIGHT_FOR_EACH_WRONG ? 'met' : 'learning';
}

type Answers = Pick<LearnerSummary, 'rightByItem' | 'wrongByItem'>;

export const knowledgeOfItem = ({ rightByItem, wrongByItem }: Answers, key: string): Knowledge =>
  knowledgeOf(countOf(rightByItem, key), countOf(wrongByItem, key));

/** The 52 letters of the primer, in its order. */
export const LETTERS: readonly string[] = [...PRIMER_VOWELS, ...PRIMER_CONSONANTS];

export type LetterStanding = { readonly letter: string; readonly knowledge: Knowledge };

export const letterStandings = (answers: Answers): LetterStanding[] =>
  LETTERS.map((letter) => ({ letter, knowledge: knowledgeOfItem(answers, itemKey('letter', letter)) }));

const WORD_KINDS: ReadonlySet<string> = new Set<ItemKind>(['word', 'phrase', 'number', 'form']);

/** Several figures ask for it, and after years there are thousands to go through. */
const learnedIn = new WeakMap<LearnerSummary['rightByItem'], number>();

/** Different words, phrases, numbers and forms that were right at least once. */
export function wordsLearned({ rightByItem }: Pick<LearnerSummary, 'rightByItem'>): number {
  const known = learnedIn.get(rightByItem);
  if (known !== undefined) return known;
  const learned = Object.entries(rightByItem).filter(([key, right]) => right > 0 && WORD_KINDS.has(kindOf(key))).length;
  learnedIn.set(rightByItem, learned);
  return learned;
}
