import { describe, expect, it } from 'vitest';
import { focusesOf, entryOfFocus } from '../../domain/lesson/focus';
import { LESSON_IDS } from '../../domain/lesson/lesson';
import { materialOf } from '../../domain/lesson/material';
import { seededRandom } from '../../domain/lesson/seededRandom';
import { wrongEntries } from '../../domain/lesson/wrongEntries';
import { transliterated } from '../../domain/script/transliteration';
import { wordBank } from '../words';
import { CONFUSIONS } from './confusions';
import { loadLesson } from '.';

const lessons = await Promise.all(
  LESSON_IDS.map(async (id) => ({ id, material: materialOf(await loadLesson(id), wordBank, CONFUSIONS) })),
);

describe('options in Latin letters', () => {
  it.each(lessons)('are all different in $id', ({ material }) => {
    for (const focus of focusesOf(material)) {
      const right = entryOfFocus(focus);
      for (const seed of [1, 2, 3]) {
        const options = [right, ...wrongEntries(material, focus, { count: 8, byEar: true }, seededRandom(seed))];
        const latin = options.map(({ telugu }) => transliterated(telugu));
        expect(latin).toEqual([...new Set(latin)]);
      }
    }
  });
});
