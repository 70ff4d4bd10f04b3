import { describe, expect, test } from 'vitest';
import { isNameOfAction } from '../../grammar/verb';
import { ownForm } from './ownForm';
import { askMissingWord, askWordInSentence } from './sentences';
import { material, named, seeded } from './wholeBank.testing';

const withSentence = (english: string, te: string) => ({ ...named(english), sentence: { en: '', te } });

describe('a word in its own sentence', () => {
  test('is found unchanged, or as a form of a verb', () => {
    expect(ownForm(withSentence('dog', 'మా కుక్క అరిచింది.'))?.written).toBe('కుక్క');
    expect(ownForm(withSentence('fill', 'నేను సీసాలో నీళ్లు నింపాను.'))?.written).toBe('నింపాను');
    expect(ownForm(withSentence('help', 'అక్క నాకు సాయం చేసింది.'))?.written).toBe('సాయం చేసింది');
  });

  test('has no form if the sentence does not contain it', () => {
    expect(ownForm(withSentence('fill', 'నేను నీళ్లు తాగాను.'))).toBeNull();
    expect(ownForm(withSentence('fill', 'నేను నింపాననుకున్నాను.'))).toBeNull();
  });

  test('lends its form to other verbs, but not a command that nobody uses', () => {
    const order = ownForm(withSentence('throw', 'బంతిని విసురు!'));
    expect(order?.of(named('count'))).toBe('లెక్కపెట్టు');
    expect(order?.of(named('walk'))).toBeNull();
    expect(order?.of(named('dog'))).toBeNull();
  });
});

/** Endings that are the same for every verb; -ంది is left out because it varies (తింది, తాగింది). */
const ENDINGS = ['ాను', 'ావు', 'ాడు', 'ారు', 'ాయి', 'ాం', 'ోంది', 'కు', 'కండి', 'లేదు'] as const;

describe('a gap for a verb', () => {
  test('offers other verbs in the same person and tense', () => {
    for (const [at, word] of material.bank.entries()) {
      const draft = isNameOfAction(word.telugu) ? askMissingWord(word, material, seeded(at)) : null;
      const ending = ENDINGS.find((end) => draft?.right.endsWith(end));
      if (!draft || ending === undefined) continue;
      expect(draft.wrong.filter((option) => !option.endsWith(ending))).toEqual([]);
    }
  });

  test('is asked for nearly every verb, in the form its sentence uses', () => {
    const verbs = material.bank.filter(({ telugu }) => isNameOfAction(telugu));
    const drafts = verbs.map((word, at) => ({ word, draft: askMissingWord(word, material, seeded(at)) }));
    expect(drafts.filter(({ draft }) => draft === null).map(({ word }) => word.english)).toEqual([
      'spill',
      'weigh',
      'know',
    ]);
    for (const { word, draft } of drafts)
      expect(draft?.telugu.replace('____', draft.right) ?? word.sentence.te).toBe(word.sentence.te);
  });
});

test('a negative form of a verb is never the answer for its meaning', () => {
  const forbidden = withSentence('push', 'వరుసలో ముందు ఉన్నవాళ్లను ఎప్పుడూ నెట్టకు.');
  const told = withSentence('push', 'ఆగిపోయిన కారును నలుగురు కలిసి నెట్టారు.');
  expect(askWordInSentence(forbidden, material, seeded(1))).toBeNull();
  expect(askWordInSentence(told, material, seeded(1))?.right).toBe('నెట్టారు');
});
