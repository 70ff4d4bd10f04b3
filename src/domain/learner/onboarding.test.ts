import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCommaText, toCommaText } from './commaList';
import {
  isAnswered,
  matching,
  NO_ANSWERS,
  ONBOARDING_STEPS,
  onboardingProgress,
  parseAge,
  parseGrade,
  toPreferences,
} from './onboarding';

describe('the seven questions', () => {
  it('are seven, and the bar is full at the last', () => {
    expect(ONBOARDING_STEPS).toHaveLength(7);
    expect(onboardingProgress(0)).toBeCloseTo(1 / 7);
    expect(onboardingProgress(6)).toBe(1);
  });

  it('let nobody past an empty answer', () => {
    for (const step of ONBOARDING_STEPS) expect(isAnswered(NO_ANSWERS, step)).toBe(false);
    expect(isAnswered({ ...NO_ANSWERS, interests: ['   '] }, 'interests')).toBe(false);
    expect(isAnswered({ ...NO_ANSWERS, interests: ['', 'kites'] }, 'interests')).toBe(false);
  });

  it('let one past an answer', () => {
    expect(isAnswered({ ...NO_ANSWERS, age: '8' }, 'age')).toBe(true);
    expect(isAnswered({ ...NO_ANSWERS, grade: '12' }, 'grade')).toBe(true);
    expect(isAnswered({ ...NO_ANSWERS, likes: ['🪁'] }, 'likes')).toBe(true);
  });

  it.each(['', ' ', '0', '2', '121', '-8', '8.5', '1e1', 'eight', '00000008'])('take “%s” for no age', (text) => {
    expect(parseAge(text)).toBeNull();
  });

  it.each(['', '0', '13', '1.5', 'one'])('take “%s” for no grade', (text) => expect(parseGrade(text)).toBeNull());

  it('become a complete profile without its empty entries', () => {
    const answers = { ...NO_ANSWERS, age: ' 8 ', grade: '3', interests: [' kites ', '', 'stories'] as const };
    expect(toPreferences({ ...answers, interests: [' kites ', '', 'stories'] })).toMatchObject({
      age: 8,
      grade: 3,
      interests: ['kites', 'stories'],
      hobbies: [],
      isProfileComplete: true,
    });
  });
});

describe('suggestions', () => {
  it('are those that contain what was typed, in any case', () => {
    expect(matching(['Flying kites', 'Cooking'], ' KITE')).toEqual(['Flying kites']);
    expect(matching(['గాలిపటాలు', 'కథలు'], 'పటా')).toEqual(['గాలిపటాలు']);
  });

  it('do not stand under an empty entry', () => expect(matching(['Cooking'], '  ')).toEqual([]));
});

describe('a list written with commas', () => {
  it('is split, trimmed and freed of empty places', () => {
    expect(fromCommaText(' kites,, stories ,  ')).toEqual(['kites', 'stories']);
  });

  it('comes back the same after it was written out', () => {
    const entry = fc.string().filter((text) => text.trim() === text && text !== '' && !text.includes(','));
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(fromCommaText(toCommaText(entries))).toEqual(entries);
      }),
    );
  });
});
