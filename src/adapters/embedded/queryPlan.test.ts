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
  it('for passed quizzes is answered by the index alone', () => {
    expect(planQuery(INDEXES.quizResults, [passed, completed, easy, user])).toEqual({
      index: 'passed',
      lower: ['sita', 'easy', 1, 70],
      upper: ['sita', 'easy', 1, Infinity],
      rest: [],
    });
  });

  it('for all results of a learner takes the whole range of that learner', () => {
    expect(planQuery(INDEXES.quizResults, [user])).toMatchObject({ lower: ['sita'], upper: ['sita', []], rest: [] });
  });

  it('asks each document what no index answers', () => {
    expect(planQuery(INDEXES.quizResults, [user, completed])).toMatchObject({ lower: ['sita'], rest: [completed] });
    expect(planQuery(INDEXES.quizResults, [completed])).toBeUndefined();
    expect(planQuery(INDEXES.userPreferences, [])).toBeUndefined();
  });

  it('matches by the same type only, as Firestore does', () => {
    expect(matches({ percentage: '80' }, [passed])).toBe(false);
    expect(matches({ percentage: 80, completed: true }, [passed, completed])).toBe(true);
    expect(matches({ completed: 1 }, [completed])).toBe(false);
  });

  it('has an index wherever Firestore has one', () => {
    for (const { collectionGroup, fields } of firestoreIndexes.indexes) {
      const here = INDEXES[collectionGroup as OwnedName].map((index) => index.fields);
      expect(here).toContainEqual(fields.map(({ fieldPath }) => fieldPath));
    }
  });
});
