import type { OwnedName } from '../../ports/collections';

export type Index = { readonly name: string; readonly fields: readonly [string, ...string[]] };

/** Equality fields first, the field of a `>=` last: then the matches of a query lie side by side. */
export const INDEXES: { readonly [N in OwnedName]: readonly Index[] } = {
  userPreferences: [],
  learnerSummaries: [],
  letterMemories: [],
  wordMemories: [],
  sentenceMemories: [],
  poemMemories: [],
  quizResults: [
    { name: 'passed', fields: ['userId', 'difficulty', 'completed', 'percentage'] },
    { name: 'byTime', fields: ['userId', 'timestamp'] },
  ],
  learningSessions: [{ name: 'byTime', fields: ['userId', 'timestamp'] }],
  activities: [{ name: 'byTime', fields: ['userId', 'startedAt'] }],
};

export type IndexKey = string | number;

/** IndexedDB knows no boolean keys, and leaves out of an index what has no key: `completed` is 0 or 1, a gap -Infinity. */
export const indexKey = (value: unknown): IndexKey => {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string') return value;
  return typeof value === 'number' && !Number.isNaN(value) ? value : -Infinity;
};

export type Fields = Readonly<Record<string, unknown>>;

export type OwnedRecord = {
  readonly id: string;
  readonly data: Fields;
  readonly keys: Readonly<Record<string, IndexKey>>;
};

export function recordOf(collection: OwnedName, id: string, data: Fields): OwnedRecord {
  const indexed = INDEXES[collection].flatMap(({ fields }) => fields);
  return { id, data, keys: Object.fromEntries(indexed.map((field) => [field, indexKey(data[field])])) };
}
