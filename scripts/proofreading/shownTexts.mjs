// The texts as the proofreader's page gets them.
import { collectTexts } from './collect.mjs';

/** @typedef {import('./textsIn.mjs').Side} Side */
/**
 * A text in one language. One that is put together from words in the source can be noted, but not changed by a command.
 * @typedef {{ text: string, file: string, line: number, isMade: boolean }} ShownSide
 */
/** @typedef {{ place: string, file: string, key: string, en: ShownSide | null, te: ShownSide | null }} ShownText */

/** @param {Side | null} side @returns {ShownSide | null} */
const shown = (side) => side && { text: side.text, file: side.file, line: side.line, isMade: side.literal === null };

/** @param {string} root @returns {Promise<ShownText[]>} */
export async function shownTexts(root) {
  const texts = await collectTexts(root);
  return texts.map(({ place, file, key, en, te }) => ({ place, file, key, en: shown(en), te: shown(te) }));
}
