import type { Adapters } from '../adapters';
import { openEmbeddedAnalytics } from './analytics';
import { connectTo } from './database';
import { openEmbeddedDocuments, type SharedContent } from './documents';
import { openEmbeddedIdentity } from './identity';

export function openEmbedded(shared?: SharedContent): Adapters {
  const connect = connectTo();
  const identity = openEmbeddedIdentity(connect);
  return {
    identity,
    documents: openEmbeddedDocuments(connect, shared, 'on-this-device'),
    analytics: openEmbeddedAnalytics(connect, identity),
  };
}
