import { readStored, writeStored } from '../../browser/storage';

/** Lessons assigned by a teacher, as last read. They are open wherever they are on the path. */
export function openedLessons(learnerId: string): readonly string[] {
  return (readStored(`openedLessons:${learnerId}`) ?? '').split(' ').filter((id) => id !== '');
}

export const saveOpenedLessons = (learnerId: string, lessonIds: readonly string[]): void =>
  writeStored(`openedLessons:${learnerId}`, [...new Set(lessonIds)].join(' '));
