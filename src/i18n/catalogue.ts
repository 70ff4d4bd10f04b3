import { currentLanguage, i18n } from './i18n';
import type { Language } from './language';

export type Texts = Readonly<Record<string, string>>;

/** `points_one` and `points_other` are asked for as `points` with a count. */
type PluralSuffix = '_one' | '_other';
type Key<T extends Texts> = keyof T extends infer K ? (K extends `${infer Stem}${PluralSuffix}` ? Stem : K) : never;

type Values = Readonly<Record<string, string | number>>;

/** The texts of one family of screens, in both languages. The Telugu ones must have the English ones' keys. */
export type Catalogue<T extends Texts> = {
  readonly name: string;
  /** In the language of now. */
  readonly text: TextOf<T>;
  readonly textIn: Readonly<Record<Language, TextOf<T>>>;
};

type TextOf<T extends Texts> = (key: Key<T>, values?: Values) => string;

const isPseudoLanguage = () =>
  import.meta.env.DEV && typeof location !== 'undefined' && new URLSearchParams(location.search).has('pseudo');

export function catalogue<const T extends Texts>(
  name: string,
  en: T,
  te: Readonly<Record<keyof T, string>>,
): Catalogue<T> {
  i18n.addResourceBundle('en', name, en);
  i18n.addResourceBundle('te', name, te);
  const texts: Record<Language, Texts> = { en, te };
  const inLanguage =
    (language: Language): TextOf<T> =>
    (key, values) => {
      // A plain text is taken as it is: a page has hundreds, and i18next's way to each is long for a slow phone.
      const plain = values ? undefined : texts[language][String(key)];
      const translated = plain ?? i18n.t(String(key), { ns: name, lng: language, ...values });
      // In development `?pseudo` brackets every translated text: what stands without brackets is not translated.
      return isPseudoLanguage() ? `⟦${translated}⟧` : translated;
    };
  const textIn = { en: inLanguage('en'), te: inLanguage('te') };
  return { name, textIn, text: (key, values) => textIn[currentLanguage()](key, values) };
}
