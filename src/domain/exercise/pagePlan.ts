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

/** How many questions a page of a lesson ends in. */
export const EXERCISES_ON_PAGE = 2;

/** They join letters with signs, which whoever meets the letters does not know yet. */
const WITH_SIGNS: readonly LessonKindName[] = ['build-akshara', 'match-pairs'];

/** A lesson with all that exercises about its pages are made from. */
export type Book = {
  readonly lesson: Lesson;
  readonly content: LessonContent;
  /** The words that the lesson names, at least. */
  readonly bank: readonly WordHead[];
  readonly confusions: readonly Confusion[];
};

export type PageExercises = {
  readonly exercises: readonly Exercise[];
  /** What one that comes back is made from. */
  readonly material: Material;
};

/** Two exercises about a page, if it can be with nothing in them that a later page brings. @param at which page, from 0 */
export function planPage(book: Book, at: number, timesSeen: (key: string) => number, random: Random): PageExercises {
  const { lesson, content, bank, confusions } = book;
  const pages = pagesOf(content);
  const page = pages[at];
  // Comparing all the lesson's words with each other takes a moment, and most pages do without.
  let made: Material | undefined;
  const whole = () => (made ??= materialOf(content, bank, confusions));
  if (!page) return { exercises: [], material: whole() };

  const sectionsUpTo = pages.slice(0, at + 1).map(({ section }) => section);
  const soFar = materialOf({ sections: sectionsUpTo, statements: [] }, bank, confusions);
  const own = keysTaught([page.section], bank);
  const alike = keysTaught(
    pages.filter((other) => other.of === page.of).map(({ section }) => section),
    bank,
  );
  const isOfLetters = page.section.blocks.some(({ kind }) => kind === 'letters');
  const isIn = (keys: ReadonlySet<string>) => (focus: Focus) => keys.has(entryOfFocus(focus).key);
  // What it teaches; what its tables and texts show; what the other pages of its section teach; what the lesson does.
  const ways = [
    { materialFor: () => soFar, isAbout: isIn(own) },
    { materialFor: whole, isAbout: isIn(own) },
    { materialFor: whole, isAbout: shownIn(page.section) },
    { materialFor: whole, isAbout: isIn(alike) },
    { materialFor: whole, isAbout: () => true },
  ];
  let best: PageExercises | null = null;
  for (const { materialFor, isAbout } of ways) {
    const material = materialFor();
    const focuses = focusesOf(material).filter(isAbout);
    const exercises = planAbout(
      { lesson, material, timesSeen },
      { focuses, isAsked: (kind) => !isOfLetters || !WITH_SIGNS.includes(kind), count: EXERCISES_ON_PAGE },
      random,
    );
    if (exercises.length > (best?.exercises.length ?? 0)) best = { exercises, material };
    if (best?.exercises.length === EXERCISES_ON_PAGE) break;
  }
  return best ?? { exercises: [], material: whole() };
}
