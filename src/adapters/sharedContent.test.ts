import { describe, expect, it } from 'vitest';
import { sharedContent } from './sharedContent';
import { understandStored } from './shapes/understand';

describe('the content that ships with the app', () => {
  it.each(['poets', 'poems', 'translations'] as const)('%s are read unchanged', async (collection) => {
    const entries = await sharedContent[collection].all();
    expect(entries.length).toBeGreaterThanOrEqual(10);
    for (const { id, ...data } of entries)
      expect(understandStored(collection, id, data)).toStrictEqual({ id, ...data });
  });

  it('a poem is the same whether it is loaded alone or with all others', async () => {
    const { all, one } = sharedContent.poems;
    const poems = await all();
    expect(await Promise.all(poems.map(({ id }) => one?.(id)))).toEqual(poems);
    expect(await one?.('not-there')).toBeUndefined();
    expect(await one?.('constructor')).toBeUndefined();
  });
});
