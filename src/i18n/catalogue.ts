import { i18n } from './i18n';

export type Texts = Readonly<Record<string, string>>;

/** `points_one` and `points_other` are asked for as `points` with a count. */
type PluralSuffix = '_one' | '_other';
type Key<T extends Texts> = keyof T extends infer K ? (K extends `${infer Stem}${PluralSuffix}` ? Stem : K) : never;

export type Values = Readonly<Record<string, string | number>>;

/** The texts of one family of screens, in both languages. The Telugu ones must have the English ones' keys. */
export type Catalogue<T extends Texts> = {
  readonly name: string;
  readonly text: (key: Key<T>, values?: Values) => string;
};

const isPseudoLanguage = () =>
  import.meta.env.DEV && typeof location !== 'undefined' && new URLSearchParams(location.search).has('pseudo');

export function catalogue<const T extends Texts>(
  name: string,
  en: T,
  te: Readonly<Record<keyof T, string>>,
): Catalogue<T> {
  i18n.addResourceBundle('en', name, en);
  i18n.addResourceBundle('te', name, te);
  const text = (key: Key<T>, values: Values = {}) => {
    const translated = i18n.t(String(key), { ns: name, ...values });
    // In development `?pseudo` brackets every translated text: what stands without brackets is not translated.
    return isPseudoLanguage() ? `⟦${translated}⟧` : translated;
  };
  return { name, text };
}
