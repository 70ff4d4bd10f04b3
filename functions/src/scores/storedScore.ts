import * as v from 'valibot';
import { type Arrivals, NO_ARRIVALS } from '../../../src/domain/scores/flood';
import { NO_SCORE, type Score } from '../../../src/domain/scores/score';

const Count = v.fallback(v.pipe(v.number(), v.minValue(0)), 0);
const Days = v.fallback(v.record(v.string(), Count), {});

const StoredScore = v.object({
  points: Count,
  activities: Count,
  pointsByDay: Days,
  countByDay: Days,
  arrivals: v.fallback(v.object({ day: v.string(), recent: Count, old: Count }), NO_ARRIVALS),
});

/** Reads `scores/{uid}`: the score, and how many activities reached the server today. */
export function storedScore(data: unknown): { readonly score: Score; readonly arrivals: Arrivals } {
  const read = v.safeParse(StoredScore, data);
  if (!read.success) return { score: NO_SCORE, arrivals: NO_ARRIVALS };
  const { arrivals, ...score } = read.output;
  return { score, arrivals };
}
