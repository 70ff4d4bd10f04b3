import { currentLanguage } from './currentLanguage';
import type { Language } from './language';

export type Texts = Readonly<Record<string, string>>;

/** `points_one` and `points_other` are asked for as `points` with a count. */
type PluralSuffix = '_one' | '_other';
type Key<T extends Texts> = keyof T extends infer K ? (K extends `${infer Stem}${PluralSuffix}` ? Stem : K) : never;

type Values = Readonly<Record<string, string | number>>;

/** The texts of one family of screens, in both languages. The Telugu ones must have the English ones' keys. */
export type Catalogue<T extends Texts> = {
  /** In the language of now. */
  readonly text: TextOf<T>;
  readonly textIn: Readonly<Record<Language, TextOf<T>>>;
};

type TextOf<T extends Texts> = (key: Key<T>, values?: Values) => string;

const isPseudoLanguage = () =>
  import.meta.env.DEV && typeof location !== 'undefined' && new URLSearchParams(location.search).has('pseudo');

/** Both languages count alike: one, or another number. */
const formFor = (count: string | number): PluralSuffix => (count === 1 ? '_one' : '_other');

/** A value is put in as it is, whatever is written in it. */
const filledIn = (text: string, values: Values) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

export function catalogue<const T extends Texts>(en: T, te: Readonly<Record<keyof T, string>>): Catalogue<T> {
  const inLanguage =
    (texts: Texts): TextOf<T> =>
    (key, values) => {
      const counted = values?.['count'] === undefined ? undefined : texts[`${String(key)}${formFor(values['count'])}`];
      const text = counted ?? texts[String(key)] ?? String(key);
      const filled = values ? filledIn(text, values) : text;
      // In development `?pseudo` brackets every translated text: what stands without brackets is not translated.
      return isPseudoLanguage() ? `⟦${filled}⟧` : filled;
    };
  const textIn = { en: inLanguage(en), te: inLanguage(te) };
  return { textIn, text: (key, values) => textIn[currentLanguage()](key, values) };
}
