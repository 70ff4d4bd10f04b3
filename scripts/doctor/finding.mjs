/**
 * `wrong` would fail or do harm when deployed; a `hint` may be intentional.
 * @typedef {{ level: 'wrong' | 'hint', sentence: string }} Finding
 */

/** @param {string} sentence @returns {Finding} */
export const wrong = (sentence) => ({ level: 'wrong', sentence });
/** @param {string} sentence @returns {Finding} */
export const hint = (sentence) => ({ level: 'hint', sentence });

/** @param {unknown} condition @param {() => Finding} finding @returns {Finding[]} */
export const when = (condition, finding) => (condition ? [finding()] : []);
