import { describe, expect, test } from 'vitest';
import { findMeter, scan } from '../../domain/chandas/scan';
import { POEM_FORMS } from '../../domain/padyalu/poemForm';
import { POEM_TAGS } from './collectedPoem';
import { poems, poets } from './poems';
import { makutams } from './makutams';

const TELUGU_TEXT = /^[\u0c00-\u0c7f0-9 ,.;:!?()-]+$/u;
const VERSE = /^[\u0c00-\u0c65]+!?(?: [\u0c00-\u0c65]+!?)*(?:\n[\u0c00-\u0c65]+!?(?: [\u0c00-\u0c65]+!?)*)*$/u;
const TELUGU = /[\u0c00-\u0c7f]/u;
const KEBAB = /^[a-z]+(?:-[a-z]+)*$/u;
const SENTENCE_END = /[.!?]+"?(?:\s|$)/u;

const sentences = (text: string): number => text.split(SENTENCE_END).filter((part) => part.trim() !== '').length;
const rows = (text: string): string[] => text.split('\n');

describe('the collection', () => {
  test('has at least 210 poems by at least 28 poets, and no poet without a poem', () => {
    expect(poems.length).toBeGreaterThanOrEqual(210);
    expect(poets.length).toBeGreaterThanOrEqual(28);
    const counts = poets.map((poet) => poems.filter(({ poetId }) => poetId === poet.id).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  });

  test('has no id twice, no verse twice, and no poem without its poet', () => {
    expect(new Set(poems.map(({ id }) => id)).size).toBe(poems.length);
    expect(new Set(poems.map(({ teluguText }) => teluguText)).size).toBe(poems.length);
    expect(new Set(poets.map(({ id }) => id)).size).toBe(poets.length);
    const known = new Set(poets.map(({ id }) => id));
    expect(poems.filter(({ poetId }) => !known.has(poetId))).toEqual([]);
  });

  test('has poems for the youngest and for the oldest, on every subject', () => {
    const grades = poems.map(({ grade }) => grade);
    expect(grades.filter((grade) => grade <= 2).length).toBeGreaterThanOrEqual(20);
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

describe('a makutam', () => {
  test.each(Object.entries(makutams))('%s is explained in both languages and closes its poems', (_, makutam) => {
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

describe('verse is spelled as schoolbooks spell it', () => {
  test('without arasunna, and with ళ్ల', () => {
    for (const { id, teluguText } of poems) expect([id, /ఁ|ళ్ళ/u.test(teluguText)]).toEqual([id, false]);
  });
});

describe.each(poems)('$id', (poem) => {
  const { id, meter, teluguText } = poem;

  test('scans in its meter, and in no other; a song in none', () => {
    expect(POEM_FORMS).toContain(meter);
    if (meter === 'song') return expect(findMeter(teluguText)).toBeUndefined();
    const scanned = scan(teluguText, meter);
    expect(
      scanned.lines.filter(({ fits }) => !fits).map(({ aksharas }) => aksharas.map(({ text }) => text).join('')),
    ).toEqual([]);
    expect(scanned.prasa.agrees).toBe(true);
    expect(scanned.lines.flatMap(({ yati }) => yati).filter(({ verdict }) => verdict === 'possible')).toEqual([]);
    expect(scanned.scans).toBe(true);
    expect(findMeter(teluguText)?.meter).toBe(meter);
  });

  test('is written in one form of the script, and each language keeps to its own', () => {
    expect(id).toMatch(KEBAB);
    expect(teluguText).toMatch(VERSE);
    const telugu = [
      poem.title,
      poem.previewText,
      poem.teluguMeaning,
      ...poem.hardWords.flatMap((word) => [word.word, word.meaning.te]),
    ];
    const english = [poem.titleEnglish, poem.englishTranslation, ...poem.hardWords.map(({ meaning }) => meaning.en)];
    for (const text of telugu) expect(text).toMatch(TELUGU_TEXT);
    for (const text of english) expect(text).not.toMatch(TELUGU);
    for (const text of [...telugu, ...english, teluguText]) {
      expect(text).toBe(text.normalize('NFC'));
      expect(text).toBe(text.trim());
      expect(text).not.toBe('');
    }
  });

  test('has a title, a preview, a meaning and a translation of a length that can be read', () => {
    expect(poem.title.length).toBeLessThanOrEqual(30);
    expect(poem.titleEnglish.length).toBeLessThanOrEqual(40);
    expect(poem.previewText).toBe(rows(teluguText)[0]);
    expect(poem.teluguMeaning.length).toBeGreaterThan(50);
    expect(poem.teluguMeaning.length).toBeLessThanOrEqual(260);
    expect(poem.englishTranslation.length).toBeGreaterThan(50);
    expect(poem.englishTranslation.length).toBeLessThanOrEqual(330);
    expect(sentences(poem.teluguMeaning)).toBeLessThanOrEqual(3);
    expect(sentences(poem.englishTranslation)).toBeLessThanOrEqual(3);
  });

  test('has a grade, subjects from the list, and two to five hard words', () => {
    expect(Number.isInteger(poem.grade) && poem.grade >= 1 && poem.grade <= 12).toBe(true);
    expect(poem.tags.length).toBeGreaterThan(0);
    expect(new Set(poem.tags).size).toBe(poem.tags.length);
    for (const tag of poem.tags) expect(POEM_TAGS).toContain(tag);
    expect(poem.hardWords.length).toBeGreaterThanOrEqual(2);
    expect(poem.hardWords.length).toBeLessThanOrEqual(5);
    expect(new Set(poem.hardWords.map(({ word }) => word)).size).toBe(poem.hardWords.length);
  });
});
