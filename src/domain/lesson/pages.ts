import type { Block, LessonContent, Section } from './lessonContent';

/** A page of a lesson: one idea to read, hear and try. */
export type LessonPage = {
  /** A section, or part of one with its own id. Read pages are stored by this id. */
  readonly section: Section;
  /** The id of the whole section, and the number of this page among its pages. */
  readonly of: string;
  readonly part: number;
  readonly parts: number;
};

/** About as much as a child can take in on one page: four letters or twenty words. */
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

/** Splits a list into `count` parts, the larger ones first. */
function split<T>(things: readonly T[], count: number): T[][] {
  const starts = Array.from({ length: count + 1 }, (_, at) => Math.ceil((things.length * at) / count));
  return starts.slice(0, -1).map((from, at) => things.slice(from, starts[at + 1]));
}

/** Lists can be split; dialogues, texts, tables and gunintalu cannot. */
function splitBlock(block: Block): readonly Block[] {
  const count = Math.ceil(weightOf(block) / MAX_PER_PAGE);
  if (count < 2) return [block];
  switch (block.kind) {
    case 'letters':
      return split(block.letters, count).map((letters) => ({ kind: 'letters', letters }));
    case 'items':
      return split(block.items, count).map((items) => ({ kind: 'items', items }));
    case 'words':
      return split(block.ids, count).map((ids) => ({ kind: 'words', ids }));
    case 'sentences':
      return split(block.sentences, count).map((sentences) => ({ kind: 'sentences', sentences }));
    case 'numbers': {
      const numbers = Array.from({ length: block.to - block.from + 1 }, (_, at) => block.from + at);
      return split(numbers, count).map(([from = block.from, ...rest]) => ({
        kind: 'numbers',
        from,
        to: rest.at(-1) ?? from,
      }));
    }
    default:
      return [block];
  }
}

/** Distributes the pieces over pages of about the same length, in order. */
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
  const pieces = blocks.flatMap(splitBlock).map((block) => ({ block, weight: weightOf(block) }));
  const pages = paged(pieces, text?.length ?? 0);
  return pages.map((shown, at) => ({
    section: { ...rest, id: at === 0 ? id : `${id}-${at + 1}`, ...(at === 0 && text ? { text } : {}), blocks: shown },
    of: id,
    part: at + 1,
    parts: pages.length,
  }));
}

/** Each section is a page; a long one is several. */
export const pagesOf = ({ sections }: LessonContent): readonly LessonPage[] => sections.flatMap(pagesOfSection);

/** The index of the first unread page, or 0 if all were read. */
export const firstUnread = (pages: readonly LessonPage[], read: readonly string[]): number =>
  Math.max(
    0,
    pages.findIndex(({ section }) => !read.includes(section.id)),
  );
