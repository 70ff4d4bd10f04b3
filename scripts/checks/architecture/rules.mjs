// Which folder may import which. A folder under src/ that is not listed may import nothing: add it here.
const ALLOWED = {
  'main.tsx': ['startApp.tsx', 'ui'],
  'startApp.tsx': ['app', 'openPorts.ts', 'state', 'i18n', 'browser'],
  'openPorts.ts': ['adapters', 'state'],
  'prerender.tsx': ['app', 'content', 'i18n'],
  app: ['features', 'practice', 'state', 'ui', 'i18n', 'ports', 'domain', 'content', 'browser'],
  features: ['practice', 'state', 'ui', 'i18n', 'ports', 'domain', 'content', 'browser'],
  practice: ['state', 'ui', 'i18n', 'ports', 'domain', 'content', 'browser'],
  state: ['ports', 'domain', 'browser'],
  adapters: ['ports', 'domain', 'content', 'browser'],
  content: ['domain'],
  ports: ['domain'],
  ui: ['domain', 'ports', 'browser'],
  i18n: ['browser'],
  browser: [],
  domain: [],
  'service-worker': [],
};

// A folder of src/exercises holds everything about one kind of exercise, and each of its files belongs to a layer:
// its view and the schema of its stored tasks to `practice`, its solver to the end-to-end tests, the rest to `domain`.
const EXERCISE_SOLVER = 'exercises/(?:[^/]+/)?solve[^/]*\\.ts$';
const EXERCISE_VIEW = 'exercises/(?:[^/]+/)?(?:[^/]+\\.tsx|(?:schema|view)[^/]*\\.ts)$';
const EXERCISE_RULES = 'exercises/(?:[^/]+/)?(?!schema|view|solve)[^/]+\\.ts$';

/** @type {Readonly<Record<string, string>>} */
const ALSO_IN_LAYER = { domain: EXERCISE_RULES, practice: `${EXERCISE_VIEW}|${EXERCISE_SOLVER}` };

const pathOf = (/** @type {string} */ name) =>
  [`${name.replaceAll('.', '\\.')}(?:/|$)`, ALSO_IN_LAYER[name]].filter(Boolean).join('|');
const anyOf = (/** @type {string[]} */ names) => `^src/(?:${names.map(pathOf).join('|')})`;
const TESTS = '\\.(test|contract|testing)\\.tsx?$';

/**
 * Forbids imports from files that match `from` to files that match `to`. Paths are regular expressions on paths from the
 * root; `$1` is the first group of the importing file's match.
 * @typedef {object} Rule
 * @property {string} name
 * @property {{ path?: string, pathNot?: string }} from
 * @property {{ path?: string, pathNot?: string, kinds?: readonly import('./imports.mjs').Kind[] }} to
 */

/** @type {Rule[]} */
const folderRules = Object.entries(ALLOWED).map(([folder, allowed]) => ({
  name: `${folder}-imports`,
  from: { path: anyOf([folder]), pathNot: TESTS },
  to: { path: '^src/', pathNot: anyOf([folder, ...allowed]) },
}));

/** @type {readonly Rule[]} */
export const RULES = [
  ...folderRules,
  // Every folder under src/ needs a line in ALLOWED.
  {
    name: 'unlisted-folder',
    from: { path: '^src/', pathNot: anyOf(Object.keys(ALLOWED)) + '|^src/(boot\\.js|[^/]+\\.d\\.ts)$|^src/testing/' },
    to: {},
  },
  {
    name: 'features-stay-apart',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  // Functions may import rules, content, collection names and document shapes, but no screens or browser code.
  {
    name: 'functions-share-rules-and-content',
    from: { path: '^functions/', pathNot: TESTS },
    to: {
      path: '^src/',
      pathNot: `${anyOf(['domain', 'content', 'adapters/shapes'])}|^src/ports/collections\\.ts$|^src/adapters/speechProviders/[^/]+/call\\.ts$`,
    },
  },
  {
    name: 'app-knows-no-functions',
    from: { path: '^src/' },
    to: { path: '^functions/' },
  },
  // The domain imports no React, no browser code and no package.
  {
    name: 'domain-is-pure',
    from: { path: anyOf(['domain']), pathNot: `${TESTS}|^src/domain/memory/` },
    to: { kinds: ['package', 'node'] },
  },
  // The scheduler package is pure arithmetic (docs/decisions/0011).
  {
    name: 'memory-knows-one-package',
    from: { path: '^src/domain/memory/', pathNot: TESTS },
    to: { kinds: ['package', 'node'], pathNot: '^node_modules/ts-fsrs$' },
  },
  {
    name: 'firebase-only-in-its-adapter',
    from: { pathNot: '^src/adapters/(firebase|gemini)/|^functions/|^scripts/|^e2e/' },
    to: { path: 'node_modules/(@?firebase)' },
  },
  {
    name: 'test-helpers-stay-in-tests',
    from: { path: '^(src|functions)/', pathNot: TESTS },
    to: { path: '\\.testing\\.tsx?$' },
  },
  { name: 'not-resolvable', from: {}, to: { kinds: ['missing'] } },
];
