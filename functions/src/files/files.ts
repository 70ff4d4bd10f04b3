/** Stores sounds by name, such as `speech/<hash>.json`. Every implementation passes `files.contract.ts`. */
export type Files = {
  readonly read: (name: string) => Promise<Uint8Array | null>;
  /** Atomic: of two simultaneous writes, one wins completely. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  readonly has: (name: string) => Promise<boolean>;
};
