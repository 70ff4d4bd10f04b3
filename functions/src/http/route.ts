// What a part of the server is made of. A part exports its routes as a function of what it needs: `eraseRoutes(deps)`.

/** Who calls, as the ID token proves it. */
export type VerifiedLearner = { readonly uid: string; readonly provider: 'google.com' | 'custom' };

export type Call = {
  readonly request: Request;
  /** Without `/api`, the query and a slash at the end: `/classes/abc/pupils`. */
  readonly path: string;
  /** Never null where the route needs a learner. */
  readonly learner: VerifiedLearner | null;
};

export type Handler = (call: Call) => Promise<Response>;

export type Route = {
  readonly method: 'POST' | 'GET';
  // As it stands after `/api`; a part that is `*` is any one name, as in `/classes/*`.
  readonly path: string;
  readonly needs: 'learner' | 'anyone';
  /** Calls of one learner; where anyone may call, of all strangers together. */
  readonly perMinute: number;
  readonly perDay: number;
  /** 16 kB unless said otherwise. */
  readonly maxBodyBytes?: number;
  readonly handle: Handler;
};
