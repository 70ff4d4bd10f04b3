import { currentLanguage } from './currentLanguage';
import { useLanguage } from './useText';

const LOCALES = { en: 'en-IN', te: 'te-IN' } as const;

const locale = () => LOCALES[currentLanguage()];

/** After the last three digits, both languages part every two. */
const INDIAN_GROUPS = /\B(?=(\d\d)*\d{3}$)/g;

/** By hand: making one of the browser's formats costs a slow phone a tenth of a second. */
const inWholes = (value: number): string => String(Math.round(value)).replace(INDIAN_GROUPS, ',');

/** The word that Telugu has for "and" belongs to books. */
function inARow(names: readonly string[]): string {
  const [last = '', ...before] = names.toReversed();
  if (currentLanguage() === 'te' || before.length === 0) return names.join(', ');
  return `${before.toReversed().join(', ')}${before.length > 1 ? ',' : ''} and ${last}`;
}

export const formats = {
  list: inARow,
  number: inWholes,
  percent: (fraction: number) => `${inWholes(fraction * 100)}%`,
  date: (isoDate: string) =>
    new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate)),
};

/** Lists, numbers and dates as the interface's language writes them; numbers are whole. */
export function useFormat(): typeof formats {
  useLanguage();
  return formats;
}
