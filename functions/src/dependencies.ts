import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { ServerOptions } from './configuration';
import type { Files } from './files/files';
import type { LogEntry } from './http/createApi';
import type { VerifyAppCheck, VerifyLearner } from './http/guard';
import type { Limits } from './http/limits';

/** Everything that the server takes from outside, so that it runs in a function, under plain Node and in a test. */
export type Dependencies = {
  readonly options: ServerOptions;
  readonly firestore: Firestore;
  readonly auth: Auth;
  readonly verifyLearner: VerifyLearner;
  readonly verifyAppCheck: VerifyAppCheck | null;
  readonly limits: Limits;
  readonly files: Files;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly log: (entry: LogEntry) => void;
};
