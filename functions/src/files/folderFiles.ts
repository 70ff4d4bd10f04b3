import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from './files';

const isMissing = (thrown: unknown) => thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT';

/** A folder of this machine, for plain Node and tests. */
export function folderFiles(folder: string): Files {
  return {
    async read(name) {
      try {
        return await readFile(join(folder, name));
      } catch (thrown) {
        if (isMissing(thrown)) return null;
        throw thrown;
      }
    },
    async write(name, bytes) {
      const place = join(folder, name);
      const unfinished = `${place}.${randomUUID()}`;
      await mkdir(dirname(place), { recursive: true });
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, place);
      } catch (thrown) {
        await rm(unfinished, { force: true });
        throw thrown;
      }
    },
    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),
  };
}
