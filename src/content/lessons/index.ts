import type { LessonId } from '../../domain/lesson/lesson';
import type { LessonContent } from '../../domain/lesson/lessonContent';

/** Each lesson is fetched when it is opened. */
const LESSONS: Readonly<Record<LessonId, () => Promise<LessonContent>>> = {
  vowels: async () => (await import('./vowels')).vowels,
  consonants: async () => (await import('./consonants')).consonants,
  gunintalu: async () => (await import('./gunintalu')).gunintalu,
  greetings: async () => (await import('./greetings')).greetings,
  numbers: async () => (await import('./numbers')).numbers,
  'daily-vocabulary': async () => (await import('./dailyVocabulary')).dailyVocabulary,
  'sentence-structure': async () => (await import('./sentenceStructure')).sentenceStructure,
  pronouns: async () => (await import('./pronouns')).pronouns,
  tenses: async () => (await import('./tenses')).tenses,
};

export const loadLesson = (id: LessonId): Promise<LessonContent> => LESSONS[id]();
