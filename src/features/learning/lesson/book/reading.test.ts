import { beforeEach, describe, expect, it } from 'vitest';
import { forgetLearnersKeys, writeStored } from '../../../../browser/storage';
import type { LessonPage } from '../../../../domain/lesson/pages';
import { chooseInOne, isReadInOne, markRead, readingOf } from './reading';

const page = (id: string): LessonPage => ({
  section: { id, title: { en: id, te: id }, blocks: [] },
  of: id,
  part: 1,
  parts: 1,
});
const [first, second] = [page('basic'), page('long')];

beforeEach(() => {
  forgetLearnersKeys('sita');
  forgetLearnersKeys('ravi');
});

describe('what was read of a lesson', () => {
  it('is nothing at first', () => {
    expect(readingOf('sita', 'vowels')).toEqual({ pages: [], isWhole: false });
  });

  it('is remembered by page, once each, until it is the whole', () => {
    markRead('sita', 'vowels', first, [first, second]);
    markRead('sita', 'vowels', first, [first, second]);
    expect(readingOf('sita', 'vowels')).toEqual({ pages: ['basic'], isWhole: false });
    markRead('sita', 'vowels', second, [first, second]);
    expect(readingOf('sita', 'vowels')).toEqual({ pages: ['basic', 'long'], isWhole: true });
  });

  it('belongs to one learner and one lesson, and goes with the learner', () => {
    markRead('sita', 'vowels', first, [first]);
    expect(readingOf('ravi', 'vowels').pages).toEqual([]);
    expect(readingOf('sita', 'consonants').pages).toEqual([]);
    forgetLearnersKeys('sita');
    expect(readingOf('sita', 'vowels').pages).toEqual([]);
  });

  it.each(['', 'null', '{}', '{"pages":7,"isWhole":true}', '[1]', '{"pages":'])('%j is nothing', (kept) => {
    writeStored('readPages:sita:vowels', kept);
    expect(readingOf('sita', 'vowels')).toEqual({ pages: [], isWhole: false });
  });
});

it('the way of reading is remembered', () => {
  expect(isReadInOne()).toBe(false);
  chooseInOne(true);
  expect(isReadInOne()).toBe(true);
});
