import { describe, expect, test } from 'vitest';
import { VIRAMA } from '../../script/letters';
import { tidyTelugu } from '../teluguForms';
import { likelySlips, withSlips } from './slips';
import { askSpelling } from './spelling';
import { material, named, seeded } from './wholeBank.testing';

describe('slips a learner is likely to make', () => {
  const misspelt = (word: string) => likelySlips(word).map((slip) => withSlips(word, [slip]));

  test.each([
    ['a short vowel for a long one', 'దీపం', 'దిపం'],
    ['breath put where none is', 'దోమ', 'ధోమ'],
    ['breath forgotten', 'రథం', 'రతం'],
    ['న for ణ', 'వీణ', 'వీన'],
    ['ల for ళ', 'తాళం', 'తాలం'],
    ['స for శ', 'శరీరం', 'సరీరం'],
    ['ష for శ', 'శరీరం', 'షరీరం'],
    ['an ఒత్తు forgotten', 'కుక్క', 'కుక'],
    ['an ఒత్తు too many', 'మేక', 'మేక్క'],
  ])('%s', (_, word, slip) => expect(misspelt(word)).toContain(slip));

  test('are none where print itself wavers: a long vowel at the end', () => {
    expect(misspelt('కుర్చీ')).not.toContain('కుర్చి');
  });
});

describe('of four spellings', () => {
  const drafts = material.bank.flatMap((word, at) => {
    const draft = askSpelling(word, material, seeded(at));
    return draft ? [draft] : [];
  });

  test('three are no words, in any text of the bank', () => {
    expect(drafts.length).toBeGreaterThan(700);
    expect(drafts.flatMap(({ wrong }) => wrong).filter((spelling) => material.attested.has(spelling))).toEqual([]);
  });

  test('none is the right one as others print it, and none begins or ends with a sign of its own', () => {
    for (const { right, wrong } of drafts) {
      expect(wrong.map(tidyTelugu)).not.toContain(tidyTelugu(right));
      expect(
        wrong.filter((spelling) => spelling.startsWith(VIRAMA) || /\p{M}$/u.test(right) !== /\p{M}$/u.test(spelling)),
      ).toEqual([]);
    }
  });

  test('of a loan that is written in two ways none is asked', () => {
    for (const english of ['photograph', 'pizza', 'pencil', 'meaning'])
      expect(askSpelling(named(english), material, seeded(1))).toBeNull();
  });
});
