import type { Analytics } from '../ports/analytics';
import type { Classroom } from '../ports/classroom';
import type { Documents } from '../ports/documents';
import type { Identity } from '../ports/identity';
import type { League } from '../ports/league';

/** The adapter of each port, as chosen by the configuration. */
export type Adapters = {
  readonly identity: Identity;
  readonly documents: Documents;
  readonly analytics: Analytics;
  /** Classes and leagues need a server. */
  readonly classroom?: Classroom;
  readonly league?: League;
};
