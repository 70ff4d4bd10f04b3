/** Where made sounds are kept, by name: `speech/<hash>.json`. Every kind keeps `files.contract.ts`. */
export type Files = {
  readonly read: (name: string) => Promise<Uint8Array | null>;
  /** Whole or not at all; of two at the same time one stays. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  readonly has: (name: string) => Promise<boolean>;
};
