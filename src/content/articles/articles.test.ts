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
  it('has at least six articles, and lists every file', () => {
    expect(articles.length).toBeGreaterThanOrEqual(6);
    expect(articles).toHaveLength(files.length);
    expect(new Set(articles).size).toBe(articles.length);
  });

  it('has a unique, readable slug for each article', () => {
    const slugs = articles.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('has no article dated in the future', () => {
    for (const { slug, published } of articles) {
      expect([slug, new Date(published).toISOString().slice(0, 10)]).toEqual([slug, published]);
      expect([slug, published <= WRITTEN_UNTIL]).toEqual([slug, true]);
    }
  });

  it('has both languages, and no Latin letters in the Telugu', () => {
    expect(bilingualFaults(articles)).toEqual([]);
  });

  it('has no duplicate titles', () => {
    for (const language of ['en', 'te'] as const) {
      expect(new Set(articles.map(({ title }) => title[language])).size).toBe(articles.length);
    }
  });

  it('gives the reading time in whole minutes', () => {
    expect(articles.filter(({ minutes }) => !Number.isInteger(minutes) || minutes < 1 || minutes > 30)).toEqual([]);
  });

  it('shows one akshara as the picture of each article', () => {
    expect(articles.filter(({ letter }) => aksharas(letter).length !== 1)).toEqual([]);
    expect(articles.filter(({ letter }) => !/^[\p{Script=Telugu}\u200c]+$/u.test(letter))).toEqual([]);
  });

  it('writes examples in composed Telugu script', () => {
    const examples = articles.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'examples' ? block.items.map(({ telugu }) => telugu) : [])),
    );
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.filter((telugu) => !/\p{Script=Telugu}/u.test(telugu))).toEqual([]);
    expect(examples.filter((telugu) => /\p{Script=Latin}/u.test(telugu))).toEqual([]);
    expect(examples.filter((telugu) => telugu !== telugu.normalize('NFC'))).toEqual([]);
  });

  it('has no empty article or list', () => {
    for (const { slug, blocks } of articles) {
      expect([slug, blocks.some(({ kind }) => kind === 'paragraph')]).toEqual([slug, true]);
      expect([slug, blocks.filter((block) => 'items' in block && block.items.length === 0)]).toEqual([slug, []]);
    }
  });
});

describe('the blog', () => {
  it('starts with the newest article', () => {
    const days = blogArticles.map(({ published }) => published);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});
