/** @typedef {import('../../proofreading/textsIn.mjs').Side} Side */
/** @typedef {{ side: Side, fault: string }} Fault */

const MAX_EXCERPT_LENGTH = 90;

/** @param {Fault} fault */
export function faultLine({ side: { file, line, text }, fault }) {
  const plain = text.replaceAll('\n', ' / ');
  const excerpt = plain.length > MAX_EXCERPT_LENGTH ? `${plain.slice(0, MAX_EXCERPT_LENGTH)}…` : plain;
  return `${file}:${line}  ${fault}  · ${excerpt}`;
}
