import type { Poem } from './poem';

/** A field that is undefined matches every poem. */
export type PoemFilter = {
  readonly poetId?: string | undefined;
  readonly tag?: string | undefined;
  readonly grade?: number | undefined;
};

type Filtered = Pick<Poem, 'poetId' | 'tags' | 'grade'>;

export const filterPoems = <P extends Filtered>(poems: readonly P[], { poetId, tag, grade }: PoemFilter): P[] =>
  poems.filter(
    (poem) =>
      (poetId === undefined || poem.poetId === poetId) &&
      (tag === undefined || poem.tags.includes(tag)) &&
      (grade === undefined || poem.grade === grade),
  );

/** All tags of these poems, most common first. */
export function tagsOf(poems: readonly Pick<Poem, 'tags'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { tags } of poems) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([tag]) => tag);
}

/** All grades of these poems, in ascending order. */
export const gradesOf = (poems: readonly Pick<Poem, 'grade'>[]): number[] =>
  [...new Set(poems.flatMap(({ grade }) => grade ?? []))].toSorted((one, other) => one - other);

export function countsByPoet(poems: readonly Pick<Poem, 'poetId'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { poetId } of poems) counts.set(poetId, (counts.get(poetId) ?? 0) + 1);
  return counts;
}

type Neighbors<P> = { readonly previous: P | undefined; readonly next: P | undefined };

/** The previous and next poem of the same poet. */
export function neighborsOf<P extends Pick<Poem, 'id' | 'poetId'>>(
  poems: readonly P[],
  { id, poetId }: Pick<Poem, 'id' | 'poetId'>,
): Neighbors<P> {
  const poetsPoems = poems.filter((poem) => poem.poetId === poetId);
  const at = poetsPoems.findIndex((poem) => poem.id === id);
  return at < 0 ? { previous: undefined, next: undefined } : { previous: poetsPoems[at - 1], next: poetsPoems[at + 1] };
}
