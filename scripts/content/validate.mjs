// An owner's content is held to what the app's own is held to: shapes, meter, script, spelling, respect.
import { isDeepStrictEqual } from 'node:util';
import { registerFaults } from '../checks/telugu/register.mjs';
import { differenceFaults } from '../checks/telugu/sameInBoth.mjs';
import { scriptFaults } from '../checks/telugu/script.mjs';
import { spellingFaults } from '../checks/telugu/spelling.mjs';

/** @typedef {import('./readFolder.mjs').Brought} Brought */
/** @typedef {import('./readFolder.mjs').BundleKind} BundleKind */
/** @typedef {import('../../src/domain/content/contentFault').ContentFault} ContentFault */
/** @typedef {import('../proofreading/textsIn.mjs').Text} Text */

/**
 * What the command takes from the app.
 * @typedef {{
 *   understand: (collection: 'poems' | 'poets' | 'translations', data: unknown) => object | null,
 *   poemFaults: typeof import('../../src/domain/padyalu/poemFaults').poemFaults,
 *   poetFaults: typeof import('../../src/domain/padyalu/poemFaults').poetFaults,
 *   translationFaults: typeof import('../../src/domain/quiz/translationFaults').translationFaults,
 *   tags: readonly string[],
 *   poetIds: readonly string[],
 * }} AppRules
 */
/** @typedef {{ file: string, id: string } & ContentFault} Complaint */

const COLLECTIONS = /** @type {const} */ ({ poems: 'poems', poets: 'poets', words: 'translations' });

/** @param {string} sentence @returns {ContentFault} */
const wrong = (sentence) => ({ level: 'wrong', sentence });
/** @param {string} sentence @returns {ContentFault} */
const doubtful = (sentence) => ({ level: 'doubtful', sentence });

/** Fields that the app would read otherwise, or not at all. @param {Record<string, unknown>} given @param {object | null} read */
function shapeFaults(given, read) {
  if (!read) return [wrong('it lacks what the app needs to show it.')];
  const understood = new Map(Object.entries(read));
  return Object.entries(given)
    .filter(([name]) => name !== 'id')
    .filter(([name, value]) => !isDeepStrictEqual(understood.get(name), value))
    .map(([name]) => wrong(understood.has(name) ? `${name} has the wrong shape.` : `${name} is no field of it.`));
}

/** @param {string} text @param {string} file */
const side = (text, file) => ({
  text,
  file,
  line: 1,
  literal: { text, start: 0, end: text.length, line: 1, isTemplate: false },
});

/** @param {string} file @param {string} field @param {unknown} te @param {unknown} [en] @returns {Text} */
const text = (file, field, te, en) => ({
  place: 'Poems',
  file,
  key: field,
  field,
  te: typeof te === 'string' ? side(te, file) : null,
  en: typeof en === 'string' ? side(en, file) : null,
});

/** House style is ours: what breaks it is doubtful; letters that cannot stand together are wrong. @param {Text} shown @returns {ContentFault[]} */
const proofread = (shown) => [
  ...scriptFaults(shown).map(({ fault }) => wrong(`${shown.field}: ${fault}.`)),
  ...[spellingFaults, registerFaults, differenceFaults].flatMap((check) =>
    check(shown).map(({ fault }) => doubtful(`${shown.field}: ${fault}.`)),
  ),
];

/** @param {string} file @param {BundleKind} kind @param {any} entry @returns {Text[]} */
function textsOf(file, kind, entry) {
  if (kind === 'words') return [text(file, 'correct', entry.correct), text(file, 'wrong', entry.wrong)];
  if (kind === 'poets')
    return [text(file, 'nameTelugu', entry.nameTelugu), text(file, 'periodTelugu', entry.periodTelugu)];
  return [
    text(file, 'teluguText', entry.teluguText),
    text(file, 'title', entry.title, entry.titleEnglish),
    text(file, 'teluguMeaning', entry.teluguMeaning, entry.englishTranslation),
    text(file, 'source', entry.source?.te, entry.source?.en),
  ];
}

/** @param {AppRules} app @param {BundleKind} kind @param {any} entry @param {ReadonlySet<string>} poets @returns {readonly ContentFault[]} */
function ruleFaults(app, kind, entry, poets) {
  if (kind === 'poets') return app.poetFaults(entry);
  if (kind === 'words') return app.translationFaults(entry);
  const homeless = poets.has(entry.poetId) ? [] : [wrong(`its poet ${entry.poetId} is neither here nor in the app.`)];
  return [...app.poemFaults(entry, app.tags), ...homeless];
}

/**
 * @param {AppRules} app
 * @param {Partial<Record<BundleKind, Brought[]>>} brought
 * @param {readonly string[]} [poetsThere] poets that the store has already
 * @returns {Complaint[]}
 */
export function validate(app, brought, poetsThere = []) {
  const poets = new Set([
    ...app.poetIds,
    ...poetsThere,
    ...(brought.poets ?? []).map(({ entry }) => String(entry['id'])),
  ]);
  const kinds = /** @type {[BundleKind, Brought[]][]} */ (Object.entries(brought));
  return kinds.flatMap(([kind, entries]) => {
    const seen = new Set();
    return entries.flatMap(({ file, entry }) => {
      const { id, ...fields } = entry;
      if (typeof id !== 'string' || id === '') return [{ file, id: '(without an id)', ...wrong('it has no id.') }];
      const doubled = seen.has(id) ? [wrong('its id is there twice.')] : [];
      seen.add(id);
      const read = app.understand(COLLECTIONS[kind], fields);
      const shape = shapeFaults(fields, read);
      const faults = read
        ? [...ruleFaults(app, kind, { ...read, id }, poets), ...textsOf(file, kind, entry).flatMap(proofread)]
        : [];
      return [...doubled, ...shape, ...faults].map(({ level, sentence }) => ({ file, id, level, sentence }));
    });
  });
}
