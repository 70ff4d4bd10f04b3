import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLLECTIONS } from '../../ports/collections';

it('every collection has a rule, and no other name has one', () => {
  const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
  const named = [...rules.matchAll(/match \/(\w+)\/\{\w+\} \{/g)].map(([, name]) => name);
  expect(named.filter((name) => name !== 'databases').toSorted()).toEqual([...COLLECTIONS].toSorted());
});
