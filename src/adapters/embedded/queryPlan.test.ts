import type { OwnedName } from '../../ports/collections';
import { describe, expect, it } from 'vitest';
import firestoreIndexes from '../../../firestore.indexes.json';
import { INDEXES } from './indexes';
import { matches, planQuery, type AnyFilter } from './queryPlan';

const user: AnyFilter = { field: 'userId', is: '==', value: 'sita' };
const easy: AnyFilter = { field: 'difficulty', is: '==', value: 'easy' };
const completed: AnyFilter = { field: 'completed', is: '==', value: true };
const passed: AnyFilter = { field: 'percentage', is: '>=', value: 70 };

describe('a query on the device', () => {
  it('for passed quizzes uses only the index', () => {
    expect(planQuery(INDEXES.quizResults, [passed, completed, easy, user])).toEqual({
      index: 'passed',
      lower: ['sita', 'easy', 1, 70],
      upper: ['sita', 'easy', 1, Infinity],
      rest: [],
    });
  });

  it('for all results of a learner uses the whole key range of that learner', () => {
    expect(planQuery(INDEXES.quizResults, [user])).toMatchObject({ lower: ['sita'], upper: ['sita', []], rest: [] });
  });

  it('filters the documents when no index fits', () => {
    expect(planQuery(INDEXES.quizResults, [user, completed])).toMatchObject({ lower: ['sita'], rest: [completed] });
    expect(planQuery(INDEXES.quizResults, [completed])).toBeUndefined();
    expect(planQuery(INDEXES.userPreferences, [])).toBeUndefined();
  });

  it('compares only values of the same type, as Firestore does', () => {
    expect(matches({ percentage: '80' }, [passed])).toBe(false);
    expect(matches({ percentage: 80, completed: true }, [passed, completed])).toBe(true);
    expect(matches({ completed: 1 }, [completed])).toBe(false);
  });

  it('has the same indexes as Firestore', () => {
    for (const { collectionGroup, fields } of firestoreIndexes.indexes) {
      const deviceIndexes = INDEXES[collectionGroup as OwnedName].map((index) => index.fields);
      expect(deviceIndexes).toContainEqual(fields.map(({ fieldPath }) => fieldPath));
    }
  });
});
