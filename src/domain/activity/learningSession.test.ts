import { describe, expect, it } from 'vitest';
import { beginSearch, endSearch, searchedFor } from './learningSession';
import { hide, show } from './seenTime';

describe('a learning session', () => {
  it('records when the search began and ended', () => {
    expect(endSearch(beginSearch(' river ', 10_000), 'sita', 32_400)).toEqual({
      userId: 'sita',
      searchQuery: 'river',
      startTime: 10_000,
      endTime: 32_400,
      timeSpentSeconds: 22,
      timestamp: 32_400,
    });
  });

  it('does not count time while the page is hidden', () => {
    const hidden = hide(beginSearch('river', 0), 5_000);
    expect(endSearch(hidden, 'sita', 60_000)).toMatchObject({ endTime: 60_000, timeSpentSeconds: 5 });
    expect(endSearch(show(hidden, 50_000), 'sita', 60_000).timeSpentSeconds).toBe(15);
    expect(endSearch(hide(hidden, 9_000), 'sita', 60_000).timeSpentSeconds).toBe(5);
  });

  it('never ends before it began, even if the clock is set back', () => {
    expect(endSearch(beginSearch('river', 9_000), 'sita', 4_000)).toMatchObject({
      startTime: 9_000,
      endTime: 9_000,
      timeSpentSeconds: 0,
    });
  });
});

describe('the list of searches', () => {
  it('lists each query once, ignoring case, in the order of the sessions', () => {
    const sessions = ['River', 'నది', ' river', 'moon', '  ', 'MOON'].map((searchQuery) => ({ searchQuery }));
    expect(searchedFor(sessions)).toEqual(['River', 'నది', 'moon']);
  });
});
