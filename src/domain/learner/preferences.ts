export const GRADES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Grade = (typeof GRADES)[number];

export const isGrade = (value: number): value is Grade => GRADES.some((grade) => grade === value);

export const PREFERENCE_LISTS = ['interests', 'hobbies', 'likes', 'dislikes', 'favoriteFoods'] as const;
export type PreferenceList = (typeof PREFERENCE_LISTS)[number];

/**
 * Where on the path a learner starts, by their own answer or by a placement. `some` means that they know some letters and
 * a placement will find out which. Learners who were never asked start with the letters.
 */
export const START_PLACES = ['letters', 'some', 'consonants', 'gunintalu', 'reading'] as const;
export type StartAt = (typeof START_PLACES)[number];

/** How long a learner wants to practice each day. */
export const DAILY_MINUTES = [5, 10, 15] as const;
export type DailyMinutes = (typeof DAILY_MINUTES)[number];
export const USUAL_DAILY_MINUTES: DailyMinutes = 10;

export const isDailyMinutes = (value: number): value is DailyMinutes => DAILY_MINUTES.some((one) => one === value);

/** One document per learner, under the learner's id. `null` means not answered yet. */
export type UserPreferences = {
  readonly age: number | null;
  readonly grade: Grade | null;
  readonly isProfileComplete: boolean;
  readonly startAt?: StartAt;
  readonly dailyMinutes?: DailyMinutes;
} & { readonly [list in PreferenceList]: readonly string[] };

export const NO_PREFERENCES: UserPreferences = {
  age: null,
  grade: null,
  interests: [],
  hobbies: [],
  likes: [],
  dislikes: [],
  favoriteFoods: [],
  isProfileComplete: false,
};
