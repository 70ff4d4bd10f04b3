import { readStored, writeStored } from '../../browser/storage';

/** The lessons that a learner's teacher has given them, as they were last read: these are open, wherever on the path they lie. */
export function openedLessons(learnerId: string): readonly string[] {
  return (readStored(`openedLessons:${learnerId}`) ?? '').split(' ').filter((id) => id !== '');
}

export const saveOpenedLessons = (learnerId: string, lessonIds: readonly string[]): void =>
  writeStored(`openedLessons:${learnerId}`, [...new Set(lessonIds)].join(' '));
