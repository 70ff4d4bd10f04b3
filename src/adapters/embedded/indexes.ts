import type { OwnedName } from '../../ports/collections';

export type Index = { readonly name: string; readonly fields: readonly [string, ...string[]] };

/** Fields compared with `==` come first and a field compared with `>=` last, so that matches are one key range. */
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

/** IndexedDB has no boolean keys and omits records without a key, so booleans become 0 or 1 and gaps -Infinity. */
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
