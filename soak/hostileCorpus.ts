// Fixtures: malicious or damaged files, documents, stored values and addresses.
import { HOSTILE_TEXTS, MARKUP } from './hostileTexts';

export const HOSTILE_ADDRESSES: readonly string[] = [
  '//evil.test',
  '//evil.test/dashboard',
  '/\\evil.test',
  '/te//evil.test',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/dashboard/learning/__proto__/constructor',
  '/dashboard/learning/alphabet/vowels/quizzes/NaN',
  '/dashboard/learning/alphabet/vowels/quizzes/1e999',
  '/dashboard/learning/alphabet/vowels/pages/-1/practice',
  '/dashboard/AIQuizzes/constructor',
  '/dashboard/telugu-padyalu/poem/__proto__',
  '/dashboard/telugu-padyalu/poem/%3Cscript%3E',
  '/dashboard/telugu-padyalu?grade=NaN&poet=__proto__&tag=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '/dashboard/practise?letters=,,,,',
  `/dashboard/practise?letters=${encodeURIComponent('<b>,__proto__')}`,
  '/blog/__proto__',
  '/blog/%E0%A4%A',
  '/tutorials/constructor',
  '/login?next=javascript:alert(1)',
  '/#<img src=x onerror=alert(1)>',
  `/faq?q=${encodeURIComponent(MARKUP[0])}`,
  `/${'a/'.repeat(500)}`,
];

/** Values of a storage key. */
export const HOSTILE_STORED: readonly string[] = [
  'null',
  '[]',
  '{}',
  '"text"',
  '{"__proto__":{"polluted":true}}',
  '[1e999,-1,null,{}]',
  '{"level":1e999,"achievements":{},"beads":null}',
  '{"recordId":"r","userId":"sita","aim":{"kind":"easy","selectedCategories":{}},"clock":{"startedAt":1e300,"seenMs":1e300,"seenSince":0},"tasks":[],"queue":[0],"answers":[],"isAnswered":true}',
  '[{"userId":"sita","searchQuery":"x","startTime":1e300,"endTime":-1,"timeSpentSeconds":1e300,"timestamp":"x"}]',
  '{"id":"r","activity":{"kind":"practice","purpose":"lesson","userId":"sita","startedAt":1e300,"day":"10000-01-01","secondsSpent":1e300,"tasksDone":-5}}',
  JSON.stringify(MARKUP),
  'x'.repeat(100_000),
];

const HUGE = 1e300;

/** Data of a document in any collection, with invalid numbers, texts and maps. */
export const HOSTILE_DOCUMENTS: readonly object[] = [
  {},
  {
    activities: -1,
    points: HUGE,
    secondsSpent: HUGE,
    secondsByDay: { '10000-01-01': HUGE, 'NaN-NaN-NaN': 5, '2026-11-15': -7 },
    pointsByDay: { x: 'y' },
  },
  { items: { 'letter:అ': { x: 1, '-5': HUGE, '99999999': 3 } }, pairs: { '<b>': { '1': -1 } } },
  {
    kind: 'practice',
    purpose: 'lesson',
    startedAt: HUGE,
    day: 'NaN-NaN-NaN',
    secondsSpent: -1,
    tasksDone: HUGE,
    partsDone: [...MARKUP],
    right: [...HOSTILE_TEXTS],
  },
  {
    kind: 'lesson-quiz',
    lessonId: '__proto__',
    part: 1,
    startedAt: 'yesterday',
    right: ['letter:<script>'],
    wrong: { length: 5 },
  },
  {
    difficulty: 'easy',
    completed: 'true',
    percentage: HUGE,
    score: -3,
    timestamp: { seconds: HUGE },
    answers: [null, 7, { question: MARKUP[1] }],
    selectedCategories: { [MARKUP[0]]: true },
  },
  { searchQuery: MARKUP[1], startTime: HUGE, endTime: -HUGE, timeSpentSeconds: HUGE, timestamp: HUGE },
  {
    rightByItem: { __proto__: 1, constructor: 2, 'word:<img>': HUGE },
    quizzesCompleted: { easy: 0.5 },
    quizPercentages: HUGE,
    poemsLearned: '12',
  },
];

const documentsNamed = (name: string) =>
  HOSTILE_DOCUMENTS.map((data, at) => Object.assign({}, data, { id: `${name}-${at}` }));

const copy = (collections: unknown) => ({ format: 'aksharam-learner', version: 1, collections });

export const HOSTILE_FILES: readonly unknown[] = [
  null,
  [],
  { format: 'aksharam-learner' },
  copy([]),
  copy({ activities: 'none', quizResults: null, userPreferences: {} }),
  copy({
    userPreferences: [
      { age: HUGE, grade: -1, interests: MARKUP, isProfileComplete: 'true', dailyMinutes: HUGE, startAt: '__proto__' },
    ],
  }),
  copy({ activities: documentsNamed('file') }),
  copy({
    activities: [
      { id: 'x'.repeat(5_000), kind: 'search', startedAt: HUGE },
      { id: '__proto__', kind: 'search' },
    ],
  }),
  copy({
    quizResults: documentsNamed('result'),
    learningSessions: documentsNamed('session'),
  }),
];
