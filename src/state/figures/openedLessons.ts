import { readStored, writeStored } from '../../browser/storage';

/** The lessons that a learner's teacher has given them, as they were last read: these are open, wherever on the path they lie. */
export function givenLessons(learnerId: string): readonly string[] {
  return (readStored(`givenLessons:${learnerId}`) ?? '').split(' ').filter((id) => id !== '');
}

export const keepGivenLessons = (learnerId: string, lessonIds: readonly string[]): void =>
  writeStored(`givenLessons:${learnerId}`, [...new Set(lessonIds)].join(' '));
