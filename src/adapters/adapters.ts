import type { Analytics } from '../ports/analytics';
import type { Classroom } from '../ports/classroom';
import type { Documents } from '../ports/documents';
import type { Identity } from '../ports/identity';
import type { League } from '../ports/league';

/** Every port, each with the adapter that this configuration chose. */
export type Adapters = {
  readonly identity: Identity;
  readonly documents: Documents;
  readonly analytics: Analytics;
  /** Only where there is a server. */
  readonly classroom?: Classroom;
  readonly league?: League;
};
