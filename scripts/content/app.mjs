// Loads the app's own rules, which are in TypeScript, into this plain Node command.
import { runnerImport } from 'vite';

const load = async (/** @type {string} */ file) =>
  (await runnerImport(`./src/${file}.ts`, { mode: 'production', configFile: false })).module;

/** @returns {Promise<import('./validate.mjs').AppRules & import('./plan.mjs').Packing>} */
export async function loadApp() {
  const [shapes, poems, words, tags, poets, bundles, changes] = await Promise.all(
    [
      'adapters/shapes/understand',
      'domain/padyalu/poemFaults',
      'domain/quiz/translationFaults',
      'content/padyalu/collectedPoem',
      'content/padyalu/poets',
      'domain/content/bundles',
      'domain/content/changes',
    ].map(load),
  );
  return {
    understand: shapes.understand,
    poemFaults: poems.poemFaults,
    poetFaults: poems.poetFaults,
    translationFaults: words.translationFaults,
    tags: tags.POEM_TAGS,
    poetIds: poets.poets.map((/** @type {{ id: string }} */ { id }) => id),
    bundlesOf: bundles.bundlesOf,
    contentChanges: changes.contentChanges,
    mergedOver: changes.mergedOver,
  };
}
