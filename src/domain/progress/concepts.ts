import type { Bilingual } from '../bilingual';
import type { LearnerSummary } from '../learner/summary';
import { knowledgeOfItem, type Knowledge } from './knowledge';
import { countOf } from './soundSummary';

/** The four that the specification's sample names. */
export const CONCEPT_IDS = ['alphabets', 'phrases', 'numbers', 'family'] as const;
export type ConceptId = (typeof CONCEPT_IDS)[number];

export const isOfSample = (id: string): id is ConceptId => CONCEPT_IDS.some((known) => known === id);

/** Something that runs through several lessons and quizzes: what belongs to it is counted by item. */
export type Concept = { readonly id: string; readonly name: Bilingual } & (
  | { readonly itemKeys: readonly string[] }
  /** All items whose keys begin so, and how many of them there are. */
  | { readonly beginning: string; readonly count: number }
);

export type ConceptProgress = { readonly id: string; readonly name: Bilingual; readonly percent: number };

const SHARES: Readonly<Record<Knowledge, number>> = { unknown: 0, met: 0, learning: 0.5, known: 1 };
const MAX_SHOWN = 4;

type AnswerCounts = Pick<LearnerSummary, 'rightByItem' | 'wrongByItem'>;

/** Says of a key whether it belongs to the concept. */
export function belongsTo(concept: Concept): (key: string) => boolean {
  if ('beginning' in concept) return (key) => key.startsWith(concept.beginning);
  const own = new Set(concept.itemKeys);
  return (key) => own.has(key);
}

/** Those that were answered, in order: the ones that begin alike stand together. */
const answered = ({ rightByItem, wrongByItem }: AnswerCounts): readonly string[] =>
  [...new Set([...Object.keys(rightByItem), ...Object.keys(wrongByItem)])].sort();

/** Where the first one stands that is not before this, found by halves: after years there are thousands. */
function placeOf(sorted: readonly string[], text: string): number {
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
    const from = placeOf(sorted, concept.beginning);
    let to = from;
    while (sorted[to]?.startsWith(concept.beginning)) to += 1;
    return sorted.slice(from, to);
  }
  const isAnswered = (key: string) =>
    Object.hasOwn(answers.rightByItem, key) || Object.hasOwn(answers.wrongByItem, key);
  return [...new Set(concept.itemKeys)].filter(isAnswered);
}

/** Where anything is known it is never 0: a first word of many is a beginning. */
function percentOf(concept: Concept, keys: readonly string[], answers: AnswerCounts): number {
  const known = keys.reduce((total, key) => total + SHARES[knowledgeOfItem(answers, key)], 0);
  const all = 'beginning' in concept ? Math.max(concept.count, keys.length) : concept.itemKeys.length;
  return known === 0 ? 0 : Math.max(1, Math.round((known / all) * 100));
}

/** How much is known, in per cent, of what was practised most; the most practised first, and nothing that never was. */
export function conceptProgress(concepts: readonly Concept[], answers: AnswerCounts): ConceptProgress[] {
  const keys = answered(answers);
  const { rightByItem, wrongByItem } = answers;
  return concepts
    .map((concept) => {
      const own = keysOf(concept, keys, answers);
      const practised = own.reduce((sum, key) => sum + countOf(rightByItem, key) + countOf(wrongByItem, key), 0);
      return { concept, own, practised };
    })
    .filter(({ practised }) => practised > 0)
    .sort((a, b) => b.practised - a.practised)
    .slice(0, MAX_SHOWN)
    .map(({ concept, own }) => ({ id: concept.id, name: concept.name, percent: percentOf(concept, own, answers) }));
}
