import type { Adapters } from './adapters';
import type { Configuration } from './configuration';
import type { SharedContent } from './embedded/documents';

/** Loads only the code of the configured adapters. */
export async function openAdapters(configuration: Configuration, shared: SharedContent): Promise<Adapters> {
  // The build replaces the variable: without a project, the bundle contains no Firebase code.
  if (import.meta.env.VITE_FIREBASE_API_KEY && configuration.kind === 'firebase') {
    const [{ openFirebase }, { withMergedContent }, { openOwnersContent }, { openContentShelf }] = await Promise.all([
      import('./firebase/open'),
      import('./mergedContent'),
      import('./ownersContent/ownersContent'),
      import('./ownersContent/shelf'),
    ]);
    const { contentStore, ...hosted } = openFirebase(configuration.firebase);
    const owners = openOwnersContent(contentStore, openContentShelf());
    return { ...hosted, documents: withMergedContent(hosted.documents, shared, owners) };
  }
  const { openEmbedded } = await import('./embedded/open');
  return openEmbedded(shared);
}
