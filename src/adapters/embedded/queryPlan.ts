import { indexKey, type Fields, type Index, type IndexKey } from './indexes';

export type AnyFilter = { readonly field: string; readonly is: '==' | '>='; readonly value: string | number | boolean };

export type QueryPlan = {
  readonly index: string;
  readonly lower: readonly IndexKey[];
  /** Ends with an empty list, which sorts after every text and number. */
  readonly upper: readonly (IndexKey | readonly [])[];
  /** The filters that the index does not cover; they are applied to each document. */
  readonly rest: readonly AnyFilter[];
};

function planWith({ name, fields }: Index, filters: readonly AnyFilter[]): QueryPlan {
  const filterOn = (field: string | undefined, is: AnyFilter['is']) =>
    filters.find((filter) => filter.field === field && filter.is === is);
  const end = fields.findIndex((field) => !filterOn(field, '=='));
  const equal = fields.slice(0, end === -1 ? fields.length : end).flatMap((field) => filterOn(field, '==') ?? []);
  const least = filterOn(fields[equal.length], '>=');
  const prefix = equal.map(({ value }) => indexKey(value));
  return {
    index: name,
    lower: least ? [...prefix, indexKey(least.value)] : prefix,
    upper: least ? [...prefix, Infinity] : [...prefix, []],
    rest: filters.filter((filter) => filter !== least && !equal.includes(filter)),
  };
}

/** Picks the index that covers the most filters; undefined when none covers any. */
export function planQuery(indexes: readonly Index[], filters: readonly AnyFilter[]): QueryPlan | undefined {
  const plans = indexes.map((index) => planWith(index, filters)).filter(({ rest }) => rest.length < filters.length);
  return plans.toSorted((a, b) => a.rest.length - b.rest.length)[0];
}

export const matches = (data: Fields, filters: readonly AnyFilter[]) =>
  filters.every(({ field, is, value }) => {
    const found = data[field];
    return is === '==' ? found === value : typeof found === 'number' && typeof value === 'number' && found >= value;
  });
