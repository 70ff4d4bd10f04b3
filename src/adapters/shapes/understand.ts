import * as v from 'valibot';
import type { CollectionName } from '../../ports/collections';
import type { Collections, Stored } from '../../ports/documents';
import { activity, learnerSummary, learningSession, memory, userPreferences } from './learnerShapes';
import { poem, poet } from './poemShapes';
import { quizResult, translation } from './quizShapes';

const SHAPES: { readonly [N in CollectionName]: v.GenericSchema<unknown, Collections[N]> } = {
  userPreferences,
  learnerSummaries: learnerSummary,
  letterMemories: memory,
  wordMemories: memory,
  sentenceMemories: memory,
  poemMemories: memory,
  quizResults: quizResult,
  learningSessions: learningSession,
  activities: activity,
  translations: translation,
  poets: poet,
  poems: poem,
};

/** Reads the valid parts of a document, or returns null when it is useless. */
export function understand<N extends CollectionName>(collection: N, data: unknown): Collections[N] | null {
  const shape: v.GenericSchema<unknown, Collections[N]> = SHAPES[collection];
  const read = v.safeParse(shape, data);
  return read.success ? read.output : null;
}

export function understandStored<N extends CollectionName>(collection: N, id: string, data: unknown): Stored<N> | null {
  const understood = understand(collection, data);
  return understood && { ...understood, id };
}
