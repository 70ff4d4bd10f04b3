import type { AssignmentKind } from '../../domain/classroom/assignment';
import type { Bilingual } from '../../domain/bilingual';
import { textKey } from '../../domain/reading/textKey';

/** Something that a teacher can assign. */
export type Target = {
  readonly id: string;
  readonly title: Bilingual;
  readonly picture: string;
  /** The heading under which it is listed. */
  readonly group: Bilingual | null;
};

async function lessons(): Promise<readonly Target[]> {
  const { MODULES } = await import('../../content/modules');
  return MODULES.flatMap((module) =>
    module.lessons.map(({ id, title, titleTelugu }) => ({
      id,
      title: { en: title, te: titleTelugu },
      picture: '📘',
      group: { en: module.title, te: module.titleTelugu },
    })),
  );
}

async function words(): Promise<readonly Target[]> {
  const [{ CATEGORY_TEXTS }, { THEME_PICTURES }, { WORD_CATEGORIES }] = await Promise.all([
    import('../../content/words/categories'),
    import('../../content/themePictures'),
    import('../../content/words/word'),
  ]);
  return WORD_CATEGORIES.map((id) => ({
    id,
    title: CATEGORY_TEXTS[id].name,
    picture: THEME_PICTURES[id],
    group: null,
  }));
}

async function poems(): Promise<readonly Target[]> {
  const { poems: all } = await import('../../content/padyalu/poems');
  return all
    .toSorted((one, other) => one.grade - other.grade)
    .map(({ id, title, titleEnglish }) => ({
      id,
      title: { en: titleEnglish, te: title },
      picture: '📜',
      group: null,
    }));
}

async function stories(): Promise<readonly Target[]> {
  const { catalogue } = await import('../../content/shelf/catalogue');
  return catalogue
    .toSorted((one, other) => (one.level ?? 0) - (other.level ?? 0))
    .map((text) => ({
      id: textKey(text),
      title: text.title,
      picture: text.kind === 'rhyme' ? '🎵' : '📖',
      group: null,
    }));
}

/** Each kind is loaded only when the teacher opens it. */
export const TARGETS: Readonly<Record<AssignmentKind, () => Promise<readonly Target[]>>> = {
  lesson: lessons,
  words,
  poem: poems,
  story: stories,
};
