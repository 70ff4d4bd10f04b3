import type { Block, LessonContent, Section } from './lessonContent';

/** A page of a lesson: one idea to read and to hear, and then to try. */
export type LessonPage = {
  /** What it shows: a section, or a share of one with an id of its own. What was read is remembered by that id. */
  readonly section: Section;
  /** The section it is from, and which of its pages it is. */
  readonly of: string;
  readonly part: number;
  readonly parts: number;
};

/** About as much as a child takes in at once: four letters, or twenty words. */
const MAX_PER_PAGE = 20;

type Piece = { readonly block: Block; readonly weight: number };

function weightOf(block: Block): number {
  switch (block.kind) {
    case 'letters':
      return block.letters.length * 5;
    case 'gunintalu':
      return block.signs.length;
    case 'items':
      return block.items.length;
    case 'words':
      return block.ids.length;
    case 'dialogue':
      return block.lines.length;
    case 'numbers':
      return block.to - block.from + 1;
    case 'table':
      return block.table.rows.length;
    case 'sentences':
      return block.sentences.length * 1.5;
    case 'passage':
      return block.passage.sentences.length;
  }
}

/** In so many shares, of which the first are the larger ones. */
function shared<T>(things: readonly T[], count: number): T[][] {
  const first = Array.from({ length: count + 1 }, (_, at) => Math.ceil((things.length * at) / count));
  return first.slice(0, -1).map((from, at) => things.slice(from, first[at + 1]));
}

/** What is a row of like things can be cut; a talk, a text, a table and a gunintam cannot. */
function cut(block: Block): readonly Block[] {
  const count = Math.ceil(weightOf(block) / MAX_PER_PAGE);
  if (count < 2) return [block];
  switch (block.kind) {
    case 'letters':
      return shared(block.letters, count).map((letters) => ({ kind: 'letters', letters }));
    case 'items':
      return shared(block.items, count).map((items) => ({ kind: 'items', items }));
    case 'words':
      return shared(block.ids, count).map((ids) => ({ kind: 'words', ids }));
    case 'sentences':
      return shared(block.sentences, count).map((sentences) => ({ kind: 'sentences', sentences }));
    case 'numbers': {
      const numbers = Array.from({ length: block.to - block.from + 1 }, (_, at) => block.from + at);
      return shared(numbers, count).map(([from = block.from, ...rest]) => ({
        kind: 'numbers',
        from,
        to: rest.at(-1) ?? from,
      }));
    }
    default:
      return [block];
  }
}

/** The pieces on pages of about the same length, in their order. */
function paged(pieces: readonly Piece[], textLength: number): Block[][] {
  const total = pieces.reduce((sum, { weight }) => sum + weight, textLength);
  const count = Math.ceil(total / MAX_PER_PAGE);
  const pages: Block[][] = [];
  let before = 0;
  pieces.forEach(({ block, weight }, at) => {
    const length = at === 0 ? weight + textLength : weight;
    const page = Math.floor(((before + length / 2) / total) * count);
    (pages[page] ??= []).push(block);
    before += length;
  });
  return pages.filter((blocks) => blocks.length > 0);
}

function pagesOfSection(section: Section): LessonPage[] {
  const { id, text, blocks, ...rest } = section;
  const pieces = blocks.flatMap(cut).map((block) => ({ block, weight: weightOf(block) }));
  const pages = paged(pieces, text?.length ?? 0);
  return pages.map((shown, at) => ({
    section: { ...rest, id: at === 0 ? id : `${id}-${at + 1}`, ...(at === 0 && text ? { text } : {}), blocks: shown },
    of: id,
    part: at + 1,
    parts: pages.length,
  }));
}

/** A lesson as a small book: a section is a page, and a long one is several. */
export const pagesOf = ({ sections }: LessonContent): readonly LessonPage[] => sections.flatMap(pagesOfSection);

/** The first page that was not read, from 0; when all were, the first one again. */
export const firstUnread = (pages: readonly LessonPage[], read: readonly string[]): number =>
  Math.max(
    0,
    pages.findIndex(({ section }) => !read.includes(section.id)),
  );
