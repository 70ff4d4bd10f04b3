export const GRADES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Grade = (typeof GRADES)[number];

export const isGrade = (value: number): value is Grade => GRADES.some((grade) => grade === value);

export const PREFERENCE_LISTS = ['interests', 'hobbies', 'likes', 'dislikes', 'favoriteFoods'] as const;
export type PreferenceList = (typeof PREFERENCE_LISTS)[number];

/** One document per learner, under the learner's id. `null` is a question not answered yet. */
export type UserPreferences = {
  readonly age: number | null;
  readonly grade: Grade | null;
  readonly isProfileComplete: boolean;
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
