import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PREFERENCES, PREFERENCE_LISTS } from '../../domain/learner/preferences';
import { EMPTY_SUMMARY } from '../../domain/learner/summary';
import { COLLECTIONS } from '../../ports/collections';
import { understand } from './understand';

const anything = fc.anything({ withDate: true, withNullPrototype: true, withBigInt: true, withSparseArray: true });

/** Known fields with arbitrary values. */
const brokenDocument = fc.dictionary(
  fc.constantFrom(
    'age',
    'grade',
    'interests',
    'difficulty',
    'answers',
    'percentage',
    'timestamp',
    'secondsByDay',
    'right',
    'kind',
  ),
  fc.oneof(anything, fc.constantFrom('easy', 'hard', 'exercises')),
);

describe('a stored document', () => {
  it.each(COLLECTIONS)('of %s never causes an exception, whatever it holds', (collection) => {
    fc.assert(
      fc.property(fc.oneof(anything, brokenDocument), (data) => {
        const understood = understand(collection, data);
        expect(understood === null || typeof understood === 'object').toBe(true);
      }),
    );
  });

  it('is read the same when it is read twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COLLECTIONS), brokenDocument, (collection, data) => {
        const once = understand(collection, data);
        if (once) expect(understand(collection, once)).toEqual(once);
      }),
    );
  });

  it('is read the same after an export and import', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COLLECTIONS), brokenDocument, (collection, data) => {
        const once = understand(collection, data);
        if (once) expect(understand(collection, JSON.parse(JSON.stringify(once)))).toEqual(once);
      }),
    );
  });
});

describe('preferences', () => {
  it('from an empty document are unanswered questions', () => {
    expect(understand('userPreferences', {})).toEqual(NO_PREFERENCES);
  });

  it('drop an invalid starting point or invalid minutes', () => {
    const understood = understand('userPreferences', { startAt: 'the end', dailyMinutes: 12 });
    expect(Object.keys(understood ?? {})).toEqual(Object.keys(NO_PREFERENCES));
    expect(understand('userPreferences', { startAt: 'reading', dailyMinutes: 5 })).toMatchObject({
      startAt: 'reading',
      dailyMinutes: 5,
    });
  });

  it('always have lists of texts', () => {
    fc.assert(
      fc.property(brokenDocument, (data) => {
        const understood = understand('userPreferences', data);
        for (const list of PREFERENCE_LISTS) {
          expect(understood?.[list].every((entry) => typeof entry === 'string')).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['numbers as texts', { age: ' 9 ', grade: '4' }, { age: 9, grade: 4 }],
    ['a grade with its name', { grade: 'Grade 12' }, { grade: 12 }],
    ['numbers out of range', { age: 900, grade: 13 }, { age: null, grade: null }],
    ['a list as one text', { likes: 'rain, , mangoes ' }, { likes: ['rain', 'mangoes'] }],
    ['a list with gaps', { likes: ['rain', null, 4, {}] }, { likes: ['rain'] }],
    ['minutes as a text', { dailyMinutes: ' 15' }, { dailyMinutes: 15 }],
    ['a boolean as a text', { isProfileComplete: 'true' }, { isProfileComplete: true }],
  ])('are read from %s', (_, data, expected) => {
    expect(understand('userPreferences', data)).toMatchObject(expected);
  });
});

describe('a quiz result', () => {
  it('of an easy quiz has a map of categories, of a hard one a list', () => {
    expect(
      understand('quizResults', { difficulty: 'easy', selectedCategories: { food: true, rain: 'x' } }),
    ).toMatchObject({
      selectedCategories: { food: true },
    });
    expect(understand('quizResults', { difficulty: 'hard', selectedCategories: ['food'] })).toMatchObject({
      selectedCategories: ['food'],
    });
  });

  it('reads its time from a number, a date, a text and a Firestore timestamp', () => {
    const moments = [5000, new Date(5000), '1970-01-01T00:00:05.000Z', { seconds: 5, nanoseconds: 0 }];
    for (const timestamp of moments) {
      expect(understand('quizResults', { difficulty: 'easy', timestamp })).toMatchObject({ timestamp: 5000 });
    }
  });

  it('without a difficulty is dropped', () => {
    expect(understand('quizResults', { percentage: 100 })).toBeNull();
  });
});

describe('an activity', () => {
  const before = {
    userId: 'sita',
    startedAt: 5000,
    day: '2026-11-15',
    secondsSpent: 9,
    right: ['letter:అ'],
    wrong: [],
  };
  const now = { ...before, hesitant: [], mixedUp: [], toldApart: [] };

  it.each([
    [
      { kind: 'exercise', lessonId: 'vowels', part: 3 },
      { kind: 'exercise', lessonId: 'vowels', part: 3 },
    ],
    [
      { kind: 'quiz', difficulty: 'hard' },
      { kind: 'quiz', difficulty: 'hard' },
    ],
    [
      { kind: 'poem', lessonId: 'uppu' },
      { kind: 'poem', poemId: 'uppu' },
    ],
    [
      { kind: 'poem-learned', lessonId: 'uppu' },
      { kind: 'poem-learned', poemId: 'uppu' },
    ],
    [{ kind: 'search' }, { kind: 'search' }],
  ])('that an earlier version stored as %j is still read', (stored, understood) => {
    expect(understand('activities', { ...before, ...stored })).toEqual({ ...now, ...understood });
  });

  it.each([{ kind: 'exercise' }, { kind: 'quiz' }, { kind: 'poem' }, { kind: 'lesson-quiz', lessonId: 'vowels' }, {}])(
    'stored as %j lacks the fields of its kind and is dropped',
    (stored) => {
      expect(understand('activities', { ...before, ...stored })).toBeNull();
    },
  );
});

describe('a summary', () => {
  it('from an empty document is empty', () => {
    expect(understand('learnerSummaries', {})).toEqual(EMPTY_SUMMARY);
  });

  it('drops invalid counts', () => {
    const rightByItem = { 'letter:అ': 2, 'letter:ఆ': 0.5, 'letter:ఇ': 0, 'letter:ఈ': -0 };
    const broken = { a: -1, b: Infinity, c: NaN, d: '3', e: null, f: {}, g: true };
    const understood = understand('learnerSummaries', { rightByItem: { ...rightByItem, ...broken } });
    expect(understood?.rightByItem).toEqual({ 'letter:అ': 2, 'letter:ఆ': 0.5, 'letter:ఇ': 0, 'letter:ఈ': 0 });
  });

  it('drops undefined counts', () => {
    const understood = understand('learnerSummaries', { rightByItem: { 'letter:అ': 2, 'letter:ఆ': undefined } });
    expect(understood?.rightByItem).toStrictEqual({ 'letter:అ': 2 });
  });

  it.each([
    ['a list', [1, 2]],
    ['a text', 'letter:అ'],
    ['a date', new Date(0)],
    ['a map', new Map([['letter:అ', 1]])],
    ['nothing', null],
  ])('reads no counts from %s', (_, rightByItem) => {
    expect(understand('learnerSummaries', { rightByItem })?.rightByItem).toStrictEqual({});
  });
});

describe('a memory', () => {
  it('keeps the valid counts of each item', () => {
    const items = { 'letter:అ': { right: 2, due: 4 }, 'letter:ఆ': { right: 1, due: 'soon' }, 'letter:ఇ': 7 };
    expect(understand('letterMemories', { items })).toEqual({
      items: { 'letter:అ': { right: 2, due: 4 }, 'letter:ఆ': { right: 1 }, 'letter:ఇ': {} },
      pairs: {},
    });
  });
});

describe('a translation', () => {
  it('without both options is dropped', () => {
    expect(understand('translations', { correct: 'పాలు', category: 'food' })).toBeNull();
  });
});
