import { describe, expect, test } from 'vitest';
import type { Files } from './files';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const NAME = `speech/${'0a'.repeat(32)}.json`;

/** Every file store must pass these tests. */
export function filesContract(name: string, open: () => Promise<Files>): void {
  describe(`${name} as a file store`, () => {
    test('starts empty', async () => {
      const files = await open();
      expect(await files.has(NAME)).toBe(false);
      expect(await files.read(NAME)).toBeNull();
    });

    test('returns exactly the bytes that were written', async () => {
      const files = await open();
      const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
      await files.write(NAME, bytes);
      expect(await files.has(NAME)).toBe(true);
      expect(Buffer.compare((await files.read(NAME)) ?? new Uint8Array(), bytes)).toBe(0);
      expect(await files.has('speech/other.json')).toBe(false);
    });

    test('stores one of two simultaneous writes completely', async () => {
      const files = await open();
      const texts = ['అ'.repeat(20_000), 'ఆ'.repeat(30_000)];
      await Promise.all(texts.map((text) => files.write(NAME, bytesOf(text))));
      expect(texts).toContain(new TextDecoder().decode((await files.read(NAME)) ?? undefined));
      await files.write(NAME, bytesOf('last'));
      expect(new TextDecoder().decode((await files.read(NAME)) ?? undefined)).toBe('last');
    });
  });
}
