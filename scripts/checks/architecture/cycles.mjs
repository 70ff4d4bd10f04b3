/**
 * Rings of files that import each other, each as the files on the way round: at least one of every knot.
 * @param {import('./imports.mjs').Imports} imports
 */
export function cyclesIn(imports) {
  /** @type {string[][]} */
  const cycles = [];
  const done = new Set();
  /** @type {Set<string>} in the order in which they lead to each other */
  const way = new Set();
  const follow = (/** @type {string} */ file) => {
    if (done.has(file)) return;
    if (way.has(file)) {
      const files = [...way];
      cycles.push([...files.slice(files.indexOf(file)), file]);
      return;
    }
    way.add(file);
    for (const { path } of imports.get(file) ?? []) follow(path);
    way.delete(file);
    done.add(file);
  };
  for (const file of imports.keys()) follow(file);
  return cycles;
}
