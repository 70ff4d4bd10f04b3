// Each part of the server exports its routes as a function of its dependencies, such as `eraseRoutes(deps)`.

/** The caller, as proved by the ID token. */
export type VerifiedLearner = { readonly uid: string; readonly provider: 'google.com' | 'custom' };

export type Call = {
  readonly request: Request;
  /** Without `/api`, the query and a trailing slash, such as `/classes/abc/pupils`. */
  readonly path: string;
  /** Never null when the route needs a learner. */
  readonly learner: VerifiedLearner | null;
};

export type Handler = (call: Call) => Promise<Response>;

export type Route = {
  readonly method: 'POST' | 'GET';
  /** The path after `/api`. A `*` matches any one part, as in `/classes/*`. */
  readonly path: string;
  readonly needs: 'learner' | 'anyone';
  /** Limits per learner; callers without an account share one. */
  readonly perMinute: number;
  readonly perDay: number;
  /** 16 kB by default. */
  readonly maxBodyBytes?: number;
  readonly handle: Handler;
};
