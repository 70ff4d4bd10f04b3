import type { LearnerSummary } from '../learner/summary';
import { nasalOf, PRIMER_CONSONANTS } from '../script/letters';
import { daysUpTo } from './calendar';
import { letterStandings, wordsLearned } from './knowledge';

/** Small goals for the first week, in addition to the achievements. A bead gives no XP. */
export const BEADS = [
  { id: 'first-word', maxProgress: 1 },
  { id: 'three-days', maxProgress: 3 },
  { id: 'first-family', maxProgress: 5 },
  { id: 'first-poem', maxProgress: 1 },
] as const;

type Bead = (typeof BEADS)[number];
export type BeadId = Bead['id'];

export type BeadStanding = Bead & { readonly progress: number; readonly isStrung: boolean };

type LearnerState = { readonly summary: LearnerSummary; readonly today: string };

const NASALS = new Set(PRIMER_CONSONANTS.flatMap((letter) => nasalOf(letter) ?? []));

/** The number of known letters in the best-known of the five consonant families (క to ఙ and so on). */
function bestFamilyCount(summary: LearnerSummary): number {
  const known = letterStandings(summary).filter(({ knowledge }) => knowledge === 'known');
  const counts = [...NASALS].map((nasal) => known.filter(({ letter }) => nasalOf(letter) === nasal).length);
  return Math.max(...counts);
}

const PROGRESS: Readonly<Record<BeadId, (state: LearnerState) => number>> = {
  'first-word': ({ summary }) => wordsLearned(summary),
  'three-days': ({ summary, today }) => daysUpTo(today, Object.keys(summary.secondsByDay)).length,
  'first-family': ({ summary }) => bestFamilyCount(summary),
  'first-poem': ({ summary }) => summary.poemsLearned,
};

const standingOf = (bead: Bead, reached: number): BeadStanding => ({
  ...bead,
  progress: Math.min(reached, bead.maxProgress),
  isStrung: reached >= bead.maxProgress,
});

export const beadStandings = (summary: LearnerSummary, today: string): BeadStanding[] =>
  BEADS.map((bead) => standingOf(bead, PROGRESS[bead.id]({ summary, today })));
