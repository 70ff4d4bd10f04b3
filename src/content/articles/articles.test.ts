import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aksharas } from '../../domain/script/aksharas';
import { bilingualFaults } from '../bilingualFaults';
import { blogArticles } from './blog';
import { tutorials } from './tutorials';

const WRITTEN_UNTIL = '2026-11-15';
const filesIn = (folder: string) => readdirSync(new URL(folder, import.meta.url)).filter((file) => file !== 'index.ts');
const SHELVES = [
  ['the blog', blogArticles, filesIn('blog')],
  ['the tutorials', tutorials, filesIn('tutorials')],
] as const;

describe.each(SHELVES)('%s', (_, articles, files) => {
  it('has at least six articles, and every one that was written', () => {
    expect(articles.length).toBeGreaterThanOrEqual(6);
    expect(articles).toHaveLength(files.length);
    expect(new Set(articles).size).toBe(articles.length);
  });

  it('has an address of its own for each, of plain words', () => {
    const slugs = articles.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('was written on days that have been', () => {
    for (const { slug, published } of articles) {
      expect([slug, new Date(published).toISOString().slice(0, 10)]).toEqual([slug, published]);
      expect([slug, published <= WRITTEN_UNTIL]).toEqual([slug, true]);
    }
  });

  it('reads in both languages, the Telugu without a Latin letter', () => {
    expect(bilingualFaults(articles)).toEqual([]);
  });

  it('has no two articles of one title', () => {
    for (const language of ['en', 'te'] as const) {
      expect(new Set(articles.map(({ title }) => title[language])).size).toBe(articles.length);
    }
  });

  it('says in whole minutes how long each takes', () => {
    expect(articles.filter(({ minutes }) => !Number.isInteger(minutes) || minutes < 1 || minutes > 30)).toEqual([]);
  });

  it('shows one akshara as the picture of each', () => {
    expect(articles.filter(({ letter }) => aksharas(letter).length !== 1)).toEqual([]);
    expect(articles.filter(({ letter }) => !/^[\p{Script=Telugu}\u200c]+$/u.test(letter))).toEqual([]);
  });

  it('writes what is read aloud in Telugu script, composed', () => {
    const examples = articles.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'examples' ? block.items.map(({ telugu }) => telugu) : [])),
    );
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.filter((telugu) => !/\p{Script=Telugu}/u.test(telugu))).toEqual([]);
    expect(examples.filter((telugu) => /\p{Script=Latin}/u.test(telugu))).toEqual([]);
    expect(examples.filter((telugu) => telugu !== telugu.normalize('NFC'))).toEqual([]);
  });

  it('has something to read in every article and every list', () => {
    for (const { slug, blocks } of articles) {
      expect([slug, blocks.some(({ kind }) => kind === 'paragraph')]).toEqual([slug, true]);
      expect([slug, blocks.filter((block) => 'items' in block && block.items.length === 0)]).toEqual([slug, []]);
    }
  });
});

describe('the blog', () => {
  it('begins with what is newest', () => {
    const days = blogArticles.map(({ published }) => published);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});
