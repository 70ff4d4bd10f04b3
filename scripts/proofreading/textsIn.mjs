// Collects the shown texts of one source file, with their positions.
import { valuesIn } from './literals.mjs';
import { placeOf } from './places.mjs';

/** @typedef {import('./literals.mjs').Literal} Literal */
/** @typedef {import('./literals.mjs').Value} Value */
/** @typedef {'en' | 'te'} Language */

/**
 * A text in one language. Without a literal, the source assembles it from words, such as a sentence for exercises.
 * @typedef {{ text: string, file: string, line: number, literal: Literal | null }} Side
 */

/**
 * `key` is its path in the file's data, which stays valid when lines move; `field` is the name of its property.
 * @typedef {{ place: string, file: string, key: string, field: string, en: Side | null, te: Side | null }} Text
 */

/** A position in the file's data, and the language that a property name on its path implies. */
/** @typedef {{ path: readonly string[], field: string, language: Language | null }} Spot */

const TELUGU = /[\u0c00-\u0c7f]/u;
const LATIN = /\p{Script=Latin}/u;

/** Properties that identify an entry of a list better than its index. */
const NAMES = ['id', 'key', 'slug', 'english', 'word', 'letter', 'telugu', 'sign'];

/** Properties with English only. */
const ENGLISH_ONLY = ['english', 'alsoEnglish', 'nameInLatin'];

/** @param {Value | undefined} value @returns {Literal | null} */
const stringIn = (value) => (value?.kind === 'string' ? value.literal : null);

/** @param {Value} value */
function ownName(value) {
  if (value.kind !== 'object') return undefined;
  const entries = new Map(value.entries);
  return NAMES.map((name) => stringIn(entries.get(name))?.text).find((text) => text);
}

/**
 * The name of the property with the English for a Telugu property.
 * @param {string} name @param {ReadonlyMap<string, Value>} values
 */
function englishNameFor(name, values) {
  const candidates = [
    ...(name === 'te' ? ['en'] : []),
    ...(name === 'telugu' ? ['english'] : []),
    ...(name === 'teluguMeaning' ? ['englishTranslation'] : []),
    ...(name.endsWith('Telugu') ? [name.slice(0, -'Telugu'.length)] : []),
    `${name}English`,
  ];
  return candidates.find((candidate) => values.has(candidate));
}

/**
 * Joins a sentence that is written word by word, for exercises.
 * @param {ReadonlyMap<string, Value>} values
 */
function wholeSentence(values) {
  const [words, end, english] = [values.get('words'), stringIn(values.get('end')), stringIn(values.get('english'))];
  if (words?.kind !== 'list' || !end || !english) return null;
  const literals = words.items.flatMap((word) =>
    word.kind === 'object' ? (stringIn(new Map(word.entries).get('telugu')) ?? []) : [],
  );
  const [first] = literals;
  if (!first || literals.length < words.items.length) return null;
  return { telugu: literals.map(({ text }) => text).join(' ') + end.text, line: first.line, english };
}

/** @param {string} file its path in the project @param {string} source @returns {Text[]} */
export function textsIn(file, source) {
  const place = placeOf(file);
  // Outside the content, a Telugu string without English is usually a table of letters for a rule.
  const isContent = file.startsWith('src/content/');
  /** @type {Text[]} */
  const texts = [];
  /** @type {Map<string, number>} */
  const seen = new Map();

  /** @param {Literal} literal @returns {Side} */
  const side = (literal) => ({ text: literal.text, file, line: literal.line, literal });

  /** @param {Spot} spot @param {Side | null} en @param {Side | null} te */
  function add({ path, field }, en, te) {
    const plain = path.join(' › ');
    const times = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, times);
    texts.push({ place, file, key: times === 1 ? plain : `${plain} (${times})`, field, en, te });
  }

  /** @param {Literal} literal @param {Spot} spot */
  function addLone(literal, spot) {
    const { text } = literal;
    if (spot.language === 'en' || ENGLISH_ONLY.includes(spot.field)) {
      if (LATIN.test(text) && (isContent || text.includes(' '))) add(spot, side(literal), null);
    } else if (TELUGU.test(text) && (isContent || spot.language === 'te')) add(spot, null, side(literal));
  }

  /** @param {Value & { kind: 'list' }} list @param {Spot} spot */
  function collectList({ items, isCall }, spot) {
    const [first, second] = items.map(stringIn);
    // In verb('చేయు', 'to do', …), the first two arguments are one text in two languages.
    if (isContent && first && second && TELUGU.test(first.text) !== TELUGU.test(second.text)) {
      const [te, en] = TELUGU.test(first.text) ? [first, second] : [second, first];
      const own = { ...spot, path: [...spot.path, te.text] };
      add(own, side(en), side(te));
      for (const item of items.slice(2)) collect(item, own);
    } else {
      items.forEach((item, at) => {
        collect(item, isCall ? spot : { ...spot, path: [...spot.path, ownName(item) ?? String(at)] });
      });
    }
  }

  /** @param {readonly (readonly [string, Value])[]} entries @param {Spot} spot */
  function collectObject(entries, spot) {
    const values = new Map(entries);
    /** @type {Set<string>} */
    const done = new Set();
    const whole = wholeSentence(values);
    if (whole) {
      add(spot, side(whole.english), { text: whole.telugu, file, line: whole.line, literal: null });
      done.add('english');
    }
    for (const [name, value] of entries) {
      const english = englishNameFor(name, values);
      const [te, en] = [stringIn(value), stringIn(values.get(english ?? ''))];
      if (!english || !te || !en || done.has(english) || !(isContent || TELUGU.test(te.text))) continue;
      done.add(name).add(english);
      add(
        name === 'te' || name === 'telugu' ? spot : { ...spot, path: [...spot.path, name], field: name },
        side(en),
        side(te),
      );
    }
    for (const [name, value] of entries) {
      const language = name === 'en' || name === 'te' ? name : spot.language;
      if (!done.has(name)) collect(value, { path: [...spot.path, name], field: name, language });
    }
  }

  /** @param {Value} value @param {Spot} spot */
  function collect(value, spot) {
    if (value.kind === 'string') addLone(value.literal, spot);
    if (value.kind === 'several') for (const one of value.values) collect(one, spot);
    if (value.kind === 'list') collectList(value, spot);
    if (value.kind === 'object') collectObject(value.entries, spot);
  }

  collect(valuesIn(file, source), { path: [], field: '', language: null });
  return texts;
}

/**
 * The texts of one language's catalogue file, by key.
 * @param {string} file @param {string} source @param {Language} language
 * @returns {Map<string, Side>}
 */
export function catalogueIn(file, source, language) {
  /** @param {Value} value @returns {(readonly [string, Value])[]} */
  const entriesOf = (value) => {
    if (value.kind === 'several') return value.values.flatMap(entriesOf);
    return value.kind === 'object' ? [...value.entries] : [];
  };
  const tables = entriesOf(valuesIn(file, source)).filter(([name]) => name === language);
  const entries = tables.flatMap(([, table]) => entriesOf(table));
  return new Map(
    entries.flatMap(([key, value]) => {
      const literal = stringIn(value);
      return literal ? [[key, { text: literal.text, file, line: literal.line, literal }]] : [];
    }),
  );
}
