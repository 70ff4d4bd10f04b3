import { poemLineKey } from '../activity/itemKey';
import type { LearnerSummary } from '../learner/summary';
import { RIGHT_FOR_EACH_WRONG } from '../progress/knowledge';
import { countOf } from '../progress/soundSummary';
import type { Poem } from './poem';
import { poemLines } from './poemLines';

/** How well a line is known by heart: never right yet, sometimes right, nearly always right. */
export type LineStrength = 'new' | 'learning' | 'strong';

/** A new line is asked this often in its first run. */
const MIN_RIGHT_WHEN_STRONG = 3;

type AnswerCounts = Pick<LearnerSummary, 'rightByItem' | 'wrongByItem'>;

export function lineStrength({ rightByItem, wrongByItem }: AnswerCounts, poemId: string, line: number): LineStrength {
  const key = poemLineKey(poemId, line);
  const [right, wrong] = [countOf(rightByItem, key), countOf(wrongByItem, key)];
  if (right === 0) return 'new';
  return right >= MIN_RIGHT_WHEN_STRONG && right >= wrong * RIGHT_FOR_EACH_WRONG ? 'strong' : 'learning';
}

/** In line order. */
export const lineStrengths = (answers: AnswerCounts, poem: Pick<Poem, 'id' | 'teluguText'>): readonly LineStrength[] =>
  poemLines(poem).map(({ number }) => lineStrength(answers, poem.id, number));
