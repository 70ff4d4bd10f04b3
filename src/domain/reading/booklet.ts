import type { Bilingual } from '../bilingual';
import type { Scene } from './scene';
import type { Story } from './story';

/** One page of the folded booklet. */
export type Panel =
  | { readonly kind: 'cover'; readonly title: Bilingual; readonly scene: Scene }
  | { readonly kind: 'text'; readonly number: number; readonly scene: Scene; readonly sentences: readonly Bilingual[] }
  | { readonly kind: 'words'; readonly words: readonly (readonly [word: string, meaning: string])[] }
  | { readonly kind: 'drawing' }
  | { readonly kind: 'back'; readonly talk: Bilingual };

/** Two sheets, printed on both sides and folded once, make eight pages: cover, six inner pages, back. */
const INNER_PAGES = 6;
const MAX_WORDS = 14;

type Part = { readonly scene: Scene; readonly sentences: readonly Bilingual[] };

/** If there are too many pages, the two neighbors with the fewest sentences are merged under the first one's picture. */
function mergedPages(parts: readonly Part[]): readonly Part[] {
  if (parts.length <= INNER_PAGES) return parts;
  const lengthAt = (at: number) => (parts[at]?.sentences.length ?? 0) + (parts[at + 1]?.sentences.length ?? 0);
  const places = parts.slice(1).map((_, at) => at);
  const at = places.reduce((best, place) => (lengthAt(place) < lengthAt(best) ? place : best), 0);
  const [one, other] = parts.slice(at, at + 2);
  if (!one || !other) return parts;
  return mergedPages(parts.toSpliced(at, 2, { ...one, sentences: [...one.sentences, ...other.sentences] }));
}

function wordsPanel({ words }: Pick<Story, 'words'>): Panel {
  const all = Object.entries(words);
  // The longest words are the hardest; they are listed in text order.
  const hardest = new Set(
    all
      .toSorted(([one], [other]) => other.length - one.length)
      .slice(0, MAX_WORDS)
      .map(([word]) => word),
  );
  return { kind: 'words', words: all.flatMap(([word, { en }]) => (hardest.has(word) ? [[word, en] as const] : [])) };
}

/** The eight pages of the booklet, in reading order. */
export function bookletPages(story: Story): readonly Panel[] {
  const text = mergedPages(story.pages).map(({ scene, sentences }, at): Panel => ({
    kind: 'text',
    number: at + 1,
    scene,
    sentences,
  }));
  const fillers = Array.from({ length: Math.max(0, INNER_PAGES - text.length) }, (_, at): Panel =>
    at === 0 ? wordsPanel(story) : { kind: 'drawing' },
  );
  const [first] = story.pages;
  return [
    ...(first ? [{ kind: 'cover', title: story.title, scene: first.scene } as const] : []),
    ...text,
    ...fillers,
    { kind: 'back', talk: story.talk },
  ];
}

/** The page indexes on each side of the two sheets, left and right, so that the pages are in order after folding. */
const SIDES = [
  [7, 0],
  [1, 6],
  [5, 2],
  [3, 4],
] as const;

export const bookletSides = (pages: readonly Panel[]): readonly (readonly Panel[])[] =>
  SIDES.map((side) => side.flatMap((at) => pages[at] ?? []));
