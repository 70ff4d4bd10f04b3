// Leaves a .br and a .gz beside each file that gains by it, so that serving costs nothing.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files.mjs';

const WORTH_COMPRESSING = /\.(html|js|css|json|svg|txt|xml|webmanifest|data|wasm)$/;

const AT_ONCE = 4;

/** @param {string} path */
async function compressFile(path) {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** @param {string} folder */
export async function compress(folder) {
  const waiting = (await filesBelow(folder)).filter((file) => WORTH_COMPRESSING.test(file));
  const worker = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await compressFile(join(folder, name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
