import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { ServerOptions } from './configuration';
import type { Files } from './files/files';
import type { LogEntry } from './http/createApi';
import type { VerifyAppCheck, VerifyLearner } from './http/guard';
import type { Limits } from './http/limits';

/** Injected, so that the server runs in Cloud Functions, under plain Node and in tests. */
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
