// Who may import whom, folder by folder. A folder under src/ that is not listed here may import nothing: add it.
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

const anyOf = (/** @type {string[]} */ names) => `^src/(${names.join('|').replaceAll('.', '\\.')})(/|$)`;
const TESTS = '\\.(test|contract|testing)\\.tsx?$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const folderRules = Object.entries(ALLOWED).map(([folder, allowed]) => ({
  name: `${folder}-imports`,
  severity: 'error',
  from: { path: anyOf([folder]), pathNot: TESTS },
  to: { path: '^src/', pathNot: anyOf([folder, ...allowed]) },
}));

/** @type {import('dependency-cruiser').IConfiguration & Required<Pick<import('dependency-cruiser').IConfiguration, 'forbidden' | 'options'>>} */
export default {
  forbidden: [
    ...folderRules,
    {
      name: 'unlisted-folder',
      comment: 'Every folder under src/ has a line in ALLOWED.',
      severity: 'error',
      from: { path: '^src/', pathNot: anyOf(Object.keys(ALLOWED)) + '|^src/(boot\\.js|[^/]+\\.d\\.ts)$' },
      to: {},
    },
    {
      name: 'features-stay-apart',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'functions-share-rules-and-content',
      comment: 'Rules, content, and what documents there are and how they are read; nothing of screens or browsers.',
      severity: 'error',
      from: { path: '^functions/', pathNot: TESTS },
      to: { path: '^src/', pathNot: '^src/(domain|content|adapters/shapes)/|^src/ports/collections\\.ts$' },
    },
    {
      name: 'app-knows-no-functions',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^functions/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'No React, no browser, no package at all.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: [TESTS, '^src/domain/memory/'] },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'memory-knows-one-package',
      comment: 'The scheduler is pure arithmetic (docs/decisions/0011).',
      severity: 'error',
      from: { path: '^src/domain/memory/', pathNot: TESTS },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '^node_modules/ts-fsrs/' },
    },
    {
      name: 'firebase-only-in-its-adapter',
      severity: 'error',
      from: { pathNot: '^src/adapters/(firebase|gemini)/|^functions/|^scripts/|^e2e/' },
      to: { path: 'node_modules/(@?firebase)' },
    },
    {
      name: 'test-helpers-stay-in-tests',
      severity: 'error',
      from: { path: '^(src|functions)/', pathNot: TESTS },
      to: { path: '\\.testing\\.tsx?$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^vitest/browser$' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|woff2)$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      // Only what we write, and nothing forgotten: looking for files is half of the work.
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
};
