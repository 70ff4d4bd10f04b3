// Filters the texts of the proofreading page.

/** @typedef {import('./note.mjs').Note} Note */
/** @typedef {import('./shownTexts.mjs').ShownText} ShownText */

/** An empty `place` means all places. @typedef {{ place: string, search: string, isNotedOnly: boolean }} Choice */

const plain = (/** @type {string} */ text) => text.normalize('NFC').toLowerCase();

/** @param {{ readonly file: string, readonly key: string }} text */
export const idOf = ({ file, key }) => `${file} ${key}`;

/** @param {readonly ShownText[]} texts @param {Choice} choice @param {readonly Note[]} notes */
export function chosenTexts(texts, { place, search, isNotedOnly }, notes) {
  const words = plain(search).split(/\s+/u).filter(Boolean);
  const noted = new Set(notes.map(idOf));
  return texts.filter((text) => {
    if (place !== '' && text.place !== place) return false;
    if (isNotedOnly && !noted.has(idOf(text))) return false;
    if (words.length === 0) return true;
    const all = plain([text.en?.text, text.te?.text, text.key, text.file].join('\n'));
    return words.every((word) => all.includes(word));
  });
}

/** Notes whose text was moved, renamed or deleted. @param {readonly ShownText[]} texts @param {readonly Note[]} notes */
export function lostNotes(texts, notes) {
  const known = new Set(texts.map(idOf));
  return notes.filter((note) => !known.has(idOf(note)));
}

/** Keeps the order of the texts. @param {readonly ShownText[]} texts @returns {{ file: string, place: string, texts: ShownText[] }[]} */
export function byFile(texts) {
  /** @type {Map<string, { file: string, place: string, texts: ShownText[] }>} */
  const files = new Map();
  for (const text of texts) {
    const { file, place } = text;
    const group = files.get(file) ?? { file, place, texts: [] };
    group.texts.push(text);
    files.set(file, group);
  }
  return [...files.values()];
}

/** Places in the order of their first text. @param {readonly ShownText[]} texts */
export function countsByPlace(texts) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { place } of texts) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].map(([place, count]) => ({ place, count }));
}
