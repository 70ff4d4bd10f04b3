import { describe, expect, it } from 'vitest';
import { NO_PREFERENCES } from '../learner/preferences';
import { EMPTY_SUMMARY } from '../learner/summary';
import { easyBank, EMPTY_BANK } from './easyBank';
import { easyMix } from './easyMix';

const CATEGORIES = ['animals', 'birds', 'family', 'food', 'colours', 'play', 'school'];
const entry = (id: string) => ({ id, correct: 'అ', wrong: 'ఆ', category: id.split('_')[0] ?? '' });
const bank = easyBank(['animals_cow', 'birds_crow', 'food_rice', 'play_kite', 'school_many', 'colours_red'].map(entry));
const newLearner = { summary: EMPTY_SUMMARY, preferences: NO_PREFERENCES };

describe('the mix of an easy quiz', () => {
  it('is easy for a new learner', () => {
    expect(easyMix(bank, CATEGORIES, newLearner)).toEqual(['animals', 'family', 'food', 'colours']);
    expect(easyMix(EMPTY_BANK, CATEGORIES, newLearner)).toHaveLength(4);
  });

  it('begins with categories the learner likes, matched by whole words', () => {
    const preferences = { ...NO_PREFERENCES, likes: ['Kites', 'man'], hobbies: ['Birds'], dislikes: ['red'] };
    expect(easyMix(bank, CATEGORIES, { ...newLearner, preferences })).toEqual(['birds', 'play', 'animals', 'family']);
  });

  it('includes the categories practiced most', () => {
    const summary = {
      rightByItem: { 'word:school_book': 2, 'word:play_ball': 1, 'letter:అ': 9 },
      wrongByItem: { 'word:play_ball': 4, 'word:food_rice': 1 },
    };
    expect(easyMix(bank, CATEGORIES, { ...newLearner, summary })).toEqual(['play', 'school', 'animals', 'family']);
  });

  it('has only existing categories', () => {
    expect(easyMix(bank, ['planets', 'food'], newLearner)).toEqual(['food', 'planets']);
  });
});
