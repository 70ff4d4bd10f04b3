/** More than a family would read through; the oldest make room. */
export const MAX_UNKNOWN_QUERIES = 100;
const MAX_QUERY_LENGTH = 60;

const sameAs = (wish: string) => wish.normalize('NFKC').toLowerCase();

/** The list with what the tutor did not know, the newest last and each once. */
export function withUnknownQuery(wishes: readonly string[], asked: string): readonly string[] {
  const wish = asked.replaceAll(/\s+/gu, ' ').trim();
  if (wish === '' || wish.length > MAX_QUERY_LENGTH) return wishes;
  return [...wishes.filter((other) => sameAs(other) !== sameAs(wish)), wish].slice(-MAX_UNKNOWN_QUERIES);
}
