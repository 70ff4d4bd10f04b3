import { describe, expect, it } from 'vitest';
import { bilingualFaults } from './bilingualFaults';

const GOOD = { en: 'Hello', te: 'నమస్తే' };

describe('the check of a text in both languages', () => {
  it('accepts a correct text at any depth', () => {
    expect(bilingualFaults([{ blocks: [{ items: [GOOD] }] }, GOOD])).toEqual([]);
  });

  it.each([
    ['has one language only', { en: 'Hello', te: ' ' }],
    ['has no Telugu', { en: 'Hello', te: '123' }],
    ['has no English', { en: 'నమస్తే', te: 'నమస్తే' }],
    ['has Latin letters in its Telugu', { en: 'Hello', te: 'నమస్తే hello' }],
    ['has a space too many', { en: 'Hello  there', te: 'నమస్తే' }],
    ['has a space too many', { en: 'Hello', te: 'నమస్తే ' }],
    // A vowel sign in two parts, which looks the same as the composed sign.
    ['is not in Unicode’s composed form', { en: 'Hello', te: 'క\u0c46\u0c56' }],
  ])('reports that a text %s', (fault, text) => {
    expect(bilingualFaults({ deep: [GOOD, text] }).join('\n')).toContain(fault);
  });

  it('allows listed names in Latin letters', () => {
    const text = { en: 'Open Safari', te: 'Safari తెరవండి' };
    expect(bilingualFaults(text, ['Safari'])).toEqual([]);
    expect(bilingualFaults(text, ['Chrome'])).toHaveLength(1);
  });

  it('reports content without any text', () => {
    expect(bilingualFaults([])).toEqual(['There is no text']);
  });
});
