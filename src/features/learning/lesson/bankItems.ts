import type { Item, LessonContent } from '../../../domain/lesson/lessonContent';

const wordIdsOf = ({ sections }: LessonContent): ReadonlySet<string> =>
  new Set(sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'words' ? block.ids : []))));

/** The words of the bank that a lesson shows. The bank is large: it is fetched only for a lesson that has some. */
export async function bankItems(content: LessonContent): Promise<ReadonlyMap<string, Item>> {
  const ids = wordIdsOf(content);
  if (ids.size === 0) return new Map();
  const { wordHeads } = await import('../../../content/bank/heads');
  return new Map(
    wordHeads
      .filter(({ id }) => ids.has(id))
      .map(({ id, telugu, english, emoji }) => [
        id,
        { key: `word:${id}`, telugu, english, ...(emoji !== undefined && { picture: emoji }) },
      ]),
  );
}
