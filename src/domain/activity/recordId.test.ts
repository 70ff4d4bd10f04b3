import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordIdOf, recordNameOf } from './recordId';

const someId = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const someName = fc.stringMatching(/^[a-z0-9-]{1,20}$/);

it('a record id starts with the learner’s id, and adding that prefix twice changes nothing', () => {
  fc.assert(
    fc.property(someId, someName, (userId, name) => {
      const id = recordIdOf(userId, name);
      expect(id.startsWith(`${userId}_`)).toBe(true);
      expect(recordIdOf(userId, id)).toBe(id);
      expect(recordNameOf(userId, id)).toBe(name);
    }),
  );
});

it('a record moved to another learner and back has its original id', () => {
  fc.assert(
    fc.property(someId, someId, someName, (one, other, name) => {
      const before = recordIdOf(one, name);
      const moved = recordIdOf(other, recordNameOf(one, before));
      expect(recordIdOf(one, recordNameOf(other, moved))).toBe(before);
    }),
  );
});
