import { currentLanguage } from './currentLanguage';
import { useLanguage } from './useText';

const LOCALES = { en: 'en-IN', te: 'te-IN' } as const;

const locale = () => LOCALES[currentLanguage()];

/** Both languages group the last three digits, then every two. */
const INDIAN_GROUPS = /\B(?=(\d\d)*\d{3}$)/g;

/** Without Intl.NumberFormat, which takes a slow phone a tenth of a second to create. */
const inWholes = (value: number): string => String(Math.round(value)).replace(INDIAN_GROUPS, ',');

/** Telugu lists have no "and": its word for it is only used in books. */
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

/** Formats lists, whole numbers, percentages and dates in the current language. */
export function useFormat(): typeof formats {
  useLanguage();
  return formats;
}
