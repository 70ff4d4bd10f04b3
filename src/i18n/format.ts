import { currentLanguage } from './currentLanguage';
import { useLanguage } from './useText';

const LOCALES = { en: 'en-US', te: 'te-IN' } as const;

const locale = () => LOCALES[currentLanguage()];

/** English groups digits by three; Telugu by two after the last three. */
const DIGIT_GROUPS = { en: /\B(?=(\d{3})+$)/g, te: /\B(?=(\d\d)*\d{3}$)/g } as const;

/** Written by hand, because creating an Intl.NumberFormat takes a slow phone a tenth of a second. */
const inWholes = (value: number): string => String(Math.round(value)).replace(DIGIT_GROUPS[currentLanguage()], ',');

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
