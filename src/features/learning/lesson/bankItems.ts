import type { Item, LessonContent } from '../../../domain/lesson/lessonContent';

const wordIdsOf = ({ sections }: LessonContent): ReadonlySet<string> =>
  new Set(sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'words' ? block.ids : []))));

/** The bank is large, so it is loaded only for lessons that show words from it. */
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
