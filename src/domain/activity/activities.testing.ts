import fc from 'fast-check';
import { DIFFICULTIES } from '../quiz/difficulty';
import { type Activity, type ActivityKind, type ActivityOf, NO_ANSWERS, PURPOSES } from './activity';

const WHEN = { userId: 'sita', startedAt: 1_763_200_000_000, day: '2026-11-15', secondsSpent: 10 };

const EXAMPLES: { readonly [K in ActivityKind]: ActivityOf<K> } = {
  practice: { ...WHEN, ...NO_ANSWERS, kind: 'practice', purpose: 'lesson', tasksDone: 1, partsDone: [] },
  exercise: { ...WHEN, ...NO_ANSWERS, kind: 'exercise', lessonId: 'vowels', part: 1 },
  'lesson-quiz': { ...WHEN, ...NO_ANSWERS, kind: 'lesson-quiz', lessonId: 'vowels', part: 1 },
  quiz: { ...WHEN, ...NO_ANSWERS, kind: 'quiz', difficulty: 'easy' },
  poem: { ...WHEN, ...NO_ANSWERS, kind: 'poem', poemId: 'uppu' },
  'poem-learned': { ...WHEN, ...NO_ANSWERS, kind: 'poem-learned', poemId: 'uppu', secondsSpent: 0 },
  story: { ...WHEN, ...NO_ANSWERS, kind: 'story', storyId: 'pilli', isRead: true },
  search: { ...WHEN, ...NO_ANSWERS, kind: 'search' },
};

/** An example activity of this kind, with some fields overridden. */
export const activityOf = <K extends ActivityKind>(kind: K, overrides: Partial<ActivityOf<K>> = {}): ActivityOf<K> => ({
  ...EXAMPLES[kind],
  ...overrides,
});

const KEYS = ['letter:ధ', 'letter:అం', 'sign:కా', 'word:animals_cow', "word:family_father's elder brother", 'What?'];
const DAYS = ['2026-11-14', '2026-11-15', '2024-02-29'];
const pairs = fc.array(fc.constantFrom('ధ ద', 'ద ధ', 'ా ి', '', ' ', 'ధ', 'a b c', 'ధ ధ'), { maxLength: 3 });
const lessonId = fc.constantFrom('vowels', 'numbers', 'constructor', 'a/b');
const part = fc.integer({ min: 1, max: 30 });
const poemId = fc.constantFrom('uppu', 'constructor');

const anyDetails = fc.oneof(
  fc.record({
    kind: fc.constant('practice' as const),
    purpose: fc.constantFrom(...PURPOSES),
    tasksDone: fc.nat(20),
    partsDone: fc.array(fc.constantFrom('vowels/exercise/1', 'vowels/exercise/2', 'constructor'), { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('exercise' as const), lessonId, part }),
  fc.record({ kind: fc.constant('lesson-quiz' as const), lessonId, part }),
  fc.record({ kind: fc.constant('quiz' as const), difficulty: fc.constantFrom(...DIFFICULTIES) }),
  fc.record({ kind: fc.constant('poem' as const), poemId }),
  fc.record({ kind: fc.constant('poem-learned' as const), poemId }),
  fc.record({
    kind: fc.constant('story' as const),
    storyId: fc.constantFrom('pilli', 'rhyme/vana', 'constructor'),
    isRead: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('search' as const) }),
);

type ValueOf<T> = T extends fc.Arbitrary<infer V> ? V : never;
type Details = ValueOf<typeof anyDetails>;
type When = Omit<ActivityOf<'search'>, 'kind' | 'hesitant'>;

/** Any activity that could have been recorded; every second right answer is hesitant. */
export function anyActivity({ keys = KEYS, days = DAYS } = {}): fc.Arbitrary<Activity> {
  const answered = fc.array(fc.constantFrom(...keys), { maxLength: 5 });
  const anyBase = fc.record({
    userId: fc.constant('sita'),
    startedAt: fc.nat(),
    day: fc.constantFrom(...days),
    secondsSpent: fc.nat(5000),
    right: answered,
    wrong: answered,
    mixedUp: pairs,
    toldApart: pairs,
  });
  const combined = ([base, details]: [When, Details]): Activity => ({
    ...base,
    ...details,
    hesitant: base.right.filter((_, at) => at % 2 === 0),
  });
  return fc.tuple(anyBase, anyDetails).map(combined);
}
