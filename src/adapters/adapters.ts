import type { Analytics } from '../ports/analytics';
import type { Documents } from '../ports/documents';
import type { Identity } from '../ports/identity';
import type { League } from '../ports/league';

/** Every port, each with the adapter that this configuration chose. */
export type Adapters = {
  readonly identity: Identity;
  readonly documents: Documents;
  readonly analytics: Analytics;
  readonly league?: League;
};
