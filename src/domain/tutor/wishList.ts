/** More than a family would read through; the oldest make room. */
export const MOST_WISHES = 100;
const LONGEST_WISH = 60;

const sameAs = (wish: string) => wish.normalize('NFKC').toLowerCase();

/** The list with what the tutor did not know, the newest last and each once. */
export function withWish(wishes: readonly string[], asked: string): readonly string[] {
  const wish = asked.replaceAll(/\s+/gu, ' ').trim();
  if (wish === '' || wish.length > LONGEST_WISH) return wishes;
  return [...wishes.filter((other) => sameAs(other) !== sameAs(wish)), wish].slice(-MOST_WISHES);
}
