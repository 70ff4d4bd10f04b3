import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../anyCharacter.testing';
import { asClassName, asPicture, asPupilName, isPupilId, NO_FIGURES, type Pupil, pupilIdFrom } from './classroom';
import { rosterBy } from './roster';

const LONE = /\p{Cs}/u;

describe('a name', () => {
  it('is one line without anything invisible, and keeps its letters', () => {
    expect(asPupilName('  సీత\u202e \n రాణి ')).toBe('సీత రాణి');
    expect(asClassName('3వ తరగతి · బి')).toBe('3వ తరగతి · బి');
    expect(asPupilName(' \u200b\n')).toBeNull();
  });

  it('keeps the joiners that Telugu words need', () => {
    expect(asPupilName('రాజ్‌కుమార్')).toBe('రాజ్‌కుమార్');
  });

  it('is never longer than it may be, and never cut inside a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 100 }), (written) => {
        const name = asPupilName(written);
        expect(name === null || (name.length > 0 && name.length <= 30 && !LONE.test(name))).toBe(true);
      }),
    );
  });
});

it('only pictures of the list are pictures', () => {
  expect(asPicture('🦚')).toBe('🦚');
  expect(asPicture('💩')).toBeNull();
  expect(asPicture(undefined)).toBeNull();
});

it('a pupil’s own id is none that an account elsewhere could have', () => {
  expect(isPupilId(pupilIdFrom('abcdefghij0123456789'))).toBe(true);
  expect(isPupilId('zKq4mT0v7Qd2Yb1cXw9LrE5sUe33')).toBe(false);
  expect(isPupilId('pupil-')).toBe(false);
});

describe('the roster', () => {
  const pupil = (name: string, given: Partial<Pupil> = {}): Pupil => ({
    ...NO_FIGURES,
    id: name,
    name,
    picture: '🦚',
    joinedAt: 0,
    done: [],
    ...given,
  });
  const pupils = [
    pupil('Ravi', { pointsThisWeek: 10, lastDay: '2026-11-12' }),
    pupil('Sita', { pointsThisWeek: 30, lastDay: '' }),
    pupil('Anu', { pointsThisWeek: 10, lastDay: '2026-11-15' }),
  ];
  const names = (order: Parameters<typeof rosterBy>[1]) => rosterBy(pupils, order).map(({ name }) => name);

  it('is ordered by name, by the points of the week, or by who was away longest', () => {
    expect(names('name')).toEqual(['Anu', 'Ravi', 'Sita']);
    expect(names('points')).toEqual(['Sita', 'Anu', 'Ravi']);
    expect(names('lastDay')).toEqual(['Sita', 'Ravi', 'Anu']);
  });
});
