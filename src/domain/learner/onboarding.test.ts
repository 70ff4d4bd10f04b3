import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCommaText, toCommaText } from './commaList';
import {
  isAnswered,
  isPicked,
  matching,
  matchingIn,
  NO_ANSWERS,
  ONBOARDING_STEPS,
  onboardingProgress,
  parseAge,
  parseGrade,
  toggled,
  toPreferences,
  withoutEntry,
} from './onboarding';

describe('the onboarding questions', () => {
  it('are seven, and the progress bar is full at the last one', () => {
    expect(ONBOARDING_STEPS).toHaveLength(7);
    expect(onboardingProgress(0)).toBeCloseTo(1 / 7);
    expect(onboardingProgress(6)).toBe(1);
  });

  it('do not accept an empty answer', () => {
    for (const step of ONBOARDING_STEPS) expect(isAnswered(NO_ANSWERS, step)).toBe(false);
    expect(isAnswered({ ...NO_ANSWERS, interests: ['   '] }, 'interests')).toBe(false);
    expect(isAnswered({ ...NO_ANSWERS, interests: ['', 'kites'] }, 'interests')).toBe(false);
  });

  it('accept a valid answer', () => {
    expect(isAnswered({ ...NO_ANSWERS, age: '8' }, 'age')).toBe(true);
    expect(isAnswered({ ...NO_ANSWERS, grade: '12' }, 'grade')).toBe(true);
    expect(isAnswered({ ...NO_ANSWERS, likes: ['🪁'] }, 'likes')).toBe(true);
  });

  it.each(['', ' ', '0', '2', '121', '-8', '8.5', '1e1', 'eight', '00000008'])(
    'do not accept “%s” as an age',
    (text) => {
      expect(parseAge(text)).toBeNull();
    },
  );

  it.each(['', '0', '13', '1.5', 'one'])('do not accept “%s” as a grade', (text) =>
    expect(parseGrade(text)).toBeNull(),
  );

  it('become a complete profile without empty entries', () => {
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
  it('contain the typed text, ignoring case', () => {
    expect(matching(['Flying kites', 'Cooking'], ' KITE')).toEqual(['Flying kites']);
    expect(matching(['గాలిపటాలు', 'కథలు'], 'పటా')).toEqual(['గాలిపటాలు']);
  });

  it('do not appear for an empty entry', () => expect(matching(['Cooking'], '  ')).toEqual([]));
});

const KITES = { en: 'Flying kites', te: 'గాలిపటాలు' };
const STORIES = { en: 'Stories', te: 'కథలు' };
const SONGS = { en: 'Singing stories', te: 'పాటలు' };

describe('suggestions in two languages', () => {
  it('are found in either language, and shown in the language that matches', () => {
    expect(matchingIn([KITES, STORIES], 'క', 'en')).toEqual(['కథలు']);
    expect(matchingIn([KITES, STORIES], 'stor', 'te')).toEqual(['Stories']);
    expect(matchingIn([KITES, STORIES], 'STOR', 'en')).toEqual(['Stories']);
  });

  it('that begin with the typed text come before those that only contain it', () => {
    expect(matchingIn([SONGS, STORIES], 'sto', 'en')).toEqual(['Stories', 'Singing stories']);
  });

  it('match a vowel sign typed as two characters', () => {
    expect(matchingIn([{ en: 'Hand', te: 'చై' }], 'చె\u0c56', 'te')).toEqual(['చై']);
  });
});

describe('tapping a suggestion', () => {
  it('fills the empty line, then new ones', () => {
    const one = toggled([''], KITES, 'en');
    expect(one).toEqual(['Flying kites']);
    expect(toggled(one, STORIES, 'te')).toEqual(['Flying kites', 'కథలు']);
    expect(toggled(['my own', '', 'x'], STORIES, 'en')).toEqual(['my own', 'Stories', 'x']);
  });

  it('removes it if it was picked in either language; the next entry becomes the first', () => {
    expect(toggled(['గాలిపటాలు', 'Stories'], KITES, 'en')).toEqual(['Stories']);
    expect(toggled([' stories '], STORIES, 'te')).toEqual(['']);
    expect(withoutEntry(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
  });

  it('twice leaves the other entries unchanged', () => {
    const entry = fc.string().filter((text) => text.trim() !== '' && !isPicked([text], KITES));
    fc.assert(
      fc.property(fc.uniqueArray(entry, { minLength: 1 }), fc.constantFrom('en', 'te'), (entries, language) => {
        const [first = '', ...others] = entries;
        const picked = toggled([first, ...others], KITES, language);
        expect(isPicked(picked, KITES)).toBe(true);
        expect(toggled(picked, KITES, 'en')).toEqual(entries);
      }),
    );
  });
});

describe('a list written with commas', () => {
  it('is split and trimmed, and empty entries are removed', () => {
    expect(fromCommaText(' kites,, stories ,  ')).toEqual(['kites', 'stories']);
  });

  it('is unchanged after it is written out and read again', () => {
    const entry = fc.string().filter((text) => text.trim() === text && text !== '' && !text.includes(','));
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(fromCommaText(toCommaText(entries))).toEqual(entries);
      }),
    );
  });
});
