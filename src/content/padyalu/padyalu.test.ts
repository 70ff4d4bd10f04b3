import { describe, expect, test } from 'vitest';
import { poemFaults } from '../../domain/padyalu/poemFaults';
import { POEM_FORMS } from '../../domain/padyalu/poemForm';
import { POEM_TAGS } from './collectedPoem';
import { poems, poets } from './poems';
import { makutams } from './makutams';
import { sources } from './sources';

const TELUGU_TEXT = /^[\u0c00-\u0c7f0-9 ,.;:!?()-]+$/u;
const TELUGU = /[\u0c00-\u0c7f]/u;
const KEBAB = /^[a-z]+(?:-[a-z]+)*$/u;

const rows = (text: string): string[] => text.split('\n');

describe('the collection', () => {
  test('has at least 234 poems by at least 30 poets, and no poet without a poem', () => {
    expect(poems.length).toBeGreaterThanOrEqual(234);
    expect(poets.length).toBeGreaterThanOrEqual(30);
    const counts = poets.map((poet) => poems.filter(({ poetId }) => poetId === poet.id).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  });

  test('has no duplicate ids or verses, and no poem without a poet', () => {
    expect(new Set(poems.map(({ id }) => id)).size).toBe(poems.length);
    expect(new Set(poems.map(({ teluguText }) => teluguText)).size).toBe(poems.length);
    expect(new Set(poets.map(({ id }) => id)).size).toBe(poets.length);
    const known = new Set(poets.map(({ id }) => id));
    expect(poems.filter(({ poetId }) => !known.has(poetId))).toEqual([]);
  });

  test('has poems for the youngest and the oldest learners, and on every subject', () => {
    const grades = poems.map(({ grade }) => grade);
    expect(grades.filter((grade) => grade === 1).length).toBeGreaterThanOrEqual(22);
    expect(grades.filter((grade) => grade <= 2).length).toBeGreaterThanOrEqual(45);
    expect(Math.max(...grades)).toBeGreaterThanOrEqual(10);
    expect(POEM_TAGS.filter((tag) => poems.filter(({ tags }) => tags.includes(tag)).length < 4)).toEqual([]);
  });

  test('names each poet, period and work in both languages', () => {
    for (const { id, name, period, work } of poets) {
      expect(id).toMatch(KEBAB);
      for (const { en, te } of [name, period, work]) {
        expect(te).toMatch(TELUGU_TEXT);
        expect(en.length).toBeGreaterThan(3);
        expect(en).not.toMatch(TELUGU);
      }
    }
  });
});

describe('a source', () => {
  test('is named for every poem, in both languages', () => {
    expect(poems.filter(({ source }) => !source.en || !source.te)).toEqual([]);
    expect(new Set(poems.map(({ source }) => source.en)).size).toBeGreaterThanOrEqual(Object.keys(sources).length);
  });

  test('says where in the work the poem is, where that is certain', () => {
    const sourceOf = (id: string) => poems.find((poem) => poem.id === id)?.source;
    expect(sourceOf('lavokkintayu-ledu')).toEqual({
      en: 'Andhra Mahabhagavatam, Book 8',
      te: 'ఆంధ్ర మహాభాగవతం, 8వ స్కంధం',
    });
    expect(sourceOf('orulevi-yonarinchina')).toEqual(sources.mahabharatam);
    expect(sourceOf('cheta-vennamudda')?.te).toBe('మౌఖిక సంప్రదాయం');
  });
});

describe('an excerpt', () => {
  test('is every song of a known poet, and what is taken from a poem without stanzas', () => {
    const songs = poems.filter(({ meter, poetId }) => meter === 'song' && poetId !== 'poet-not-known');
    expect(poems.filter(({ isExcerpt, meter }) => isExcerpt && meter !== 'song').map(({ id }) => id)).toEqual([
      'urutara-gadya-padya',
    ]);
    expect(poems.filter(({ isExcerpt, meter }) => isExcerpt && meter === 'song')).toEqual(songs);
  });
});

describe('a makutam', () => {
  test.each(Object.entries(makutams))('%s is explained in both languages and ends its poems', (_, makutam) => {
    expect(makutam.word).toMatch(TELUGU_TEXT);
    expect(makutam.meaning.te).toMatch(TELUGU_TEXT);
    expect(makutam.meaning.en).not.toMatch(TELUGU);
    for (const text of Object.values(makutam.meaning)) expect(text.length).toBeLessThanOrEqual(160);
    const closed = poems.filter((poem) => poem.makutam === makutam);
    expect(closed.length).toBeGreaterThan(0);
    for (const { teluguText } of closed)
      expect(rows(teluguText).join(' ')).toMatch(new RegExp(`${makutam.word}!$`, 'u'));
  });

  test('belongs to every poem of a satakam', () => {
    const without = new Set(poems.filter(({ makutam }) => !makutam).map(({ poetId }) => poetId));
    const closed = new Set(poems.filter(({ makutam }) => makutam).map(({ poetId }) => poetId));
    expect([...without].filter((id) => closed.has(id))).toEqual(['kancherla-gopanna', 'palkuriki-somanatha']);
    const satakams = poets.filter(({ work }) => work.en.includes('Satakam') || work.en.includes('Vemana'));
    expect([...closed]).toEqual(satakams.map(({ id }) => id));
  });
});

describe.each(poems)('$id', (poem) => {
  test('passes every check: meter, script, spelling, lengths, subjects and hard words', () => {
    expect(POEM_FORMS).toContain(poem.meter);
    expect(poem.id).toMatch(KEBAB);
    expect(poemFaults(poem, POEM_TAGS)).toEqual([]);
  });
});
