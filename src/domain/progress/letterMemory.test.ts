import { expect, it } from 'vitest';
import { activityOf } from '../activity/activities.testing';
import { rebuildMemory } from '../memory/withMemoryChange';
import { dayOf } from './calendar';
import { letterMemories, lettersWritten } from './letterMemory';

const TODAY = 20_772;
const right = (letter: string, ...daysAgo: readonly number[]) =>
  daysAgo.map((days) => activityOf('practice', { day: dayOf(TODAY - days), right: [`letter:${letter}`] }));

it('a letter is strong, fading, new or not met, depending on its memory', () => {
  const { letters } = rebuildMemory([...right('అ', 40, 36, 25, 3), ...right('ఆ', 60), ...right('ఇ', 0)]);
  const memories = letterMemories(letters, TODAY);
  expect(['అ', 'ఆ', 'ఇ', 'ఈ'].map((letter) => memories.get(letter))).toEqual(['strong', 'fading', 'new', 'none']);
  expect(memories.size).toBe(52);
});

it('writing a letter from memory counts separately from reading it', () => {
  const written = activityOf('practice', { day: dayOf(TODAY), right: ['written:క', 'traced-letter:గ'] });
  const { letters } = rebuildMemory([written, ...right('అ', 1)]);
  expect([...lettersWritten(letters, TODAY)]).toEqual(['క']);
  expect(letterMemories(letters, TODAY).get('క')).toBe('none');
});
