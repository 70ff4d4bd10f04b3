// Simulates a deployment during a visit: the same app with other file names, as after every build.
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { headersFile, serve } from '../scripts/serve.mjs';

const TEXTS = new Set(['.js', '.css', '.html', '.json', '.webmanifest']);
const HASHED = /-[\w-]{8}(?=\.\w+$)/;

/** Reverses the hash, so that no file of the previous build has this name. */
const nextName = (name: string) => name.replace(HASHED, (hash) => `-${[...hash.slice(1)].toReversed().join('')}`);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function nextNames(folder: string): Promise<ReadonlyMap<string, string>> {
  const assets = (await readdir(join(folder, 'assets'))).filter((name) => HASHED.test(name));
  return new Map(assets.map((name) => [name, nextName(name)]));
}

/** Replaces the file names of this build by those of the next one. */
function renamer(next: ReadonlyMap<string, string>): (text: string) => string {
  const anyName = new RegExp([...next.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  return (text) => text.replace(anyName, (name) => next.get(name) ?? name);
}

async function deployNext(folder: string): Promise<void> {
  const next = await nextNames(folder);
  const renamed = renamer(next);
  for (const file of await filesBelow(folder))
    if (TEXTS.has(extname(file))) await writeFile(file, renamed(await readFile(file, 'utf8')));
  await Promise.all(
    [...next].map(([name, other]) => rename(join(folder, 'assets', name), join(folder, 'assets', other))),
  );
  const worker = join(folder, 'service-worker.js');
  const text = await readFile(worker, 'utf8');
  await writeFile(worker, text.replace(/(["'`])[0-9a-f]{12}\1/, '$1newerversion$1'));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** The headers of the build, which also allow the inline scripts and styles of the next build. */
async function headersOfBoth(folder: string): Promise<Record<string, string>> {
  const renamed = renamer(await nextNames(folder));
  const page = await readFile(join(folder, 'app.html'), 'utf8');
  const written = [...page.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , text = '']) => text);
  const ofNext = new Map(written.map((text) => [sha256(text), sha256(renamed(text))]));
  const headers = await readFile(headersFile(folder), 'utf8');
  return JSON.parse(
    headers.replace(/'sha256-([^']+)'/g, (allowed, hash: string) => `${allowed} 'sha256-${ofNext.get(hash) ?? hash}'`),
  );
}

/** Copies the build without compressed copies, which would be stale after a rename, and without the large voice. */
export const copyBuild = (folder: string) =>
  cp('dist', folder, { recursive: true, filter: (file) => !/\.(br|gz)$|\/voice\//.test(file) });

/** Serves a copy of the build on `addresses` ports, starting with `port`. */
export async function openDeployment(port: number, addresses = 1) {
  const folder = await mkdtemp(join(tmpdir(), 'aksharam-'));
  await copyBuild(folder);
  const documentHeaders = await headersOfBoth('dist');
  const sites = await Promise.all(
    Array.from({ length: addresses }, (_, at) => serve({ port: port + at, folder, documentHeaders })),
  );
  const urls = sites.map(({ url }) => url);
  return {
    url: urls[0] ?? '',
    urls,
    deployNext: () => deployNext(folder),
    /** Restores the previous build and removes the next one. */
    rollBack: async () => {
      await rm(folder, { recursive: true });
      await copyBuild(folder);
    },
    close: async () => {
      await Promise.all(sites.map((site) => site.close()));
      await rm(folder, { recursive: true });
    },
  };
}
