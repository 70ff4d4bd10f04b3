export type Poet = { readonly id: string; readonly name: string; readonly period: string };

export type Poem = {
  readonly id: string;
  readonly poetId: string;
  readonly title: string;
  readonly previewText: string;
  readonly tags: readonly string[];
  readonly teluguText: string;
  readonly teluguMeaning: string;
  readonly englishTranslation: string;
};
