import type { LessonId, ModuleId } from '../../../domain/lesson/lesson';

/** These letters serve as the lessons' pictures. */
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
  'read-bare-letters': 'అల',
  'read-long-vowels': 'పా',
  'read-all-signs': 'పు',
  'read-pollu-and-sunna': 'న్',
  'read-doubled-letters': 'మ్మ',
  'read-two-kinds': 'స్త',
  'read-three-letters': 'స్త్రీ',
  'read-changing-words': 'లు',
};

export const MODULE_LETTERS: Readonly<Record<ModuleId, string>> = {
  alphabet: 'అ',
  'basic-vocabulary': 'మా',
  'basic-grammar': 'వ్యా',
  reading: 'చ',
};
