import type { Adapters } from '../adapters';
import { openEmbeddedAnalytics } from './analytics';
import { connectTo } from './database';
import { openEmbeddedDocuments, type SharedContent } from './documents';
import { openEmbeddedIdentity } from './identity';

export function openEmbedded(shared?: SharedContent): Adapters {
  const connect = connectTo();
  return {
    identity: openEmbeddedIdentity(connect),
    documents: openEmbeddedDocuments(connect, shared),
    analytics: openEmbeddedAnalytics(connect),
  };
}
