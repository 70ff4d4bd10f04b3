import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../domain/progress/achievements';
import { NICKNAME_BIRDS, NICKNAME_COLOURS } from '../domain/progress/nickname';
import { ACHIEVEMENT_TEXTS } from './achievements';
import { bilingualFaults } from './bilingualFaults';
import { levelName } from './levels';
import { nicknameText } from './nicknames';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('the names of progress', () => {
  it('every achievement has a title and a task in both languages', () => {
    const texts = ACHIEVEMENTS.flatMap(({ id }) => [ACHIEVEMENT_TEXTS[id].title, ACHIEVEMENT_TEXTS[id].description]);
    expect(bilingualFaults(texts)).toEqual([]);
  });

  it('an achievement with a count mentions its number', () => {
    for (const id of ['vocab-builder', 'quiz-champion', 'daily-streak', 'grammar-guru'] as const) {
      const most = ACHIEVEMENTS.find((achievement) => achievement.id === id)?.maxProgress;
      for (const text of Object.values(ACHIEVEMENT_TEXTS[id].description)) expect(text).toContain(String(most));
    }
  });

  it('every level has a name, and level 2 is the “Beginner Explorer” of the sample', () => {
    expect(bilingualFaults(upTo(12).map((at) => levelName(at + 1)))).toEqual([]);
    expect(levelName(2).en).toBe('Beginner Explorer');
    expect(levelName(9)).toEqual(levelName(900));
  });

  it('nicknames are unique in both languages', () => {
    const all = upTo(NICKNAME_COLOURS).flatMap((colour) =>
      upTo(NICKNAME_BIRDS).map((bird) => nicknameText({ colour, bird, number: null })),
    );
    expect(bilingualFaults(all)).toEqual([]);
    for (const language of ['en', 'te'] as const)
      expect(new Set(all.map((name) => name[language])).size).toBe(all.length);
  });
});
