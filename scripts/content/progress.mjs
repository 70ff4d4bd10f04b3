const WIDTH = 30;

/** @param {number} done @param {number} all */
export function progressLine(done, all) {
  const filled = Math.round((WIDTH * done) / Math.max(1, all));
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done} of ${all}`;
}

/** Redraws one line on a terminal; prints a line per step into a log. @param {{ isTTY?: boolean, write: (text: string) => unknown }} stream */
export const progressOn = (stream) => (/** @type {number} */ done, /** @type {number} */ all) => {
  if (stream.isTTY) stream.write(`\r${progressLine(done, all)}${done === all ? '\n' : ''}`);
  else stream.write(`${progressLine(done, all)}\n`);
};
