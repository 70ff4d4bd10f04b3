import type { LessonId, ModuleId } from '../../../domain/lesson/lesson';

/** The letters that are a lesson's picture. */
export const LESSON_LETTERS: Readonly<Record<LessonId, string>> = {
  vowels: 'అ',
  consonants: 'క',
  gunintalu: 'కి',
  greetings: 'న',
  numbers: '౧౨',
  'daily-vocabulary': 'ఇ',
  'sentence-structure': 'వా',
  pronouns: 'నే',
  tenses: 'కా',
};

export const MODULE_LETTERS: Readonly<Record<ModuleId, string>> = {
  alphabet: 'అ',
  'basic-vocabulary': 'మా',
  'basic-grammar': 'వ్యా',
};
