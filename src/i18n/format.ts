import { currentLanguage } from './i18n';
import { useLanguage } from './useText';

const LOCALES = { en: 'en-IN', te: 'te-IN' } as const;

const locale = () => LOCALES[currentLanguage()];

const formats = {
  number: (value: number) => new Intl.NumberFormat(locale()).format(value),
  percent: (fraction: number) => new Intl.NumberFormat(locale(), { style: 'percent' }).format(fraction),
  date: (isoDate: string) =>
    new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate)),
};

/** Numbers, money and dates as the interface's language writes them. */
export function useFormat(): typeof formats {
  useLanguage();
  return formats;
}
