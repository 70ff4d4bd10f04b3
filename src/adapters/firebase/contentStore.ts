import type { FirebaseApp } from 'firebase/app';
import {
  collection as collectionAt,
  doc,
  getDocFromServer,
  getDocsFromServer,
  getFirestore,
  limit,
  query,
  type Firestore,
} from 'firebase/firestore';
import type { ContentStore } from '../ownersContent/ownersContent';

/** Reads the owner's content, as written by `npm run content` and the Firebase console. */
export function openContentStore(firestore: Firestore): ContentStore {
  const fieldsAt = async (...path: [string, string]): Promise<unknown> =>
    (await getDocFromServer(doc(firestore, ...path))).data() ?? null;
  return {
    manifest: () => fieldsAt('contentManifest', 'current'),
    bundle: (id) => fieldsAt('contentBundles', id),
    async collection(name, most) {
      const found = await getDocsFromServer(query(collectionAt(firestore, name), limit(most)));
      if (found.size === most)
        console.warn(`Only ${most} documents of ${name} are read: bring them in with npm run content.`);
      return found.docs.map((entry) => Object.assign(entry.data(), { id: entry.id }));
    },
    async document(name, id) {
      const found = await getDocFromServer(doc(firestore, name, id));
      return found.exists() ? { ...found.data(), id } : null;
    },
  };
}

/** For an app whose Firestore is already open. */
export const contentStoreOf = (app: FirebaseApp): ContentStore => openContentStore(getFirestore(app));
