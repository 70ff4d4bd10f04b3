// Resolves the imports of each source file.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** @typedef {'file' | 'package' | 'node' | 'missing'} Kind */
/** @typedef {{ path: string, kind: Kind }} Target a path from the root, or the import as written if it is missing */
/** @typedef {ReadonlyMap<string, readonly Target[]>} Imports by importing file */

export const CODE = /\.(ts|tsx|js|mjs)$/;
const STYLE_OR_FONT = /\.(css|woff2)$/;
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts', '/index.ts', '/index.tsx'];

/** The import specifiers as written, without duplicates, including type imports. @param {string} file @param {string} code */
function namesImportedBy(file, code) {
  const parsed = parseSync(file, code);
  const { module, errors } = parsed;
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const names = new Set(module.staticImports.map(({ moduleRequest }) => moduleRequest.value));
  for (const { moduleRequest } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) names.add(moduleRequest.value);
  const add = (/** @type {import('vite').ESTree.Expression} */ name) => {
    if (name.type === 'Literal' && typeof name.value === 'string') names.add(name.value);
  };
  // Building the syntax tree is slow, and few files have dynamic imports.
  if (code.includes('import(')) {
    const visitor = new Visitor({
      ImportExpression: ({ source }) => add(source),
      TSImportType: ({ source }) => add(source),
    });
    visitor.visit(parsed.program);
  }
  return [...names];
}

/** @param {string} top */
function resolverIn(top) {
  const isFile = (/** @type {string} */ path) =>
    statSync(join(top, path), { throwIfNoEntry: false })?.isFile() ?? false;

  /** @param {string} name @returns {Target} */
  const inPackage = (name) => {
    const [, packageName = '', below = ''] = /^(@[^/]+\/[^/]+|[^/]+)(\/.+)?$/.exec(name) ?? [];
    const folder = `node_modules/${packageName}`;
    if (!isFile(`${folder}/package.json`)) return { path: name, kind: 'missing' };
    const { exports } = JSON.parse(readFileSync(join(top, folder, 'package.json'), 'utf8'));
    const isExported = below === '' || (exports ? `.${below}` in exports : existsSync(join(top, folder, below)));
    return isExported ? { path: `node_modules/${name}`, kind: 'package' } : { path: name, kind: 'missing' };
  };

  /** @param {string} from @param {string} name @returns {Target} */
  const resolve = (from, name) => {
    if (isBuiltin(name)) return { path: name.replace(/^(node:)?/, 'node:'), kind: 'node' };
    if (!name.startsWith('.')) return inPackage(name);
    const path = posix.join(posix.dirname(from), name.replace(/\?.*$/, ''));
    const ending = ENDINGS.find((each) => isFile(path + each));
    return ending === undefined ? { path: name, kind: 'missing' } : { path: path + ending, kind: 'file' };
  };

  /** @type {Map<string, Target>} */
  const found = new Map();
  return (/** @type {string} */ from, /** @type {string} */ name) => {
    const key = name.startsWith('.') ? `${posix.dirname(from)} ${name}` : name;
    const target = found.get(key) ?? resolve(from, name);
    found.set(key, target);
    return target;
  };
}

/**
 * Follows the imports of the given files, except into packages.
 * @param {string} top @param {readonly string[]} files @returns {Imports}
 */
export function importsOf(top, files) {
  const resolve = resolverIn(top);
  /** @type {Map<string, readonly Target[]>} */
  const imports = new Map();
  const todo = [...files];
  for (const file of todo) {
    if (imports.has(file)) continue;
    const names = CODE.test(file) ? namesImportedBy(file, readFileSync(join(top, file), 'utf8')) : [];
    const targets = names.filter((name) => !STYLE_OR_FONT.test(name)).map((name) => resolve(file, name));
    imports.set(file, targets);
    todo.push(...targets.filter(({ kind }) => kind === 'file').map(({ path }) => path));
  }
  return imports;
}
