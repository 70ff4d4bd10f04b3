import type { Bilingual } from '../../domain/bilingual';

/** A Telugu word or sentence in large type, with its meaning. The transliteration is generated, never typed. */
export type TeluguExample = { readonly telugu: string; readonly meaning: Bilingual };

export type ArticleBlock =
  | { readonly kind: 'paragraph'; readonly text: Bilingual }
  | { readonly kind: 'heading'; readonly text: Bilingual }
  | { readonly kind: 'list'; readonly items: readonly Bilingual[] }
  | { readonly kind: 'steps'; readonly items: readonly Bilingual[] }
  | { readonly kind: 'examples'; readonly items: readonly TeluguExample[] };

export type Article = {
  readonly slug: string;
  readonly title: Bilingual;
  readonly summary: Bilingual;
  /** ISO date. */
  readonly published: string;
  readonly minutes: number;
  /** A Telugu letter or akshara, shown as the article's picture. */
  readonly letter: string;
  readonly blocks: readonly ArticleBlock[];
};
