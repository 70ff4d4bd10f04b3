import type { Bilingual } from '../bilingual';
import { isGrade, PREFERENCE_LISTS, type Grade, type PreferenceList, type UserPreferences } from './preferences';

export const ONBOARDING_STEPS = ['age', 'grade', ...PREFERENCE_LISTS] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const YOUNGEST = 3;
export const OLDEST = 120;
/** Those of most learners, to be touched. */
export const CHILDRENS_AGES = [5, 6, 7, 8, 9, 10, 11, 12, 13] as const;

/** Of a list: its first entry is always there, if only as an empty line. */
export type Entries = readonly [string, ...string[]];

/** The answers as they stand on the screen: text, with one list entry more than was filled at times. */
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

/** The part of the way that is done when this step is on the screen. */
export const onboardingProgress = (step: number): number => (step + 1) / ONBOARDING_STEPS.length;

export function parseAge(text: string): number | null {
  const age = /^\d{1,3}$/.test(text.trim()) ? Number(text) : NaN;
  return age >= YOUNGEST && age <= OLDEST ? age : null;
}

export function parseGrade(text: string): Grade | null {
  const grade = Number(text);
  return text.trim() !== '' && isGrade(grade) ? grade : null;
}

/** Going on needs an answer; of a list, its first entry. */
export function isAnswered(answers: OnboardingAnswers, step: OnboardingStep): boolean {
  if (step === 'age') return parseAge(answers.age) !== null;
  if (step === 'grade') return parseGrade(answers.grade) !== null;
  return answers[step][0].trim() !== '';
}

export const filled = (entries: readonly string[]): string[] =>
  entries.map((entry) => entry.trim()).filter((entry) => entry !== '');

/** What is saved when the last step is complete. */
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

/** Suggestions that contain what was typed, whatever its case; none while nothing is typed. */
export function matching(suggestions: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  return wanted === '' ? [] : suggestions.filter((suggestion) => suggestion.toLowerCase().includes(wanted));
}

/** Suggestions that contain what was typed, each in the language in which it does; those that begin with it come first. */
export function matchingIn(suggestions: readonly Bilingual[], typed: string, language: keyof Bilingual): string[] {
  const other = language === 'en' ? 'te' : 'en';
  const wanted = typed.normalize('NFC');
  const found = suggestions.flatMap((suggestion) =>
    matching([suggestion[language], suggestion[other]], wanted).slice(0, 1),
  );
  const isBeginning = (text: string) => text.toLowerCase().startsWith(wanted.trim().toLowerCase());
  return [...found.filter(isBeginning), ...found.filter((text) => !isBeginning(text))];
}

const asCompared = (text: string) => text.trim().normalize('NFC').toLowerCase();

/** Where among the entries a suggestion stands, in whichever language; -1 where it does not. */
const placeOf = (entries: Entries, { en, te }: Bilingual): number =>
  entries.findIndex((entry) => [en, te].map(asCompared).includes(asCompared(entry)));

export const isPicked = (entries: Entries, suggestion: Bilingual): boolean => placeOf(entries, suggestion) >= 0;

/** The next one becomes the first when the first is taken away; the last one leaves an empty line. */
export function withoutEntry(entries: Entries, place: number): Entries {
  const [first = '', ...others] = entries.toSpliced(place, 1);
  return [first, ...others];
}

/** A touch picks a suggestion, into the first empty line or a new one; another touch gives it back. */
export function toggled(entries: Entries, suggestion: Bilingual, language: keyof Bilingual): Entries {
  const place = placeOf(entries, suggestion);
  if (place >= 0) return withoutEntry(entries, place);
  const empty = entries.findIndex((entry) => entry.trim() === '');
  const [first, ...others] = entries;
  if (empty === 0) return [suggestion[language], ...others];
  return [first, ...(empty < 0 ? [...others, suggestion[language]] : others.with(empty - 1, suggestion[language]))];
}
