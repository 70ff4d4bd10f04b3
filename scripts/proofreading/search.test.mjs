import { describe, expect, test } from 'vitest';
import { byFile, chosenTexts, countsByPlace, lostNotes } from './search.mjs';

/** @param {string} place @param {string} key @param {string} en @param {string} te @returns {import('./shownTexts.mjs').ShownText} */
const textOf = (place, key, en, te) => {
  const file = `src/content/${place.toLowerCase()}.ts`;
  const side = (/** @type {string} */ text) => ({ text, file, line: 1, isMade: false });
  return { place, file, key, en: side(en), te: side(te) };
};
const TEXTS = [
  textOf('Words', 'dog', 'A Dog barks.', 'కుక్క మొరుగుతుంది.'),
  textOf('Words', 'cat', 'A cat sleeps.', 'పిల్లి నిద్రపోతుంది.'),
  textOf('Poems', 'vemana', 'Salt and camphor', 'ఉప్పు కప్పురంబు'),
];
/** @param {string} key @returns {import('./note.mjs').Note} */
const noteOn = (key) => ({
  ...{ file: 'src/content/words.ts', key, language: 'te', original: '', isWrong: true, better: '', remark: '' },
  noted: '2026-11-15T10:00:00.000Z',
});
const EVERYTHING = { place: '', search: '', isNotedOnly: false };
const keys = (/** @type {import('./search.mjs').Choice} */ choice, notes = [noteOn('cat')]) =>
  chosenTexts(TEXTS, choice, notes).map(({ key }) => key);

describe('a proofreader finds', () => {
  test.each([
    ['everything', EVERYTHING, ['dog', 'cat', 'vemana']],
    ['a place', { ...EVERYTHING, place: 'Poems' }, ['vemana']],
    ['an English word in upper or lower case', { ...EVERYTHING, search: 'dog' }, ['dog']],
    ['a Telugu word', { ...EVERYTHING, search: 'నిద్ర' }, ['cat']],
    ['a file and a word of it', { ...EVERYTHING, search: 'words.ts barks' }, ['dog']],
    ['texts with a note', { ...EVERYTHING, isNotedOnly: true }, ['cat']],
    ['nothing', { ...EVERYTHING, search: 'elephant' }, []],
  ])('%s', (_, choice, found) => expect(keys(choice)).toEqual(found));

  test('the places with their counts, and the texts of each file together', () => {
    expect(countsByPlace(TEXTS)).toEqual([
      { place: 'Words', count: 2 },
      { place: 'Poems', count: 1 },
    ]);
    expect(byFile(TEXTS).map(({ file, texts }) => [file, texts.length])).toEqual([
      ['src/content/words.ts', 2],
      ['src/content/poems.ts', 1],
    ]);
  });

  test('notes whose text no longer exists', () => {
    expect(lostNotes(TEXTS, [noteOn('cat'), noteOn('cow')]).map(({ key }) => key)).toEqual(['cow']);
  });
});
