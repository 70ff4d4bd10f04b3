import type { LessonId, ModuleId } from '../../../domain/lesson/lesson';
import { useLanguage } from '../../../i18n/useText';

type Titled = {
  readonly title: string;
  readonly titleTelugu: string;
  readonly description: string;
  readonly descriptionTelugu: string;
};

/** Titles and descriptions in the interface's language; `other` is the title in the other one. */
export function useTitles() {
  const isTelugu = useLanguage() === 'te';
  return {
    titleOf: (one: Pick<Titled, 'title' | 'titleTelugu'>) => (isTelugu ? one.titleTelugu : one.title),
    otherOf: (one: Pick<Titled, 'title' | 'titleTelugu'>) => (isTelugu ? one.title : one.titleTelugu),
    otherLanguage: isTelugu ? 'en' : 'te',
    descriptionOf: (one: Pick<Titled, 'description' | 'descriptionTelugu'>) =>
      isTelugu ? one.descriptionTelugu : one.description,
  } as const;
}

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
