import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONCEPTS } from '../../content/concepts';
import { levelName } from '../../content/levels';
import { MODULES } from '../../content/modules';
import { EMPTY_SUMMARY, type LearnerSummary } from '../learner/summary';
import { activityOf, anyActivity as anyActivityOf } from '../activity/activities.testing';
import type { Activity, ActivityOf } from '../activity/activity';
import { numbersOf, partKey } from '../lesson/parts';
import type { Figures } from './figures';
import { figuresFor } from './figuresFor';
import { lessonsToday, nextTask } from './lessonsToday';
import { rebuildSummary } from './rebuildSummary';

const today = '2026-11-15';
const figures = (summary: LearnerSummary, on = today): Figures =>
  figuresFor({ summary, modules: MODULES, concepts: CONCEPTS, today: on });

const exercise = (overrides: Partial<ActivityOf<'exercise'>>) =>
  activityOf('exercise', { startedAt: 0, secondsSpent: 90, right: ['letter:అ'], ...overrides });

const after = (...activities: readonly Activity[]) => figures(rebuildSummary(activities));

describe('before the first activity', () => {
  const { isSample, dashboard, achievements, progress } = figures(EMPTY_SUMMARY);

  it('the dashboard shows the sample', () => {
    expect(isSample).toBe(true);
    expect(dashboard).toMatchObject({ points: 2450, lessons: { completed: 32, total: 48 }, streakDays: 15 });
    expect(dashboard.minutes).toBe(24 * 60);
    expect(dashboard.concepts.map(({ name, percent }) => [name.en, percent])).toEqual([
      ['Basic Alphabets', 90],
      ['Numbers', 85],
      ['Common Phrases', 75],
      ['Family Words', 60],
    ]);
  });

  it('the achievements show the sample: level 2, and 450 XP to level 3', () => {
    expect(achievements).toMatchObject({ xp: 50, level: { level: 2, xpToNext: 450 } });
    expect(levelName(achievements.level.level).en).toBe('Beginner Explorer');
    expect(achievements.achievements.map(({ id, xp, progress: at, maxProgress, unlocked }) => [id, xp, at, maxProgress, unlocked])).toEqual([
      ['first-lesson', 50, 1, 1, true],
      ['alphabet-master', 100, 45, 56, false],
      ['vocab-builder', 200, 35, 100, false],
      ['quiz-champion', 300, 1, 5, false],
      ['daily-streak', 150, 3, 7, false],
      ['grammar-guru', 250, 2, 10, false],
    ]); // prettier-ignore
  });

  it('the progress page shows the sample', () => {
    expect(progress).toMatchObject({
      lessons: { completed: 12, total: 45 },
      quizzes: { completed: 5, averagePercent: 85 },
      streakDays: 3,
      minutes: 510,
      words: 120,
      weeklyGoalPercent: 70,
      averageDailyMinutes: 45,
    });
    expect(levelName(progress.level.level).en).toBe('Beginner');
    expect(progress.level.percentToNext).toBe(35);
    expect(progress.lastSevenDays.map(({ weekday, minutes }) => [weekday, minutes])).toEqual(
      [45, 30, 60, 20, 40, 0, 0].map((minutes, weekday) => [weekday, minutes]),
    );
  });

  it('the sample is consistent as far as the spec allows', () => {
    const minutes = progress.lastSevenDays.reduce((sum, day) => sum + day.minutes, 0);
    expect(Math.round((minutes / progress.weeklyGoalMinutes) * 100)).toBe(progress.weeklyGoalPercent);
    const knowledge = new Map(progress.letters.map(({ letter, knowledge: one }) => [letter, one]));
    const countOf = (level: string) => [...knowledge.values()].filter((one) => one === level).length;
    expect(countOf('known')).toBe(45);
    expect(Math.round(((countOf('known') + countOf('learning') / 2) / 52) * 100)).toBe(90);
    for (const insight of progress.insightsFrom([]))
      if (insight.kind === 'mixed-up')
        for (const letter of insight.letters) expect(knowledge.get(letter)).toBe('learning');
  });

  it('no bead is earned', () => {
    expect(figures(EMPTY_SUMMARY).beads.filter(({ isStrung }) => isStrung)).toEqual([]);
  });
});

describe('after the first activity', () => {
  it('every figure is the learner’s own', () => {
    const { isSample, dashboard, achievements, progress } = after(exercise({}));
    expect(isSample).toBe(false);
    expect(dashboard).toMatchObject({ points: 5, lessons: { completed: 0, total: 9 }, minutes: 1, streakDays: 1 });
    expect(dashboard.quizzes).toEqual({ completed: 0, averagePercent: 0 });
    expect(achievements).toMatchObject({ xp: 5, level: { level: 1, xpToNext: 45 } });
    expect(progress).toMatchObject({ words: 0, averageDailyMinutes: 2, weeklyGoalMinutes: 70, weeklyGoalPercent: 2 });
    expect(progress.letters.filter(({ knowledge }) => knowledge !== 'unknown')).toEqual([
      { letter: 'అ', knowledge: 'learning' },
    ]);
    expect(dashboard.concepts[0]).toMatchObject({ id: 'alphabets', percent: 1 });
  });

  it('even an activity without points and time replaces the sample', () => {
    const { isSample, dashboard } = after(exercise({ right: [], wrong: ['letter:అ'], secondsSpent: 0 }));
    expect(isSample).toBe(false);
    expect(dashboard).toMatchObject({ points: 0, streakDays: 1, minutes: 0 });
  });

  it('the week runs from Monday to Sunday, and the last seven days end today', () => {
    const { dashboard, progress } = figures(
      { ...EMPTY_SUMMARY, activities: 3, secondsByDay: { '2026-11-11': 600, '2026-11-10': 1200, '2026-11-09': 60 } },
      '2026-11-11',
    );
    expect(dashboard.week.map(({ minutes }) => minutes)).toEqual([1, 20, 10, 0, 0, 0, 0]);
    expect(progress.lastSevenDays.map(({ weekday }) => weekday)).toEqual([3, 4, 5, 6, 0, 1, 2]);
    expect(progress.lastSevenDays.map(({ minutes }) => minutes)).toEqual([0, 0, 0, 0, 1, 20, 10]);
    expect(progress.averageDailyMinutes).toBe(10);
    expect(dashboard.week.findIndex(({ isToday }) => isToday)).toBe(2);
  });

  it('the insights say what went well and which letters are mixed up', () => {
    const numbers = exercise({ right: ['number:1', 'number:2', 'number:3', 'number:4'] });
    const letters = exercise({ right: ['letter:త'], wrong: ['letter:ధ', 'letter:ద', 'letter:ధ'], mixedUp: ['ధ ద', 'ద ధ'] });
    const old = exercise({ day: '2026-10-01', mixedUp: ['బ భ', 'బ భ', 'బ భ'] });
    const newest = [numbers, letters, old];
    expect(after(...newest).progress.insightsFrom(newest)).toEqual([
      { kind: 'went-well', concept: 'numbers' },
      { kind: 'needs-practice', concept: 'alphabets' },
      { kind: 'mixed-up', letters: ['ధ', 'ద'] },
      { kind: 'goal-left', minutes: 67 },
    ]);
  }); // prettier-ignore

  it('the concepts are the practiced ones: animals and birds after four quizzes on them', () => {
    const quiz = (...words: readonly string[]) => activityOf('quiz', { right: words.map((word) => `word:${word}`) });
    const { concepts } = after(
      quiz('animals_dog', 'animals_cat', 'animals_cow'),
      quiz('animals_dog', 'animals_tiger', 'animals_fish'),
      quiz('birds_crow', 'birds_parrot'),
      quiz('birds_duck', 'birds_owl'),
    ).progress;
    expect(concepts.map(({ id, name }) => [id, name.te])).toEqual([
      ['animals', 'జంతువులు'],
      ['birds', 'పక్షులు'],
    ]);
    // A range, because the number of words in a category may grow.
    for (const { percent } of concepts) {
      expect(percent).toBeGreaterThan(0);
      expect(percent).toBeLessThan(20);
    }
  });

  it('at most four concepts are shown, and none at 0 percent', () => {
    const right = ['letter:అ', 'word:food_rice', 'word:body_eye', 'sentence:daily-x', 'number:3', 'word:family_mother'];
    const { concepts } = after(exercise({ right })).progress;
    expect(concepts).toHaveLength(4);
    expect(concepts.filter(({ percent }) => percent === 0)).toEqual([]);
  });

  it('the weekly goal is seven times the daily goal', () => {
    const activity = exercise({ secondsSpent: 35 * 60, day: '2026-11-15' });
    const input = { summary: rebuildSummary([activity]), modules: MODULES, concepts: CONCEPTS, today };
    expect(figuresFor(input).progress).toMatchObject({ weeklyGoalMinutes: 70, weeklyGoalPercent: 50 });
    expect(figuresFor({ ...input, dailyMinutes: 5 }).progress).toMatchObject({ weeklyGoalPercent: 100 });
    expect(figuresFor({ ...input, dailyMinutes: 15 }).progress).toMatchObject({ weeklyGoalMinutes: 105 });
  });

  it('the next task of a lesson is an exercise, then a quiz', () => {
    const lesson = MODULES[0]?.lessons[0];
    if (!lesson) throw new Error('no lesson');
    const exercises = numbersOf(lesson, 'exercise').map((number) => partKey(lesson.id, 'exercise', number));
    expect(nextTask(lesson, [])).toEqual({ part: 'exercise' });
    expect(nextTask(lesson, [...exercises.slice(1), 'vowels/quiz/1'])).toEqual({ part: 'exercise' });
    expect(nextTask(lesson, [...exercises, 'vowels/quiz/1'])).toEqual({ part: 'quiz', number: 2 });
    expect(nextTask(lesson, [...exercises, 'vowels/quiz/1', 'vowels/quiz/2'])).toEqual({ part: 'exercise' });
  });

  it('the reading ladder counts neither among the nine lessons nor in the overall progress', () => {
    const steps = MODULES.find(({ id }) => id === 'reading')?.lessons ?? [];
    const partsDone = steps.flatMap((lesson) =>
      (['exercise', 'quiz'] as const).flatMap((part) =>
        numbersOf(lesson, part).map((number) => partKey(lesson.id, part, number)),
      ),
    );
    const { dashboard } = figures({ ...EMPTY_SUMMARY, activities: 1, partsDone });
    expect(dashboard).toMatchObject({ lessons: { completed: 0, total: 9 }, overallPercent: 0 });
    // A ladder step still counts as a completed lesson for the achievement.
    expect(dashboard.achievements.find(({ id }) => id === 'first-lesson')).toMatchObject({ unlocked: true });
  });

  it('lists the lessons to do today, the next one first', () => {
    expect(lessonsToday(MODULES, ['vowels/exercise/1']).map(({ lesson, done, total }) => [lesson.id, done, total])).toEqual(
      [['vowels', 1, 14], ['consonants', 0, 18], ['gunintalu', 0, 24]],
    ); // prettier-ignore
  });
});

const WEIRD_KEYS = ['letter:ధ', 'word:x', 'number:7', '__proto__', 'constructor', '', 'letter:', 'word:'];
const WEIRD_DAYS = [today, '2026-11-14', '2026-02-30', '2099-01-01', '', '__proto__', '0001-01-01', 'x'];
const weirdKey = fc.constantFrom(...WEIRD_KEYS);
const weirdDay = fc.constantFrom(...WEIRD_DAYS);
const weirdNumber = fc.oneof(fc.nat(10_000), fc.double(), fc.constantFrom(NaN, Infinity, -Infinity, -5, 0.5, 1e300));
const counts = (key: fc.Arbitrary<string>) => fc.dictionary(key, weirdNumber, { maxKeys: 8 });

const brokenSummary: fc.Arbitrary<LearnerSummary> = fc.record({
  activities: weirdNumber,
  secondsSpent: weirdNumber,
  secondsByDay: counts(weirdDay),
  points: weirdNumber,
  pointsByDay: counts(weirdDay),
  partsDone: fc.array(fc.constantFrom('vowels/exercise/1', 'vowels/exercise/99', '', 'x', 'tenses/quiz/6')),
  quizPoints: weirdNumber,
  quizzesCompleted: counts(fc.constantFrom('easy', 'lesson', 'toString')),
  quizzesPassed: weirdNumber,
  quizPercentages: weirdNumber,
  poemsLearned: weirdNumber,
  storiesRead: fc.array(fc.constantFrom('padava', 'rhyme/vana', '')),
  storySeconds: weirdNumber,
  storyWords: weirdNumber,
  rightByItem: counts(weirdKey),
  wrongByItem: counts(weirdKey),
});

const anyActivity = anyActivityOf({ keys: WEIRD_KEYS, days: WEIRD_DAYS });

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** Collects all invalid figures, because one `expect` per figure would take half a minute. */
function invalidFigures(
  { dashboard, achievements, progress, stories }: Figures,
  newest: readonly Activity[],
): unknown[] {
  const percents = [
    dashboard.overallPercent,
    progress.weeklyGoalPercent,
    progress.quizzes.averagePercent,
    achievements.level.percentToNext,
    ...progress.concepts.map(({ percent }) => percent),
  ];
  return [
    ...numbersIn([dashboard, achievements, progress, progress.insightsFrom(newest), stories]).filter(
      (number) => !Number.isFinite(number) || number < 0,
    ),
    ...percents.filter((percent) => percent > 100),
    ...[...dashboard.week, ...progress.lastSevenDays].filter(({ minutes }) => minutes > 1440),
    ...achievements.achievements.filter((achievement) => achievement.progress > achievement.maxProgress),
    ...[dashboard.week, progress.lastSevenDays].filter(({ length }) => length !== 7),
  ];
}

describe('with any stored data', () => {
  it('figures are valid: no NaN, nothing negative, nothing infinite', () => {
    fc.assert(
      fc.property(brokenSummary, fc.array(anyActivity, { maxLength: 10 }), weirdDay, (summary, newest, on) => {
        expect(invalidFigures(figures(summary, on), newest)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('figures are valid after any history, on any day, with any clock', () => {
    fc.assert(
      fc.property(fc.array(anyActivity, { minLength: 1, maxLength: 40 }), weirdDay, (history, on) => {
        const shown = figures(rebuildSummary(history), on);
        expect(invalidFigures(shown, history)).toEqual([]);
        expect(shown.isSample).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});
