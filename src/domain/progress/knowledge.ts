import type { LearnerSummary } from '../learner/summary';
import { itemKey, type ItemKind, kindOf } from '../activity/itemKey';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../script/letters';
import { countOf } from './soundSummary';

/** `met`: answered, but hardly ever right yet. */
export type Knowledge = 'unknown' | 'met' | 'learning' | 'known';

/** An item is known after this many right answers, if there are enough right answers for each wrong one. */
export const RIGHT_TO_KNOW = 2;
export const RIGHT_FOR_EACH_WRONG = 2;

function knowledgeOf(right: number, wrong: number): Knowledge {
  if (right + wrong === 0) return 'unknown';
  if (right >= RIGHT_TO_KNOW && right >= wrong * RIGHT_FOR_EACH_WRONG) return 'known';
  return right === 0 || wrong > right * RIGHT_FOR_EACH_WRONG ? 'met' : 'learning';
}

type AnswerCounts = Pick<LearnerSummary, 'rightByItem' | 'wrongByItem'>;

export const knowledgeOfItem = ({ rightByItem, wrongByItem }: AnswerCounts, key: string): Knowledge =>
  knowledgeOf(countOf(rightByItem, key), countOf(wrongByItem, key));

/** The 52 letters in primer order. */
export const LETTERS: readonly string[] = [...PRIMER_VOWELS, ...PRIMER_CONSONANTS];

export type LetterStanding = { readonly letter: string; readonly knowledge: Knowledge };

export const letterStandings = (answers: AnswerCounts): LetterStanding[] =>
  LETTERS.map((letter) => ({ letter, knowledge: knowledgeOfItem(answers, itemKey('letter', letter)) }));

const WORD_KINDS: ReadonlySet<string> = new Set<ItemKind>(['word', 'phrase', 'number', 'form']);

/** Cached because several figures need it, and years of learning leave thousands of items. */
const wordsLearnedCache = new WeakMap<LearnerSummary['rightByItem'], number>();

/** The number of different words, phrases, numbers and forms answered right at least once. */
export function wordsLearned({ rightByItem }: Pick<LearnerSummary, 'rightByItem'>): number {
  const cached = wordsLearnedCache.get(rightByItem);
  if (cached !== undefined) return cached;
  const learned = Object.entries(rightByItem).filter(([key, right]) => right > 0 && WORD_KINDS.has(kindOf(key))).length;
  wordsLearnedCache.set(rightByItem, learned);
  return learned;
}
