/** More than a family would read; the oldest are dropped. */
export const MAX_UNKNOWN_QUERIES = 100;
const MAX_QUERY_LENGTH = 60;

const keyOf = (query: string) => query.normalize('NFKC').toLowerCase();

/** The list with a text that the tutor did not know, newest last and each once. */
export function withUnknownQuery(queries: readonly string[], asked: string): readonly string[] {
  const query = asked.replaceAll(/\s+/gu, ' ').trim();
  if (query === '' || query.length > MAX_QUERY_LENGTH) return queries;
  return [...queries.filter((other) => keyOf(other) !== keyOf(query)), query].slice(-MAX_UNKNOWN_QUERIES);
}
