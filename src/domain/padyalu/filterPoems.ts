import type { Poem } from './poem';

/** What a learner asked for; what is not given lets every poem through. */
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

/** Every subject that a poem has, the commonest first. */
export function tagsOf(poems: readonly Pick<Poem, 'tags'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { tags } of poems) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([tag]) => tag);
}

/** Every grade that a poem is for, the youngest first. */
export const gradesOf = (poems: readonly Pick<Poem, 'grade'>[]): number[] =>
  [...new Set(poems.flatMap(({ grade }) => grade ?? []))].toSorted((one, other) => one - other);

/** How many poems each poet has. */
export function countsByPoet(poems: readonly Pick<Poem, 'poetId'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { poetId } of poems) counts.set(poetId, (counts.get(poetId) ?? 0) + 1);
  return counts;
}

type Neighbours<P> = { readonly previous: P | undefined; readonly next: P | undefined };

/** The poems before and after this one, among those of its poet. */
export function neighboursOf<P extends Pick<Poem, 'id' | 'poetId'>>(
  poems: readonly P[],
  { id, poetId }: Pick<Poem, 'id' | 'poetId'>,
): Neighbours<P> {
  const own = poems.filter((poem) => poem.poetId === poetId);
  const at = own.findIndex((poem) => poem.id === id);
  return at < 0 ? { previous: undefined, next: undefined } : { previous: own[at - 1], next: own[at + 1] };
}
