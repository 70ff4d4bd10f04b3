import { describe, expect, it } from 'vitest';
import { NO_ANSWERS } from '../activity/activity';
import { calendarDay } from '../activity/calendarDay';
import { hide, show } from '../activity/seenTime';
import { beginVisit, hearVisit, msUntilRead, poemActivity } from './poemVisit';

const NOON = 1_794_700_000_000;

describe('a visit to a poem', () => {
  it('counts as read after twenty seconds', () => {
    const visit = beginVisit(NOON);
    expect(msUntilRead(visit, NOON)).toBe(20_000);
    expect(msUntilRead(visit, NOON + 19_999)).toBe(1);
    expect(msUntilRead(visit, NOON + 20_000)).toBe(0);
    expect(msUntilRead(visit, NOON + 90_000)).toBe(0);
  });

  it('counts as read immediately when it was heard to the end', () => {
    expect(msUntilRead(hearVisit(beginVisit(NOON)), NOON + 5)).toBe(0);
  });

  it('does not count time while the page is hidden', () => {
    const hidden = hide(beginVisit(NOON), NOON + 5_000);
    expect(msUntilRead(hidden, NOON + 600_000)).toBeNull();
    const shown = show(hidden, NOON + 600_000);
    expect(msUntilRead(shown, NOON + 600_000)).toBe(15_000);
    expect(msUntilRead(hide(shown, NOON + 615_000), NOON + 700_000)).toBe(0);
    expect(poemActivity('sita', 'uppu', shown, NOON + 616_000).secondsSpent).toBe(21);
  });

  it('handles a clock that is set back', () => {
    expect(msUntilRead(beginVisit(NOON), NOON - 60_000)).toBe(20_000);
  });

  it('is recorded with its poem and its time', () => {
    expect(poemActivity('sita', 'uppu', beginVisit(NOON), NOON + 20_400)).toEqual({
      userId: 'sita',
      kind: 'poem',
      poemId: 'uppu',
      startedAt: NOON,
      day: calendarDay(new Date(NOON)),
      secondsSpent: 20,
      ...NO_ANSWERS,
    });
  });
});

describe('a calendar day', () => {
  it('is the learner’s local day, with leading zeros', () => {
    expect(calendarDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
