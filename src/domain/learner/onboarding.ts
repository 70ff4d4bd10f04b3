import type { Bilingual } from '../bilingual';
import { isGrade, PREFERENCE_LISTS, type Grade, type PreferenceList, type UserPreferences } from './preferences';

export const ONBOARDING_STEPS = ['age', 'grade', ...PREFERENCE_LISTS] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const YOUNGEST = 3;
export const OLDEST = 120;
/** The ages of most learners, shown as buttons. */
export const CHILDRENS_AGES = [5, 6, 7, 8, 9, 10, 11, 12, 13] as const;

/** The entries of a list; the first one always exists, even if it is empty. */
export type Entries = readonly [string, ...string[]];

/** The answers as typed on the screen; a list may have an empty entry. */
export type OnboardingAnswers = { readonly age: string; readonly grade: string } & {
  readonly [list in PreferenceList]: Entries;
};

export const NO_ANSWERS: OnboardingAnswers = {
  age: '',
  grade: '',
  interests: [''],
  hobbies: [''],
  likes: [''],
  dislikes: [''],
  favoriteFoods: [''],
};

/** The progress bar while this step is shown, from 0 to 1. */
export const onboardingProgress = (step: number): number => (step + 1) / ONBOARDING_STEPS.length;

export function parseAge(text: string): number | null {
  const age = /^\d{1,3}$/.test(text.trim()) ? Number(text) : NaN;
  return age >= YOUNGEST && age <= OLDEST ? age : null;
}

export function parseGrade(text: string): Grade | null {
  const grade = Number(text);
  return text.trim() !== '' && isGrade(grade) ? grade : null;
}

/** A list counts as answered if its first entry is not empty. */
export function isAnswered(answers: OnboardingAnswers, step: OnboardingStep): boolean {
  if (step === 'age') return parseAge(answers.age) !== null;
  if (step === 'grade') return parseGrade(answers.grade) !== null;
  return answers[step][0].trim() !== '';
}

export const filled = (entries: readonly string[]): string[] =>
  entries.map((entry) => entry.trim()).filter((entry) => entry !== '');

export const toPreferences = (answers: OnboardingAnswers): UserPreferences => ({
  age: parseAge(answers.age),
  grade: parseGrade(answers.grade),
  interests: filled(answers.interests),
  hobbies: filled(answers.hobbies),
  likes: filled(answers.likes),
  dislikes: filled(answers.dislikes),
  favoriteFoods: filled(answers.favoriteFoods),
  isProfileComplete: true,
});

/** Suggestions that contain the typed text, ignoring case; none for an empty text. */
export function matching(suggestions: readonly string[], typed: string): string[] {
  const query = typed.trim().toLowerCase();
  return query === '' ? [] : suggestions.filter((suggestion) => suggestion.toLowerCase().includes(query));
}

/** Suggestions that contain the typed text, in the language that matches; those that begin with it come first. */
export function matchingIn(suggestions: readonly Bilingual[], typed: string, language: keyof Bilingual): string[] {
  const other = language === 'en' ? 'te' : 'en';
  const query = typed.normalize('NFC');
  const found = suggestions.flatMap((suggestion) =>
    matching([suggestion[language], suggestion[other]], query).slice(0, 1),
  );
  const isBeginning = (text: string) => text.toLowerCase().startsWith(query.trim().toLowerCase());
  return [...found.filter(isBeginning), ...found.filter((text) => !isBeginning(text))];
}

const normalized = (text: string) => text.trim().normalize('NFC').toLowerCase();

/** The index of a suggestion among the entries, in either language, or -1. */
const entryIndexOf = (entries: Entries, { en, te }: Bilingual): number =>
  entries.findIndex((entry) => [en, te].map(normalized).includes(normalized(entry)));

export const isPicked = (entries: Entries, suggestion: Bilingual): boolean => entryIndexOf(entries, suggestion) >= 0;

/** Removing the only entry leaves an empty one. */
export function withoutEntry(entries: Entries, place: number): Entries {
  const [first = '', ...others] = entries.toSpliced(place, 1);
  return [first, ...others];
}

/** Adds a suggestion to the first empty entry or a new one; removes it if it was picked. */
export function toggled(entries: Entries, suggestion: Bilingual, language: keyof Bilingual): Entries {
  const place = entryIndexOf(entries, suggestion);
  if (place >= 0) return withoutEntry(entries, place);
  const empty = entries.findIndex((entry) => entry.trim() === '');
  const [first, ...others] = entries;
  if (empty === 0) return [suggestion[language], ...others];
  return [first, ...(empty < 0 ? [...others, suggestion[language]] : others.with(empty - 1, suggestion[language]))];
}
