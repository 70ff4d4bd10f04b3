import type { LessonId } from '../../domain/lesson/lesson';
import type { LessonContent } from '../../domain/lesson/lessonContent';

/** Each lesson is a lazy chunk, loaded when it is opened. */
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
  'read-bare-letters': async () => (await import('./reading/bareLetters')).bareLetters,
  'read-long-vowels': async () => (await import('./reading/longVowels')).longVowels,
  'read-all-signs': async () => (await import('./reading/allSigns')).allSigns,
  'read-pollu-and-sunna': async () => (await import('./reading/polluAndSunna')).polluAndSunna,
  'read-doubled-letters': async () => (await import('./reading/doubledLetters')).doubledLetters,
  'read-two-kinds': async () => (await import('./reading/twoKinds')).twoKinds,
  'read-three-letters': async () => (await import('./reading/threeLetters')).threeLetters,
  'read-changing-words': async () => (await import('./reading/changingWords')).changingWords,
};

export const loadLesson = (id: LessonId): Promise<LessonContent> => LESSONS[id]();
