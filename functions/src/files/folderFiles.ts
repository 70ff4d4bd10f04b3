import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from './files';

const isMissing = (thrown: unknown) => thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT';

/** A folder on this machine, for plain Node and tests. */
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
      const path = join(folder, name);
      const temporaryPath = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(temporaryPath, bytes);
        await rename(temporaryPath, path);
      } catch (thrown) {
        await rm(temporaryPath, { force: true });
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
