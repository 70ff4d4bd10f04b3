import { itemKey } from '../domain/activity/itemKey';
import type { MaterialWord } from '../domain/lesson/material';

const firstWord = (bankId: string, telugu: string, english: string, picture: string): MaterialWord => ({
  key: itemKey('word', bankId),
  telugu,
  english,
  picture,
  group: 'first-words',
  near: [],
});

/** Words of the bank that start with the first letters, copied here so that the bank need not load. */
export const firstWords: readonly MaterialWord[] = [
  firstWord('family_mother', 'అమ్మ', 'mother', '👩'),
  firstWord('animals_cow', 'ఆవు', 'cow', '🐄'),
  firstWord('home_house', 'ఇల్లు', 'house', '🏠'),
  firstWord('animals_squirrel', 'ఉడత', 'squirrel', '🐿️'),
];
