import { describe, expect, it } from 'vitest';
import { loadLesson } from '../../content/lessons';
import { CONFUSIONS } from '../../content/lessons/confusions';
import { MODULES } from '../../content/modules';
import { wordBank } from '../../content/words';
import { keysTaught } from '../lesson/pageFocus';
import { pagesOf } from '../lesson/pages';
import { seededRandom } from '../lesson/seededRandom';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../script/letters';
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

describe.each(books)('the page exercises of $lesson.id', (book) => {
  const planned = pagesOf(book.content).map(({ section }, at) => ({
    section,
    exercises: planPage(book, at, neverSeen, seededRandom(at)).exercises,
  }));

  it('are two per page', () => {
    const short = planned.filter(({ exercises }) => exercises.length !== EXERCISES_ON_PAGE);
    expect(short.map(({ section }) => section.id)).toEqual([]);
  });

  it('are about the items their page teaches if it teaches at least two', () => {
    const offTopic = planned.flatMap(({ section, exercises }) => {
      const own = keysTaught([section], wordBank);
      return own.size < EXERCISES_ON_PAGE
        ? []
        : exercises
            .filter(({ subject }) => !own.has(subject.key))
            .map(({ subject }) => `${section.id}: ${subject.key}`);
    });
    expect(offTopic).toEqual([]);
  });
});

it('pages that introduce letters do not ask about signs', () => {
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

it('a row of letters does not offer a letter it skips, which would also be right', () => {
  const alphabet: readonly string[] = [...PRIMER_VOWELS, ...PRIMER_CONSONANTS];
  const vowels = books.find(({ lesson }) => lesson.id === 'vowels');
  const tasks = pagesOf(vowels?.content ?? { sections: [], statements: [] }).flatMap((_, at) =>
    Array.from({ length: 25 }, (__, seed) =>
      vowels ? planPage(vowels, at, neverSeen, seededRandom(seed)).exercises : [],
    ).flat(),
  );
  const rows = tasks.flatMap((one) => (one.kind === 'fill-gap' && one.task.missing === 'inRow' ? [one.task] : []));
  const alsoRight = rows.flatMap(({ before, after, right, choices }) => {
    const lettersOf = (text: string) => text.split(/[· ]+/u).filter(Boolean);
    const from = alphabet.indexOf(lettersOf(before).at(-1) ?? right.telugu);
    const to = alphabet.indexOf(lettersOf(after)[0] ?? right.telugu);
    const between = ({ telugu }: { telugu: string }) =>
      telugu !== right.telugu && alphabet.indexOf(telugu) > from && alphabet.indexOf(telugu) < to;
    return choices.filter(between).map(({ telugu }) => `${before} _ ${after}: ${telugu}`);
  });
  expect(rows.length).toBeGreaterThan(20);
  expect(alsoRight).toEqual([]);
});

it('a page that does not exist has no exercises', () => {
  const [book] = books;
  expect(book && planPage(book, 99, neverSeen, seededRandom(1)).exercises).toEqual([]);
});
