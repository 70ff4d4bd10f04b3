// Bundled for `scripts/make-sounds.mjs`.
import { folderFiles } from '../files/folderFiles';
import type { Files } from '../files/files';

export { makeSounds } from './makeSounds';
export { KINDS, textsOfTheApp } from './textsOfTheApp';
export { openSounds } from '../relay/sounds';
export { speechCallFor } from '../relay/speechCall';

type StoreLocation = { readonly bucket?: string | undefined; readonly folder?: string | undefined };

export async function openSoundStore({ bucket, folder }: StoreLocation): Promise<Files> {
  if (bucket === undefined) return folderFiles(folder ?? '.cache/sounds');
  const [{ initializeApp }, { getStorage }, { bucketFiles }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/storage'),
    import('../files/bucketFiles'),
  ]);
  return bucketFiles(getStorage(initializeApp()).bucket(bucket));
}
