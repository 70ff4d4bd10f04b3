import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { bucketFiles } from './bucketFiles';
import { startMockBucket } from './mockBucket.testing';
import { filesContract } from './files.contract';
import { folderFiles } from './folderFiles';
import { memoryFiles } from './memoryFiles.testing';

filesContract('memory', async () => memoryFiles());

describe('a folder', () => {
  const folders: string[] = [];
  const folder = async () => {
    const path = await mkdtemp(join(tmpdir(), 'sounds-'));
    folders.push(path);
    return path;
  };
  afterEach(async () => {
    for (const path of folders.splice(0)) await rm(path, { recursive: true });
  });

  filesContract('a folder', async () => folderFiles(await folder()));

  test('contains no unfinished files', async () => {
    const path = await folder();
    await Promise.all([1, 2, 3].map((byte) => folderFiles(path).write('a.json', Uint8Array.of(byte))));
    expect(await readdir(path)).toEqual(['a.json']);
  });
});

describe('a bucket', () => {
  let mock: Awaited<ReturnType<typeof startMockBucket>>;
  let app: ReturnType<typeof initializeApp>;
  beforeAll(async () => {
    mock = await startMockBucket();
    vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', new URL(mock.url).host);
    app = initializeApp({ projectId: 'demo-files', storageBucket: 'b' }, 'files');
  });
  afterEach(() => mock.forget());
  afterAll(async () => {
    vi.unstubAllEnvs();
    await deleteApp(app);
    await mock.close();
  });

  filesContract('a bucket of Cloud Storage', async () => bucketFiles(getStorage(app).bucket()));
});
