import { currentLanguage } from './currentLanguage';
import type { Language } from './language';

export type Texts = Readonly<Record<string, string>>;

/** The key `points` with a count selects `points_one` or `points_other`. */
type PluralSuffix = '_one' | '_other';
type Key<T extends Texts> = keyof T extends infer K ? (K extends `${infer Stem}${PluralSuffix}` ? Stem : K) : never;

type Values = Readonly<Record<string, string | number>>;

/** The texts of a group of screens. The Telugu texts must have the same keys as the English ones. */
export type Catalogue<T extends Texts> = {
  /** In the current language. */
  readonly text: TextOf<T>;
  readonly textIn: Readonly<Record<Language, TextOf<T>>>;
};

type TextOf<T extends Texts> = (key: Key<T>, values?: Values) => string;

const isPseudoLanguage = () =>
  import.meta.env.DEV && typeof location !== 'undefined' && new URLSearchParams(location.search).has('pseudo');

/** Both languages have the same two plural forms. */
const formFor = (count: string | number): PluralSuffix => (count === 1 ? '_one' : '_other');

/** Inserts values literally, even if they contain braces or `$`. */
const filledIn = (text: string, values: Values) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

export function catalogue<const T extends Texts>(en: T, te: Readonly<Record<keyof T, string>>): Catalogue<T> {
  const inLanguage =
    (texts: Texts): TextOf<T> =>
    (key, values) => {
      const counted = values?.['count'] === undefined ? undefined : texts[`${String(key)}${formFor(values['count'])}`];
      const text = counted ?? texts[String(key)] ?? String(key);
      const filled = values ? filledIn(text, values) : text;
      // In development, `?pseudo` puts translated texts in brackets, so that untranslated ones stand out.
      return isPseudoLanguage() ? `⟦${filled}⟧` : filled;
    };
  const textIn = { en: inLanguage(en), te: inLanguage(te) };
  return { textIn, text: (key, values) => textIn[currentLanguage()](key, values) };
}
