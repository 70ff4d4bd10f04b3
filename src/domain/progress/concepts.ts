import type { Bilingual } from '../bilingual';
import type { LearnerSummary } from '../learner/summary';
import { knowledgeOfItem, type Knowledge } from './knowledge';
import { countOf } from './soundSummary';

export const CONCEPT_IDS = ['alphabets', 'phrases', 'numbers', 'family'] as const;
export type ConceptId = (typeof CONCEPT_IDS)[number];

/** Something that runs through several lessons and quizzes: what belongs to it is counted by item. */
export type Concept = { readonly id: ConceptId; readonly name: Bilingual; readonly itemKeys: readonly string[] };

export type ConceptProgress = { readonly id: ConceptId; readonly name: Bilingual; readonly percent: number };

const SHARES: Readonly<Record<Knowledge, number>> = { unknown: 0, met: 0, learning: 0.5, known: 1 };

type Answers = Pick<LearnerSummary, 'rightByItem' | 'wrongByItem'>;

function percentOf({ itemKeys }: Concept, answers: Answers): number {
  if (itemKeys.length === 0) return 0;
  const known = itemKeys.reduce((total, key) => total + SHARES[knowledgeOfItem(answers, key)], 0);
  return Math.round((known / itemKeys.length) * 100);
}

const answersIn = ({ itemKeys }: Concept, { rightByItem, wrongByItem }: Answers): number =>
  itemKeys.reduce((total, key) => total + countOf(rightByItem, key) + countOf(wrongByItem, key), 0);

/** How much of each concept is known, in per cent; the most practised first. */
export const conceptProgress = (concepts: readonly Concept[], answers: Answers): ConceptProgress[] =>
  concepts
    .map((concept) => ({ concept, practised: answersIn(concept, answers) }))
    .sort((a, b) => b.practised - a.practised)
    .map(({ concept }) => ({ id: concept.id, name: concept.name, percent: percentOf(concept, answers) }));
