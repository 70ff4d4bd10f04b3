// Prepares the texts for the proofreading page.
import { collectTexts } from './collect.mjs';
import { placeOrder } from './places.mjs';

/** @typedef {import('./textsIn.mjs').Side} Side */
/**
 * A text in one language. `isMade`: the source assembles it from words, so apply-notes cannot change it.
 * @typedef {{ text: string, file: string, line: number, isMade: boolean }} ShownSide
 */
/** @typedef {{ place: string, file: string, key: string, en: ShownSide | null, te: ShownSide | null }} ShownText */

/** @param {Side | null} side @returns {ShownSide | null} */
const shown = (side) => side && { text: side.text, file: side.file, line: side.line, isMade: side.literal === null };

/** Sorted by place. @param {string} root @returns {Promise<ShownText[]>} */
export async function shownTexts(root) {
  const texts = await collectTexts(root);
  const byPlace = texts.toSorted(
    (one, other) =>
      placeOrder(one.place) - placeOrder(other.place) ||
      (one.place < other.place ? -1 : one.place > other.place ? 1 : 0),
  );
  return byPlace.map(({ place, file, key, en, te }) => ({ place, file, key, en: shown(en), te: shown(te) }));
}
