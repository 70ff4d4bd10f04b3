import { describe, expect, it } from 'vitest';
import { bilingualFaults } from './bilingualFaults';

const GOOD = { en: 'Hello', te: 'నమస్తే' };

describe('the check of a text in both languages', () => {
  it('has nothing against a good one, however deep it lies', () => {
    expect(bilingualFaults([{ blocks: [{ items: [GOOD] }] }, GOOD])).toEqual([]);
  });

  it.each([
    ['has one language only', { en: 'Hello', te: ' ' }],
    ['has no Telugu', { en: 'Hello', te: '123' }],
    ['has no English', { en: 'నమస్తే', te: 'నమస్తే' }],
    ['has Latin letters in its Telugu', { en: 'Hello', te: 'నమస్తే hello' }],
    ['has a space too many', { en: 'Hello  there', te: 'నమస్తే' }],
    ['has a space too many', { en: 'Hello', te: 'నమస్తే ' }],
    // A vowel sign of two parts, which look the same as the one sign of the composed form.
    ['is not in Unicode’s composed form', { en: 'Hello', te: 'క\u0c46\u0c56' }],
  ])('says that a text %s', (fault, text) => {
    expect(bilingualFaults({ deep: [GOOD, text] }).join('\n')).toContain(fault);
  });

  it('lets a name stand in Latin letters that is written so in Telugu too', () => {
    const text = { en: 'Open Safari', te: 'Safari తెరవండి' };
    expect(bilingualFaults(text, ['Safari'])).toEqual([]);
    expect(bilingualFaults(text, ['Chrome'])).toHaveLength(1);
  });

  it('is not content with nothing to look at', () => {
    expect(bilingualFaults([])).toEqual(['There is no text']);
  });
});
