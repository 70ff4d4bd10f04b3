// Checks an owner's content like the app's own: shapes, meter, script, spelling, respectful forms.
import { isDeepStrictEqual } from 'node:util';
import { registerFaults } from '../checks/telugu/register.mjs';
import { differenceFaults } from '../checks/telugu/sameInBoth.mjs';
import { scriptFaults } from '../checks/telugu/script.mjs';
import { spellingFaults } from '../checks/telugu/spelling.mjs';

/** @typedef {import('./readFolder.mjs').LoadedEntry} LoadedEntry */
/** @typedef {import('./readFolder.mjs').BundleKind} BundleKind */
/** @typedef {import('../../src/domain/content/contentFault').ContentFault} ContentFault */
/** @typedef {import('../proofreading/textsIn.mjs').Text} Text */

/**
 * The app's functions and lists that the command uses.
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

/** Finds fields that the app would ignore or read differently. @param {Record<string, unknown>} given @param {object | null} read */
function shapeFaults(given, read) {
  if (!read) return [wrong('it lacks fields that the app needs to show it.')];
  const understood = new Map(Object.entries(read));
  return Object.entries(given)
    .filter(([name]) => name !== 'id')
    .filter(([name, value]) => !isDeepStrictEqual(understood.get(name), value))
    .map(([name]) =>
      wrong(understood.has(name) ? `${name} has the wrong shape.` : `${name} is not a known field or value.`),
    );
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

/** An owner may have another house style, so breaking ours is only doubtful; impossible letter sequences are wrong. @param {Text} shown @returns {ContentFault[]} */
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
  const poetFaults = poets.has(entry.poetId)
    ? []
    : [wrong(`its poet ${entry.poetId} is neither in the folder nor in the app.`)];
  return [...app.poemFaults(entry, app.tags), ...poetFaults];
}

/**
 * @param {AppRules} app
 * @param {Partial<Record<BundleKind, LoadedEntry[]>>} loaded
 * @param {readonly string[]} [storedPoets] poets that are already in the store
 * @returns {Complaint[]}
 */
export function validate(app, loaded, storedPoets = []) {
  const poets = new Set([
    ...app.poetIds,
    ...storedPoets,
    ...(loaded.poets ?? []).map(({ entry }) => String(entry['id'])),
  ]);
  const kinds = /** @type {[BundleKind, LoadedEntry[]][]} */ (Object.entries(loaded));
  return kinds.flatMap(([kind, entries]) => {
    const seen = new Set();
    return entries.flatMap(({ file, entry }) => {
      const { id, ...fields } = entry;
      if (typeof id !== 'string' || id === '') return [{ file, id: '(no id)', ...wrong('it has no id.') }];
      const duplicates = seen.has(id) ? [wrong('its id is used twice.')] : [];
      seen.add(id);
      const read = app.understand(COLLECTIONS[kind], fields);
      const shape = shapeFaults(fields, read);
      const faults = read
        ? [...ruleFaults(app, kind, { ...read, id }, poets), ...textsOf(file, kind, entry).flatMap(proofread)]
        : [];
      return [...duplicates, ...shape, ...faults].map(({ level, sentence }) => ({ file, id, level, sentence }));
    });
  });
}
