// Leaves a .br and a .gz beside each file that gains by it, so that serving costs nothing.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files.mjs';

const WORTH_COMPRESSING = /\.(html|js|css|json|svg|txt|xml|webmanifest|data|wasm)$/;

/** @param {string} folder */
export async function compress(folder) {
  for (const name of (await filesBelow(folder)).filter((file) => WORTH_COMPRESSING.test(file))) {
    const path = join(folder, name);
    const content = await readFile(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
