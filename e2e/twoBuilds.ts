// A site that is deployed anew while it is visited: the same app under other file names, as every build gives it.
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { headersFile, serve } from '../scripts/serve.mjs';

const TEXTS = new Set(['.js', '.css', '.html', '.json', '.webmanifest']);
const HASHED = /-[\w-]{8}(?=\.\w+$)/;

/** With its hash turned round: no file of the build before has this name. */
const nextName = (name: string) => name.replace(HASHED, (hash) => `-${[...hash.slice(1)].toReversed().join('')}`);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function deployNext(folder: string): Promise<void> {
  const assets = (await readdir(join(folder, 'assets'))).filter((name) => HASHED.test(name));
  const next = new Map(assets.map((name) => [name, nextName(name)]));
  const anyName = new RegExp([...next.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of await filesBelow(folder)) {
    // A compressed copy would still be of the build before.
    if (/\.(br|gz)$/.test(file)) await rm(file);
    else if (TEXTS.has(extname(file))) {
      const text = await readFile(file, 'utf8');
      await writeFile(
        file,
        text.replace(anyName, (name) => next.get(name) ?? name),
      );
    }
  }
  await Promise.all(
    [...next].map(([name, renamed]) => rename(join(folder, 'assets', name), join(folder, 'assets', renamed))),
  );
  const worker = join(folder, 'service-worker.js');
  const text = await readFile(worker, 'utf8');
  await writeFile(worker, text.replace(/(["'`])[0-9a-f]{12}\1/, '$1newerversion$1'));
}

/** A copy of the built site at an address of its own. */
export async function openDeployment(port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'aksharam-'));
  await cp('dist', folder, { recursive: true });
  const documentHeaders = JSON.parse(await readFile(headersFile('dist'), 'utf8'));
  const site = await serve({ port, folder, documentHeaders });
  return {
    url: site.url,
    deployNext: () => deployNext(folder),
    /** The build before again, exactly; of the next one nothing is left. */
    rollBack: async () => {
      await rm(folder, { recursive: true });
      await cp('dist', folder, { recursive: true });
    },
    close: async () => {
      await site.close();
      await rm(folder, { recursive: true });
    },
  };
}
