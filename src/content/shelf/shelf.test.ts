import { expect, test } from 'vitest';
import { catalogue } from './catalogue';
import { loadRhyme, loadStory } from './texts';

test('everything on the bookshelf can be opened by its id, and ids are unique', async () => {
  const texts = await Promise.all(catalogue.map(({ kind, id }) => (kind === 'story' ? loadStory(id) : loadRhyme(id))));
  expect(texts.map((text) => text?.id)).toEqual(catalogue.map(({ id }) => id));
  for (const kind of ['story', 'rhyme']) {
    const ids = catalogue.filter((text) => text.kind === kind).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('an unknown id gives null', async () => {
  expect(await loadStory('no-such-story')).toBeNull();
  expect(await loadStory('../shelf/texts')).toBeNull();
  expect(await loadRhyme('constructor')).toBeNull();
});

test('the bookshelf contains no story texts, and can be prebuilt because it is plain data', () => {
  const json = JSON.stringify(catalogue);
  expect(json).not.toMatch(/"(?:pages|words|questions|lines|description)":/u);
  expect(JSON.parse(json)).toEqual(catalogue);
});
