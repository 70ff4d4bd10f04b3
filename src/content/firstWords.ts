import { itemKey } from '../domain/activity/itemKey';
import type { MaterialWord } from '../domain/lesson/material';

/** Words of the bank that begin with the first letters: so few that nobody has to fetch the bank for them. */
export const firstWords: readonly MaterialWord[] = [
  { id: 'family_mother', telugu: 'అమ్మ', english: 'mother', picture: '👩' },
  { id: 'animals_cow', telugu: 'ఆవు', english: 'cow', picture: '🐄' },
  { id: 'home_house', telugu: 'ఇల్లు', english: 'house', picture: '🏠' },
  { id: 'animals_squirrel', telugu: 'ఉడత', english: 'squirrel', picture: '🐿️' },
].map(({ id, ...word }) => ({ key: itemKey('word', id), ...word, group: 'first-words', near: [] }));
