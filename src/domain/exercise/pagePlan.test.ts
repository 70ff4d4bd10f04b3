import { describe, expect, it } from 'vitest';
import { loadLesson } from '../../content/lessons';
import { CONFUSIONS } from '../../content/lessons/confusions';
import { MODULES } from '../../content/modules';
import { wordBank } from '../../content/words';
import { keysTaught } from '../lesson/pageFocus';
import { pagesOf } from '../lesson/pages';
import { seededRandom } from '../lesson/seededRandom';
import { type Book, EXERCISES_ON_PAGE, planPage } from './pagePlan';

const books: Book[] = await Promise.all(
  MODULES.flatMap(({ lessons }) => lessons).map(async (lesson) => ({
    lesson,
    content: await loadLesson(lesson.id),
    bank: wordBank,
    confusions: CONFUSIONS,
  })),
);
const neverSeen = () => 0;

describe.each(books)('the exercises of the pages of $lesson.id', (book) => {
  const pages = pagesOf(book.content);

  it('are two for every page', () => {
    const short = pages.filter(
      (_, at) => planPage(book, at, neverSeen, seededRandom(at)).exercises.length !== EXERCISES_ON_PAGE,
    );
    expect(short.map(({ section }) => section.id)).toEqual([]);
  });

  it('are about what their page teaches, where it teaches enough', () => {
    const strange = pages.flatMap(({ section }, at) => {
      const own = keysTaught([section], wordBank);
      const { exercises } = planPage(book, at, neverSeen, seededRandom(at));
      return own.size < EXERCISES_ON_PAGE
        ? []
        : exercises
            .filter(({ subject }) => !own.has(subject.key))
            .map(({ subject }) => `${section.id}: ${subject.key}`);
    });
    expect(strange).toEqual([]);
  });
});

it('who meets letters is not asked about signs', () => {
  const kinds = books
    .filter(({ lesson: { id } }) => id === 'vowels' || id === 'consonants')
    .flatMap((book) =>
      pagesOf(book.content)
        .map(({ section }, at) => ({ section, at }))
        .filter(({ section: { blocks } }) => blocks.some(({ kind }) => kind === 'letters'))
        .flatMap(({ at }) => planPage(book, at, neverSeen, seededRandom(at)).exercises.map(({ kind }) => kind)),
    );
  expect(kinds).not.toContain('build-akshara');
  expect(kinds).not.toContain('match-pairs');
});

it('a page that is not there has none', () => {
  const [book] = books;
  expect(book && planPage(book, 99, neverSeen, seededRandom(1)).exercises).toEqual([]);
});
