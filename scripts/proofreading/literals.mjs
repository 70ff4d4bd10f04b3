// Reads the objects, lists and strings of a source file, with the position of each string.
import { parseSync } from 'vite';

/**
 * A string literal. The text of a template contains its `${…}`.
 * @typedef {{ text: string, start: number, end: number, line: number, isTemplate: boolean }} Literal
 */

/**
 * The data in a source file without its syntax: an object, a list (or a call's arguments), a string, or several
 * alternatives, of which the program uses one.
 * @typedef {{ kind: 'object', entries: readonly (readonly [string, Value])[] }
 *   | { kind: 'list', items: readonly Value[], isCall: boolean }
 *   | { kind: 'string', literal: Literal }
 *   | { kind: 'several', values: readonly Value[] }} Value
 */

/** @typedef {{ readonly type: string, readonly start: number, readonly end: number } & Readonly<Record<string, unknown>>} Node */

const isNode = (/** @type {unknown} */ value) =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

/** @param {unknown} value @returns {Node[]} */
function nodesIn(value) {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [/** @type {Node} */ (value)] : [];
}

// Strings in types and imports are never shown.
const NEVER_SHOWN =
  /^(TS(?!(As|Satisfies|NonNull)Expression).*|ImportDeclaration|ImportExpression|ExportAllDeclaration|BinaryExpression)$/;

/** @typedef {{ readonly text: string, readonly lineAt: (offset: number) => number }} Source */

/** Continues counting lines from the previous offset, because a file is read from start to end. @param {string} text @returns {Source} */
function sourceOf(text) {
  let counted = { line: 1, until: 0 };
  return {
    text,
    lineAt: (offset) => {
      let { line, until } = offset < counted.until ? { line: 1, until: 0 } : counted;
      for (; until < offset; until += 1) if (text[until] === '\n') line += 1;
      counted = { line, until };
      return line;
    },
  };
}

/** @param {Node} node @param {Source} source @returns {Literal | null} */
function literalOf(node, source) {
  const { type, start, end } = node;
  if (type === 'TemplateLiteral') {
    const text = source.text.slice(start + 1, end - 1).replaceAll(/\\([`$\\])/g, '$1');
    return { text, start, end, line: source.lineAt(start), isTemplate: true };
  }
  const text = node['value'];
  if (type !== 'Literal' || typeof text !== 'string') return null;
  return { text, start, end, line: source.lineAt(start), isTemplate: false };
}

/** @param {unknown} key */
function nameOf(key) {
  const [node] = nodesIn(key);
  return String(node?.['name'] ?? node?.['value'] ?? '');
}

/** @param {Node} node @param {Source} source @returns {Value} */
function valueOf(node, source) {
  const literal = literalOf(node, source);
  if (literal) return { kind: 'string', literal };
  const valuesOf = (/** @type {unknown} */ part) => nodesIn(part).map((child) => valueOf(child, source));
  if (NEVER_SHOWN.test(node.type)) return { kind: 'several', values: [] };
  if (node.type === 'ObjectExpression') {
    const properties = nodesIn(node['properties']).filter(({ type }) => type === 'Property');
    return {
      kind: 'object',
      entries: properties.map((property) => {
        const [value] = valuesOf(property['value']);
        return [nameOf(property['key']), value ?? { kind: 'several', values: [] }];
      }),
    };
  }
  if (node.type === 'ArrayExpression') return { kind: 'list', items: valuesOf(node['elements']), isCall: false };
  if (node.type === 'CallExpression') return { kind: 'list', items: valuesOf(node['arguments']), isCall: true };
  if (node.type === 'VariableDeclarator') {
    const [value] = valuesOf(node['init']);
    return { kind: 'object', entries: value ? [[nameOf(node['id']), value]] : [] };
  }
  return { kind: 'several', values: Object.values(node).flatMap(valuesOf) };
}

/**
 * @param {string} file its extension tells whether it contains JSX
 * @param {string} source
 * @returns {Value}
 */
export function valuesIn(file, source) {
  const { program, errors } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const [root] = nodesIn(program);
  return root ? valueOf(root, sourceOf(source)) : { kind: 'several', values: [] };
}
