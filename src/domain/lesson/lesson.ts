import type { Bilingual } from '../bilingual';

export const LESSON_IDS = [
  'vowels',
  'consonants',
  'gunintalu',
  'greetings',
  'numbers',
  'daily-vocabulary',
  'sentence-structure',
  'pronouns',
  'tenses',
  'read-bare-letters',
  'read-long-vowels',
  'read-all-signs',
  'read-pollu-and-sunna',
  'read-doubled-letters',
  'read-two-kinds',
  'read-three-letters',
  'read-changing-words',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export type Lesson = {
  readonly id: LessonId;
  readonly title: string;
  readonly titleTelugu: string;
  readonly description: string;
  readonly descriptionTelugu: string;
  readonly duration: Bilingual;
  readonly topics: readonly Bilingual[];
  /** The numbers of exercises and quizzes in the lesson. */
  readonly practiceExercises: number;
  readonly quizzes: number;
};

export type ModuleId = 'alphabet' | 'basic-vocabulary' | 'basic-grammar' | 'reading';

/** The nine lessons of the course, which "overall progress" counts. The reading ladder is separate. */
const COURSE: readonly ModuleId[] = ['alphabet', 'basic-vocabulary', 'basic-grammar'];

export type Module = {
  readonly id: ModuleId;
  readonly title: string;
  readonly titleTelugu: string;
  readonly description: string;
  readonly descriptionTelugu: string;
  readonly duration: Bilingual;
  /** The module is locked until these are completed. */
  readonly needs: readonly ModuleId[];
  readonly lessons: readonly Lesson[];
};

export const modulesOfCourse = (modules: readonly Module[]): readonly Module[] =>
  modules.filter(({ id }) => COURSE.includes(id));
