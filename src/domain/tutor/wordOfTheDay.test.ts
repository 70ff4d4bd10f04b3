import { describe, expect, it } from 'vitest';
import { wordBank } from '../../content/words';
import { dayNumber, dayOf } from '../progress/calendar';
import { wordOfTheDay } from './wordOfTheDay';

const first = dayNumber('2026-11-15') ?? 0;
const wordOn = (day: number) => wordOfTheDay(wordBank, dayOf(day));

describe('the word of the day', () => {
  it('has a picture, and is the same all day', () => {
    expect(wordOn(first)?.emoji).toBeTruthy();
    expect(wordOn(first)).toBe(wordOn(first));
  });

  it('does not repeat for half a year', () => {
    const words = Array.from({ length: 180 }, (_, at) => wordOn(first + at)?.id);
    expect(new Set(words).size).toBe(words.length);
  });

  it('is mostly not from yesterday’s theme', () => {
    const themes = Array.from({ length: 180 }, (_, at) => wordOn(first + at)?.category);
    expect(themes.filter((theme, at) => theme === themes[at - 1]).length).toBeLessThan(30);
  });

  it('is null without words, and any word for an invalid day', () => {
    expect(wordOfTheDay([], '2026-11-15')).toBeNull();
    expect(wordOfTheDay(wordBank, 'yesterday')).not.toBeNull();
  });
});
