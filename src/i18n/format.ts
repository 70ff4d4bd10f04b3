import { currentLanguage } from './currentLanguage';
import { useLanguage } from './useText';

const LOCALES = { en: 'en-IN', te: 'te-IN' } as const;

const locale = () => LOCALES[currentLanguage()];

/** Making one costs a slow phone more than drawing a card: each is made once, and only where a number needs it. */
const made = new Map<string, Intl.NumberFormat>();

function numberFormat(style: 'decimal' | 'percent'): Intl.NumberFormat {
  const key = `${locale()} ${style}`;
  const format = made.get(key) ?? new Intl.NumberFormat(locale(), { style });
  made.set(key, format);
  return format;
}

/** Both languages write these with the same digits and nothing between them. */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

const formats = {
  number: (value: number) => (isPlain(value) ? String(value) : numberFormat('decimal').format(value)),
  percent: (fraction: number) => numberFormat('percent').format(fraction),
  date: (isoDate: string) =>
    new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate)),
};

/** Numbers, money and dates as the interface's language writes them. */
export function useFormat(): typeof formats {
  useLanguage();
  return formats;
}
