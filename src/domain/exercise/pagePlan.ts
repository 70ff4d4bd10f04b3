import type { Confusion } from '../lesson/confusion';
import { entryOfFocus, type Focus, focusesOf } from '../lesson/focus';
import type { Lesson } from '../lesson/lesson';
import type { LessonContent } from '../lesson/lessonContent';
import { type Material, materialOf } from '../lesson/material';
import { keysTaught, shownIn } from '../lesson/pageFocus';
import { pagesOf } from '../lesson/pages';
import type { Random } from '../random';
import type { WordHead } from '../tutor/bankWord';
import type { Exercise, LessonKindName } from '../../exercises/kinds';
import { planAbout } from './plan';

/** Number of exercises at the end of a lesson page. */
export const EXERCISES_ON_PAGE = 2;

/** These kinds need vowel signs, which a learner who is just meeting the letters does not know yet. */
const KINDS_WITH_SIGNS: readonly LessonKindName[] = ['build-akshara', 'match-pairs'];

/** A lesson with everything its page exercises are made from. */
export type Book = {
  readonly lesson: Lesson;
  readonly content: LessonContent;
  /** Contains at least the words of the lesson. */
  readonly bank: readonly WordHead[];
  readonly confusions: readonly Confusion[];
};

export type PageExercises = {
  readonly exercises: readonly Exercise[];
  /** An exercise that is repeated is made from this material. */
  readonly material: Material;
};

/** Plans two exercises about a page, if possible without anything from later pages. @param at page index, from 0 */
export function planPage(book: Book, at: number, timesSeen: (key: string) => number, random: Random): PageExercises {
  const { lesson, content, bank, confusions } = book;
  const pages = pagesOf(content);
  const page = pages[at];
  // Building the whole material is slow because it compares all words with each other; most pages do not need it.
  let wholeMaterial: Material | undefined;
  const whole = () => (wholeMaterial ??= materialOf(content, bank, confusions));
  if (!page) return { exercises: [], material: whole() };

  const sectionsUpTo = pages.slice(0, at + 1).map(({ section }) => section);
  const soFar = materialOf({ sections: sectionsUpTo, statements: [] }, bank, confusions);
  const pageKeys = keysTaught([page.section], bank);
  const sectionKeys = keysTaught(
    pages.filter((other) => other.of === page.of).map(({ section }) => section),
    bank,
  );
  const isOfLetters = page.section.blocks.some(({ kind }) => kind === 'letters');
  const isIn = (keys: ReadonlySet<string>) => (focus: Focus) => keys.has(entryOfFocus(focus).key);
  // From narrow to wide: the page's items, its tables and texts, the other pages of its section, the whole lesson.
  const scopes = [
    { materialFor: () => soFar, isAbout: isIn(pageKeys) },
    { materialFor: whole, isAbout: isIn(pageKeys) },
    { materialFor: whole, isAbout: shownIn(page.section) },
    { materialFor: whole, isAbout: isIn(sectionKeys) },
    { materialFor: whole, isAbout: () => true },
  ];
  let best: PageExercises | null = null;
  for (const { materialFor, isAbout } of scopes) {
    const material = materialFor();
    const focuses = focusesOf(material).filter(isAbout);
    const exercises = planAbout(
      { lesson, material, timesSeen },
      { focuses, isKindAllowed: (kind) => !isOfLetters || !KINDS_WITH_SIGNS.includes(kind), count: EXERCISES_ON_PAGE },
      random,
    );
    if (exercises.length > (best?.exercises.length ?? 0)) best = { exercises, material };
    if (best?.exercises.length === EXERCISES_ON_PAGE) break;
  }
  return best ?? { exercises: [], material: whole() };
}
