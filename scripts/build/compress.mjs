// Writes a .br and a .gz copy of each compressible file, so that the server need not compress.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files.mjs';

const COMPRESSIBLE = /\.(html|js|css|json|svg|txt|xml|webmanifest|data|wasm)$/;

const WORKERS = 4;

/** Forty times as fast as the maximum quality, for files that are a ninth larger. */
const QUICK_QUALITY = 5;

/** @param {string} path @param {number} quality */
async function compressFile(path, quality) {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** @param {string} folder @param {{ isQuick?: boolean }} options `isQuick` is for test builds */
export async function compress(folder, { isQuick = false } = {}) {
  const quality = isQuick ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY;
  const pending = (await filesBelow(folder)).filter((file) => COMPRESSIBLE.test(file));
  const worker = async () => {
    for (let name = pending.pop(); name !== undefined; name = pending.pop())
      await compressFile(join(folder, name), quality);
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
}
