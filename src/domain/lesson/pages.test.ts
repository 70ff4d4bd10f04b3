import { describe, expect, it } from 'vitest';
import { loadLesson } from '../../content/lessons';
import { LESSON_IDS } from './lesson';
import type { Block, LessonContent, Section } from './lessonContent';
import { firstUnread, pagesOf } from './pages';

const lessons = await Promise.all(LESSON_IDS.map(async (id) => ({ id, content: await loadLesson(id) })));

const lettersOn = ({ blocks }: Section): string[] =>
  blocks.flatMap((block) => (block.kind === 'letters' ? block.letters.map(({ letter }) => letter) : []));

/** The pieces of the blocks, so that a split block equals the original. */
const piecesOf = (blocks: readonly Block[]): unknown[] =>
  blocks.flatMap((block): unknown[] => {
    switch (block.kind) {
      case 'letters':
        return [...block.letters];
      case 'items':
        return [...block.items];
      case 'words':
        return [...block.ids];
      case 'sentences':
        return [...block.sentences];
      case 'numbers':
        return Array.from({ length: block.to - block.from + 1 }, (_, at) => block.from + at);
      default:
        return [block];
    }
  });

describe.each(lessons)('the pages of $id', ({ content }) => {
  const pages = pagesOf(content);

  it('show the whole lesson in order, and nothing twice', () => {
    expect(pages.flatMap(({ section }) => piecesOf(section.blocks))).toEqual(
      content.sections.flatMap(({ blocks }) => piecesOf(blocks)),
    );
    expect(pages.flatMap(({ section }) => section.text ?? [])).toEqual(
      content.sections.flatMap(({ text = [] }) => text),
    );
  });

  it('have unique ids, and the first page of a section has the id of the section', () => {
    expect(new Set(pages.map(({ section }) => section.id)).size).toBe(pages.length);
    expect(pages.filter(({ part }) => part === 1).map(({ section }) => section.id)).toEqual(
      content.sections.map(({ id }) => id),
    );
  });

  it('have at most four letters each, and none is empty', () => {
    expect(pages.filter(({ section }) => lettersOn(section).length > 4)).toEqual([]);
    expect(pages.filter(({ section }) => section.blocks.length === 0)).toEqual([]);
  });
});

describe('a lesson split into pages', () => {
  const lettersOf = (id: string) =>
    lessons
      .filter((lesson) => lesson.id === id)
      .flatMap(({ content }) => pagesOf(content).map(({ section }) => lettersOn(section).join('')))
      .filter((letters) => letters !== '');

  it('introduces a few letters per page, the rare ones last', () => {
    expect(lettersOf('vowels')).toEqual(['అఇఉ', 'ఎఒ', 'ఆఈఊ', 'ఏఓ', 'ఐఔ', 'అంఅః', 'ఋౠ']);
    expect(lettersOf('consonants').slice(-3)).toEqual(['యరలవ', 'శషసహ', 'ళక్షఱ']);
  });

  const section = (id: string): Section => ({
    id,
    title: { en: id, te: id },
    blocks: [{ kind: 'numbers', from: 1, to: 50 }],
  });
  const content: LessonContent = { sections: [section('one'), section('two')], statements: [] };

  it('splits a long section and numbers its parts', () => {
    expect(
      pagesOf(content).map(({ of, part, parts, section: { id, blocks } }) => [id, of, part, parts, blocks]),
    ).toEqual([
      ['one', 'one', 1, 3, [{ kind: 'numbers', from: 1, to: 17 }]],
      ['one-2', 'one', 2, 3, [{ kind: 'numbers', from: 18, to: 34 }]],
      ['one-3', 'one', 3, 3, [{ kind: 'numbers', from: 35, to: 50 }]],
      ['two', 'two', 1, 3, [{ kind: 'numbers', from: 1, to: 17 }]],
      ['two-2', 'two', 2, 3, [{ kind: 'numbers', from: 18, to: 34 }]],
      ['two-3', 'two', 3, 3, [{ kind: 'numbers', from: 35, to: 50 }]],
    ]);
  });

  it('opens at the first unread page, or at the first page if all were read', () => {
    const pages = pagesOf(content);
    expect(firstUnread(pages, [])).toBe(0);
    expect(firstUnread(pages, ['one', 'one-2', 'two'])).toBe(2);
    expect(
      firstUnread(
        pages,
        pages.map(({ section: { id } }) => id),
      ),
    ).toBe(0);
  });
});
