import { beforeEach, describe, expect, it } from 'vitest';
import { forgetLearnersKeys, writeStored } from '../../../../browser/storage';
import type { LessonPage } from '../../../../domain/lesson/pages';
import { setOnePageReading, isOnePageReading, markRead, readingOf } from './reading';

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

describe('the reading state of a lesson', () => {
  it('is empty at first', () => {
    expect(readingOf('sita', 'vowels')).toEqual({ pages: [], isWhole: false });
  });

  it('remembers each page once, and when the lesson is complete', () => {
    markRead('sita', 'vowels', first, [first, second]);
    markRead('sita', 'vowels', first, [first, second]);
    expect(readingOf('sita', 'vowels')).toEqual({ pages: ['basic'], isWhole: false });
    markRead('sita', 'vowels', second, [first, second]);
    expect(readingOf('sita', 'vowels')).toEqual({ pages: ['basic', 'long'], isWhole: true });
  });

  it('belongs to one learner and one lesson, and is deleted with the learner', () => {
    markRead('sita', 'vowels', first, [first]);
    expect(readingOf('ravi', 'vowels').pages).toEqual([]);
    expect(readingOf('sita', 'consonants').pages).toEqual([]);
    forgetLearnersKeys('sita');
    expect(readingOf('sita', 'vowels').pages).toEqual([]);
  });

  it.each(['', 'null', '{}', '{"pages":7,"isWhole":true}', '[1]', '{"pages":'])(
    'is empty if %j is stored',
    (stored) => {
      writeStored('readPages:sita:vowels', stored);
      expect(readingOf('sita', 'vowels')).toEqual({ pages: [], isWhole: false });
    },
  );
});

it('the choice of reading on one page is remembered', () => {
  expect(isOnePageReading()).toBe(false);
  setOnePageReading(true);
  expect(isOnePageReading()).toBe(true);
});
