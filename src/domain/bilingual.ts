/** One text in the two languages of the interface. */
export type Bilingual = { readonly en: string; readonly te: string };
