/**
 * Import cycles, each as the list of its files; at least one cycle of every strongly connected group.
 * @param {import('./imports.mjs').Imports} imports
 */
export function cyclesIn(imports) {
  /** @type {string[][]} */
  const cycles = [];
  const done = new Set();
  /** @type {Set<string>} in import order */
  const path = new Set();
  const follow = (/** @type {string} */ file) => {
    if (done.has(file)) return;
    if (path.has(file)) {
      const files = [...path];
      cycles.push([...files.slice(files.indexOf(file)), file]);
      return;
    }
    path.add(file);
    for (const target of imports.get(file) ?? []) follow(target.path);
    path.delete(file);
    done.add(file);
  };
  for (const file of imports.keys()) follow(file);
  return cycles;
}
