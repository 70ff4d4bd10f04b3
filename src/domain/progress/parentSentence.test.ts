import { describe, expect, it } from 'vitest';
import type { LetterMemory } from './letterMemory';
import { letterStandings } from './knowledge';
import { parentSentence } from './parentSentence';
import { streakNoteOf } from './streakNote';
import { lastSevenDays } from './week';

const today = '2026-11-15';
const figures = {
  lastSevenDays: lastSevenDays(
    { '2026-11-15': 600, '2026-11-14': 20, '2026-11-12': 900, '2026-11-10': 780, '2026-11-08': 9000 },
    today,
  ),
  letters: letterStandings({ rightByItem: { 'letter:అ': 3, 'letter:ఆ': 2, 'letter:ఇ': 1 }, wrongByItem: {} }),
};

describe('the summary for grown-ups', () => {
  it('has the days and minutes of the last week and the number of known letters', () => {
    expect(parentSentence(figures)).toEqual({ days: 4, minutes: 38, known: 2, letters: 52, fading: null });
  });

  it('has the number of strong and fading letters if the memory is loaded', () => {
    const memory = new Map<string, LetterMemory>([
      ['అ', 'strong'],
      ['ఆ', 'fading'],
      ['ఇ', 'new'],
    ]);
    expect(parentSentence(figures, memory)).toMatchObject({ known: 1, fading: 1, letters: 52 });
  });
});

describe('the streak note', () => {
  it('says that a new streak begins after one has ended', () => {
    expect(streakNoteOf(0, figures.lastSevenDays)).toEqual({ kind: 'begins' });
  });

  it('says that the streak continues, even after a day off', () => {
    expect(streakNoteOf(3, figures.lastSevenDays)).toEqual({ kind: 'goes-on', days: 3, hasRested: false });
    const rested = lastSevenDays({ '2026-11-15': 60, '2026-11-13': 60 }, today);
    expect(streakNoteOf(2, rested)).toEqual({ kind: 'goes-on', days: 2, hasRested: true });
  });

  it('mentions no day off if the week begins today', () => {
    const [, ...rest] = lastSevenDays({}, today);
    expect(
      streakNoteOf(1, [{ weekday: 0, minutes: 1, isPracticed: true, isToday: true, isAhead: false }, ...rest]),
    ).toEqual({
      kind: 'goes-on',
      days: 1,
      hasRested: false,
    });
  });
});
