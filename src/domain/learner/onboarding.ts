import { isGrade, PREFERENCE_LISTS, type Grade, type PreferenceList, type UserPreferences } from './preferences';

export const ONBOARDING_STEPS = ['age', 'grade', ...PREFERENCE_LISTS] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const YOUNGEST = 3;
export const OLDEST = 120;

/** The answers as they stand on the screen: text, with one list entry more than was filled at times. */
export type OnboardingAnswers = { readonly age: string; readonly grade: string } & {
  readonly [list in PreferenceList]: readonly [string, ...string[]];
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
