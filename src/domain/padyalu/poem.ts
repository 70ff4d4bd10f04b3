import type { Bilingual } from '../bilingual';
import type { PoemForm } from './poemForm';

export type Poet = {
  readonly id: string;
  readonly name: string;
  readonly period: string;
  // Not in the spec: a poet document in the store may lack these fields.
  readonly nameTelugu?: string;
  readonly periodTelugu?: string;
  /** The work the poems are from. */
  readonly work?: { readonly te: string; readonly en: string };
};

/** A word of a poem that a learner may not know, explained in both languages. */
export type HardWord = {
  readonly word: string;
  readonly meaning: { readonly te: string; readonly en: string };
};

export type Poem = {
  readonly id: string;
  readonly poetId: string;
  readonly title: string;
  readonly previewText: string;
  readonly tags: readonly string[];
  readonly teluguText: string;
  readonly teluguMeaning: string;
  readonly englishTranslation: string;
  // Not in the spec: a poem document in the store may lack these fields.
  readonly titleEnglish?: string;
  readonly meter?: PoemForm;
  /** School grade from 1 to 12 in which children usually meet the poem. */
  readonly grade?: number;
  readonly hardWords?: readonly HardWord[];
  /** The signature that closes every poem of the same work: సుమతీ. */
  readonly makutam?: HardWord;
  /** The work it comes from, and where in it if that is certain: Andhra Mahabhagavatam, Book 8. */
  readonly source?: Bilingual;
  /** Set where the text is only a part of a longer song or poem. */
  readonly isExcerpt?: boolean;
};
