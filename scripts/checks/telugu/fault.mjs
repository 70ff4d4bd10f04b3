/** @typedef {import('../../proofreading/textsIn.mjs').Side} Side */
/** @typedef {{ side: Side, fault: string }} Fault */

const LONGEST_EXCERPT = 90;

/** One line: where, what, and the text. @param {Fault} fault */
export function faultLine({ side: { file, line, text }, fault }) {
  const plain = text.replaceAll('\n', ' / ');
  const excerpt = plain.length > LONGEST_EXCERPT ? `${plain.slice(0, LONGEST_EXCERPT)}…` : plain;
  return `${file}:${line}  ${fault}  · ${excerpt}`;
}
