import { fromCommaText, toCommaText } from '../../domain/learner/commaList';
import { parseAge, parseGrade } from '../../domain/learner/onboarding';
import {
  isDailyMinutes,
  PREFERENCE_LISTS,
  type PreferenceList,
  USUAL_DAILY_MINUTES,
  type UserPreferences,
} from '../../domain/learner/preferences';

/** The profile as form fields, which are all text. */
export type ProfileDraft = { readonly age: string; readonly grade: string; readonly dailyMinutes: string } & {
  readonly [list in PreferenceList]: string;
};

const inAllLists = (value: (list: PreferenceList) => string) => ({
  interests: value('interests'),
  hobbies: value('hobbies'),
  likes: value('likes'),
  dislikes: value('dislikes'),
  favoriteFoods: value('favoriteFoods'),
});

export const toDraft = (preferences: UserPreferences): ProfileDraft => ({
  age: preferences.age === null ? '' : String(preferences.age),
  grade: preferences.grade === null ? '' : String(preferences.grade),
  dailyMinutes: String(preferences.dailyMinutes ?? USUAL_DAILY_MINUTES),
  ...inAllLists((list) => toCommaText(preferences[list])),
});

/** An empty age is allowed; a typed one must be valid. */
export const isAgeWrong = ({ age }: ProfileDraft): boolean => age.trim() !== '' && parseAge(age) === null;

export const fromDraft = (draft: ProfileDraft): UserPreferences => {
  const [interests, hobbies, likes, dislikes, favoriteFoods] = PREFERENCE_LISTS.map((list) =>
    fromCommaText(draft[list]),
  );
  const minutes = Number(draft.dailyMinutes);
  return {
    age: parseAge(draft.age),
    grade: parseGrade(draft.grade),
    interests: interests ?? [],
    hobbies: hobbies ?? [],
    likes: likes ?? [],
    dislikes: dislikes ?? [],
    favoriteFoods: favoriteFoods ?? [],
    isProfileComplete: true,
    ...(isDailyMinutes(minutes) ? { dailyMinutes: minutes } : {}),
  };
};
