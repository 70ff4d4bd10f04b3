import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../anyCharacter.testing';
import { asClassName, asPicture, asPupilName, isPupilId, NO_FIGURES, type Pupil, pupilIdFrom } from './classroom';
import { rosterBy } from './roster';

const LONE_SURROGATE = /\p{Cs}/u;

describe('a name', () => {
  it('becomes one line without invisible characters, and its letters do not change', () => {
    expect(asPupilName('  సీత\u202e \n రాణి ')).toBe('సీత రాణి');
    expect(asClassName('3వ తరగతి · బి')).toBe('3వ తరగతి · బి');
    expect(asPupilName(' \u200b\n')).toBeNull();
  });

  it('keeps the joiners that Telugu words need', () => {
    expect(asPupilName('రాజ్‌కుమార్')).toBe('రాజ్‌కుమార్');
  });

  it('is cut to 30 characters, never inside a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 100 }), (written) => {
        const name = asPupilName(written);
        expect(name === null || (name.length > 0 && name.length <= 30 && !LONE_SURROGATE.test(name))).toBe(true);
      }),
    );
  });
});

it('accepts only pictures from the list', () => {
  expect(asPicture('🦚')).toBe('🦚');
  expect(asPicture('💩')).toBeNull();
  expect(asPicture(undefined)).toBeNull();
});

it('a pupil id cannot be mistaken for the id of a regular account', () => {
  expect(isPupilId(pupilIdFrom('abcdefghij0123456789'))).toBe(true);
  expect(isPupilId('zKq4mT0v7Qd2Yb1cXw9LrE5sUe33')).toBe(false);
  expect(isPupilId('pupil-')).toBe(false);
});

describe('the roster', () => {
  const pupil = (name: string, overrides: Partial<Pupil> = {}): Pupil => ({
    ...NO_FIGURES,
    id: name,
    name,
    picture: '🦚',
    joinedAt: 0,
    done: [],
    ...overrides,
  });
  const pupils = [
    pupil('Ravi', { pointsThisWeek: 10, lastDay: '2026-11-12' }),
    pupil('Sita', { pointsThisWeek: 30, lastDay: '' }),
    pupil('Anu', { pointsThisWeek: 10, lastDay: '2026-11-15' }),
  ];
  const names = (order: Parameters<typeof rosterBy>[1]) => rosterBy(pupils, order).map(({ name }) => name);

  it('is sorted by name, by points this week, or by longest absence', () => {
    expect(names('name')).toEqual(['Anu', 'Ravi', 'Sita']);
    expect(names('points')).toEqual(['Sita', 'Anu', 'Ravi']);
    expect(names('lastDay')).toEqual(['Sita', 'Ravi', 'Anu']);
  });
});
