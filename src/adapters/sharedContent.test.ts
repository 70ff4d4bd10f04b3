import { describe, expect, it } from 'vitest';
import { sharedContent } from './sharedContent';
import { understandStored } from './shapes/understand';

describe('the content that comes with the app', () => {
  it.each(['poets', 'poems', 'translations'] as const)('%s are read as they were written', async (collection) => {
    const entries = await sharedContent[collection]();
    expect(entries.length).toBeGreaterThanOrEqual(10);
    for (const { id, ...data } of entries)
      expect(understandStored(collection, id, data)).toStrictEqual({ id, ...data });
  });
});
