/** One text in both interface languages. */
export type Bilingual = { readonly en: string; readonly te: string };
