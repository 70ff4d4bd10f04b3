import { describe, expect, test } from 'vitest';
import { VIRAMA } from '../../script/letters';
import { tidyTelugu } from '../teluguForms';
import { likelySlips, withSlips } from './slips';
import { askSpelling } from './spelling';
import { material, named, seeded } from './wholeBank.testing';

describe('slips a learner is likely to make', () => {
  const misspellings = (word: string) => likelySlips(word).map((slip) => withSlips(word, [slip]));

  test.each([
    ['a short vowel for a long one', 'దీపం', 'దిపం'],
    ['an aspirated consonant for a plain one', 'దోమ', 'ధోమ'],
    ['a plain consonant for an aspirated one', 'రథం', 'రతం'],
    ['న for ణ', 'వీణ', 'వీన'],
    ['ల for ళ', 'తాళం', 'తాలం'],
    ['స for శ', 'శరీరం', 'సరీరం'],
    ['ష for శ', 'శరీరం', 'షరీరం'],
    ['a missing ఒత్తు', 'కుక్క', 'కుక'],
    ['an extra ఒత్తు', 'మేక', 'మేక్క'],
  ])('%s', (_, word, slip) => expect(misspellings(word)).toContain(slip));

  test('do not shorten a long vowel at the end, because print uses both spellings', () => {
    expect(misspellings('కుర్చీ')).not.toContain('కుర్చి');
  });
});

describe('a spelling question', () => {
  const drafts = material.bank.flatMap((word, at) => {
    const draft = askSpelling(word, material, seeded(at));
    return draft ? [draft] : [];
  });

  test('offers three spellings that occur in no text of the bank', () => {
    expect(drafts.length).toBeGreaterThan(700);
    expect(drafts.flatMap(({ wrong }) => wrong).filter((spelling) => material.attested.has(spelling))).toEqual([]);
  });

  test('offers no accepted variant of the right spelling and no stray sign at the start or end', () => {
    for (const { right, wrong } of drafts) {
      expect(wrong.map(tidyTelugu)).not.toContain(tidyTelugu(right));
      expect(
        wrong.filter((spelling) => spelling.startsWith(VIRAMA) || /\p{M}$/u.test(right) !== /\p{M}$/u.test(spelling)),
      ).toEqual([]);
    }
  });

  test('is not asked about a loanword with two accepted spellings', () => {
    for (const english of ['photograph', 'pizza', 'pencil', 'meaning'])
      expect(askSpelling(named(english), material, seeded(1))).toBeNull();
  });
});
