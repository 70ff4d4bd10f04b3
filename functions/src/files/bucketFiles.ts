import type { getStorage } from 'firebase-admin/storage';
import type { Files } from './files';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

const isMissing = (thrown: unknown) => thrown instanceof Error && 'code' in thrown && thrown.code === 404;

/** A Cloud Storage bucket. Only the server reads it; nothing in it is public. */
export function bucketFiles(bucket: Bucket): Files {
  return {
    async read(name) {
      try {
        const [bytes] = await bucket.file(name).download();
        return bytes;
      } catch (thrown) {
        if (isMissing(thrown)) return null;
        throw thrown;
      }
    },
    async write(name, bytes) {
      await bucket.file(name).save(Buffer.from(bytes), { resumable: false, contentType: 'application/json' });
    },
    async has(name) {
      const [exists] = await bucket.file(name).exists();
      return exists;
    },
  };
}
