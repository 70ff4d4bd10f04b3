import type { Adapters } from './adapters';
import type { Configuration } from './configuration';
import type { SharedContent } from './embedded/documents';

/** Loads the code of the configured adapters, and no other. */
export async function openAdapters(configuration: Configuration, shared?: SharedContent): Promise<Adapters> {
  // The first half is known when building: without a project no Firebase code is in the bundle at all.
  if (import.meta.env.VITE_FIREBASE_API_KEY && configuration.kind === 'firebase') {
    const [{ openFirebase }, { withBundledContent }, { connectTo }, { openEmbeddedDocuments }] = await Promise.all([
      import('./firebase/open'),
      import('./bundledContent'),
      import('./embedded/database'),
      import('./embedded/documents'),
    ]);
    const hosted = openFirebase(configuration.firebase);
    const bundled = openEmbeddedDocuments(connectTo(), shared);
    return { ...hosted, documents: withBundledContent(hosted.documents, bundled) };
  }
  const { openEmbedded } = await import('./embedded/open');
  return openEmbedded(shared);
}
