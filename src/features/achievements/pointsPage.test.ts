import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENT_TEXTS } from '../../content/achievements';
import { levelName } from '../../content/levels';
import { MODULES } from '../../content/modules';
import { modulesOfCourse } from '../../domain/lesson/lesson';
import { ACHIEVEMENTS } from '../../domain/progress/achievements';
import { LETTERS, RIGHT_FOR_EACH_WRONG, RIGHT_TO_KNOW } from '../../domain/progress/knowledge';
import { LEVEL_STARTS, XP_PER_LATER_LEVEL } from '../../domain/progress/levels';
import { POINTS, QUIZ_POINTS } from '../../domain/progress/points';
import { DAYS_BETWEEN_FREE_DAYS } from '../../domain/progress/streak';
import { WEEKLY_GOAL_MINUTES } from '../../domain/progress/week';
import { MAX_GROUP_SIZE } from '../../domain/league/groups';
import { MAX_OLD_ARRIVALS, MAX_RECENT_ARRIVALS } from '../../domain/scores/flood';
import {
  MAX_ACTIVITIES_PER_DAY,
  MAX_POINTS_PER_DAY,
  MAX_POINTS_PER_ACTIVITY,
  SCORED_DAYS,
} from '../../domain/scores/score';
import { en } from '../../i18n/en/achievements';
import { POINT_RULES } from './pointRules';

const page = readFileSync('docs/POINTS.md', 'utf8');

/** The rows of the table under this heading, without its header. */
function rowsUnder(heading: string): string[][] {
  const section = page.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('docs/POINTS.md', () => {
  it('lists the same point rules as the app', () => {
    expect(rowsUnder('Points')).toEqual(POINT_RULES.map(({ text, points }) => [en[text], String(points)]));
  });

  it('the app lists every point rule', () => {
    const listed = POINT_RULES.map(({ points }) => points);
    expect(listed).toHaveLength(Object.keys(POINTS).length + Object.keys(QUIZ_POINTS).length);
    expect(listed.toSorted()).toEqual([...Object.values(POINTS), ...Object.values(QUIZ_POINTS)].toSorted());
  });

  it('lists the achievements', () => {
    expect(rowsUnder('Achievements')).toEqual(
      ACHIEVEMENTS.map(({ id, xp, maxProgress }) => {
        const { title, description } = ACHIEVEMENT_TEXTS[id];
        return [title.en, description.en, String(xp), String(maxProgress)];
      }),
    );
    expect(page).toContain(
      `right at least ${RIGHT_TO_KNOW} times, and at least ${RIGHT_FOR_EACH_WRONG} times as often`,
    );
    expect(LETTERS).toHaveLength(52);
  });

  it('lists the levels', () => {
    const last = LEVEL_STARTS.at(-1) ?? 0;
    const starts = [...LEVEL_STARTS, last + XP_PER_LATER_LEVEL];
    expect(rowsUnder('XP and levels')).toEqual(
      starts.map((start, at) => [String(at + 1), levelName(at + 1).en, String(start)]),
    );
    expect(page).toContain(`every ${XP_PER_LATER_LEVEL} XP`);
  });

  it('says when a missed day is forgiven', () => {
    expect(page).toContain(`no day was forgiven in the ${DAYS_BETWEEN_FREE_DAYS} days before`);
  });

  it('says the weekly goal and the length of the path', () => {
    expect(page).toContain(`${WEEKLY_GOAL_MINUTES} minutes from Monday to Sunday`);
    const parts = modulesOfCourse(MODULES)
      .flatMap(({ lessons }) => lessons)
      .reduce((total, { practiceExercises, quizzes }) => total + practiceExercises + quizzes, 0);
    expect(parts).toBe(200);
    expect(page).toContain(`of all ${parts} of the three modules`);
  });

  it('lists the limits of what others see', () => {
    expect(rowsUnder('What others see').map(([, most]) => Number(most))).toEqual([
      MAX_POINTS_PER_ACTIVITY,
      MAX_POINTS_PER_DAY,
      MAX_ACTIVITIES_PER_DAY,
      SCORED_DAYS,
      MAX_RECENT_ARRIVALS,
      MAX_OLD_ARRIVALS,
    ]);
    expect(page).toContain(`groups of at most ${MAX_GROUP_SIZE}`);
  });
});
