import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordIdOf, recordNameOf } from './recordId';

const someId = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const someName = fc.stringMatching(/^[a-z0-9-]{1,20}$/);

it('a record’s id begins with its learner’s, and is made once', () => {
  fc.assert(
    fc.property(someId, someName, (userId, name) => {
      const id = recordIdOf(userId, name);
      expect(id.startsWith(`${userId}_`)).toBe(true);
      expect(recordIdOf(userId, id)).toBe(id);
      expect(recordNameOf(userId, id)).toBe(name);
    }),
  );
});

it('moved to another learner and back, a record has the id it had', () => {
  fc.assert(
    fc.property(someId, someId, someName, (one, other, name) => {
      const before = recordIdOf(one, name);
      const moved = recordIdOf(other, recordNameOf(one, before));
      expect(recordIdOf(one, recordNameOf(other, moved))).toBe(before);
    }),
  );
});
