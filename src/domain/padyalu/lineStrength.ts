import { poemLineKey } from '../activity/itemKey';
import type { LearnerSummary } from '../learner/summary';
import { RIGHT_FOR_EACH_WRONG } from '../progress/knowledge';
import { countOf } from '../progress/soundSummary';
import type { Poem } from './poem';
import { poemLines } from './poemLines';

/** How well a line is known by heart: never right yet, right now and then, right nearly always. */
export type LineStrength = 'new' | 'learning' | 'strong';

/** As often as a line is asked for when it is new. */
const RIGHT_TO_BE_STRONG = 3;

type AnswerCounts = Pick<LearnerSummary, 'rightByItem' | 'wrongByItem'>;

export function lineStrength({ rightByItem, wrongByItem }: AnswerCounts, poemId: string, line: number): LineStrength {
  const key = poemLineKey(poemId, line);
  const [right, wrong] = [countOf(rightByItem, key), countOf(wrongByItem, key)];
  if (right === 0) return 'new';
  return right >= RIGHT_TO_BE_STRONG && right >= wrong * RIGHT_FOR_EACH_WRONG ? 'strong' : 'learning';
}

/** Of each line in its order. */
export const lineStrengths = (answers: AnswerCounts, poem: Pick<Poem, 'id' | 'teluguText'>): readonly LineStrength[] =>
  poemLines(poem).map(({ number }) => lineStrength(answers, poem.id, number));
