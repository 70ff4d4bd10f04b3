import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import indexFile from '../../../../firestore.indexes.json';
import { OWNED, RECORDED } from '../../../ports/collections';
import { type AppQuery, QUERIES } from './queries.testing';
import { fieldsInRules } from './fieldsInRules.testing';

const source = fileURLToPath(new URL('../../../', import.meta.url));

const asIndex = (collection: string, fields: readonly string[]) => [collection, ...fields].join(' ');

/** Firestore's automatic indexes cover equality; an order or a lower bound needs a declared index. */
function neededIndex({ collection, equal, atLeast, newestBy }: AppQuery): string[] {
  const last = atLeast === undefined ? newestBy && `${newestBy} DESCENDING` : `${atLeast} ASCENDING`;
  if (!last || equal.length === 0) return [];
  return [asIndex(collection, [...equal.map((field) => `${field} ASCENDING`), last])];
}

const declared = indexFile.indexes.map(({ collectionGroup, fields }) =>
  asIndex(
    collectionGroup,
    fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`),
  ),
);

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(contract|testing)\.|\.test\./.test(name))
  .map((name) => readFileSync(`${source}/${name}`, 'utf8'));

/** Finds `documents.list('poems'` and similar calls; a variable name counts as every recorded collection. */
const queriesInSource = files.flatMap((text) =>
  [...text.matchAll(/documents\s*\.(list|count|newest)\(\s*(?:'(\w+)'|name)/g)].flatMap(([, asks, collection]) =>
    (collection === undefined ? RECORDED : [collection]).map((one) => `${asks} ${one}`),
  ),
);

describe('indexes', () => {
  it('are exactly those that the app’s queries need', () => {
    expect(declared.toSorted()).toEqual(QUERIES.flatMap(neededIndex).toSorted());
  });

  it('are checked for every query in the source', () => {
    const listed = new Set(QUERIES.map(({ asks, collection }) => `${asks} ${collection}`));
    expect(new Set(queriesInSource)).toEqual(new Set([...listed].filter((one) => one !== 'list poets')));
  });

  it('are turned off for exactly those learner fields that no query uses', () => {
    const exempt = new Set(
      indexFile.fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`),
    );
    for (const collection of OWNED) {
      const queried = new Set(
        QUERIES.filter((query) => query.collection === collection).flatMap(({ equal, atLeast, newestBy }) =>
          equal.concat(atLeast ?? [], newestBy ?? []),
        ),
      );
      for (const field of fieldsInRules(collection))
        expect([collection, field, exempt.has(`${collection} ${field}`)]).toEqual([
          collection,
          field,
          !queried.has(field),
        ]);
    }
    for (const { indexes } of indexFile.fieldOverrides) expect(indexes).toEqual([]);
  });
});
