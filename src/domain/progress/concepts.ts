import type { Bilingual } from '../bilingual';
import type { LearnerSummary } from '../learner/summary';
import { knowledgeOfItem, type Knowledge } from './knowledge';
import { countOf } from './soundSummary';

/** The four concepts of the spec's sample. */
export const CONCEPT_IDS = ['alphabets', 'phrases', 'numbers', 'family'] as const;
export type ConceptId = (typeof CONCEPT_IDS)[number];

export const isOfSample = (id: string): id is ConceptId => CONCEPT_IDS.some((known) => known === id);

/** A topic that several lessons and quizzes practice; its progress is counted per item. */
export type Concept = { readonly id: string; readonly name: Bilingual } & (
  | { readonly itemKeys: readonly string[] }
  /** All items whose keys start with `beginning`, and how many of them exist. */
  | { readonly beginning: string; readonly count: number }
);

export type ConceptProgress = { readonly id: string; readonly name: Bilingual; readonly percent: number };

const SHARES: Readonly<Record<Knowledge, number>> = { unknown: 0, met: 0, learning: 0.5, known: 1 };
const MAX_SHOWN = 4;

type AnswerCounts = Pick<LearnerSummary, 'rightByItem' | 'wrongByItem'>;

/** Returns a test for the item keys of the concept. */
export function belongsTo(concept: Concept): (key: string) => boolean {
  if ('beginning' in concept) return (key) => key.startsWith(concept.beginning);
  const conceptKeys = new Set(concept.itemKeys);
  return (key) => conceptKeys.has(key);
}

/** The answered keys, sorted so that keys with the same prefix are adjacent. */
const answeredKeys = ({ rightByItem, wrongByItem }: AnswerCounts): readonly string[] =>
  [...new Set([...Object.keys(rightByItem), ...Object.keys(wrongByItem)])].sort();

/** The index of the first text that is not before `text`. Binary search, because years of learning leave thousands. */
function lowerBound(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((sorted[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The answered keys of a concept. */
function keysOf(concept: Concept, sorted: readonly string[], answers: AnswerCounts): readonly string[] {
  if ('beginning' in concept) {
    const from = lowerBound(sorted, concept.beginning);
    let to = from;
    while (sorted[to]?.startsWith(concept.beginning)) to += 1;
    return sorted.slice(from, to);
  }
  const isAnswered = (key: string) =>
    Object.hasOwn(answers.rightByItem, key) || Object.hasOwn(answers.wrongByItem, key);
  return [...new Set(concept.itemKeys)].filter(isAnswered);
}

/** At least 1 if anything is known, so that the first word of many shows. */
function percentOf(concept: Concept, keys: readonly string[], answers: AnswerCounts): number {
  const known = keys.reduce((total, key) => total + SHARES[knowledgeOfItem(answers, key)], 0);
  const all = 'beginning' in concept ? Math.max(concept.count, keys.length) : concept.itemKeys.length;
  return known === 0 ? 0 : Math.max(1, Math.round((known / all) * 100));
}

/** The percentage known of the most practiced concepts, most practiced first, without those never practiced. */
export function conceptProgress(concepts: readonly Concept[], answers: AnswerCounts): ConceptProgress[] {
  const keys = answeredKeys(answers);
  const { rightByItem, wrongByItem } = answers;
  return concepts
    .map((concept) => {
      const conceptKeys = keysOf(concept, keys, answers);
      const answerCount = conceptKeys.reduce(
        (sum, key) => sum + countOf(rightByItem, key) + countOf(wrongByItem, key),
        0,
      );
      return { concept, conceptKeys, answerCount };
    })
    .filter(({ answerCount }) => answerCount > 0)
    .sort((a, b) => b.answerCount - a.answerCount)
    .slice(0, MAX_SHOWN)
    .map(({ concept, conceptKeys }) => ({
      id: concept.id,
      name: concept.name,
      percent: percentOf(concept, conceptKeys, answers),
    }));
}
