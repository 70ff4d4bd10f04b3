// Whether something of unknown origin, such as what lies in a browser's storage, is what it should be.

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Also an amount: a number that is not below zero. */
export const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

export const isListOf = <T>(value: unknown, isOne: (entry: unknown) => entry is T): value is T[] =>
  Array.isArray(value) && value.every(isOne);
