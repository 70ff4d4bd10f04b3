export const CLOSING_REASONS = ['erased', 'flooded'] as const;

/** An account whose activities the server refuses, because it was erased or sent too many of them. */
export type ClosedAccount = {
  readonly reason: (typeof CLOSING_REASONS)[number];
  /** In milliseconds; `null` means forever. */
  readonly until: number | null;
};

export const isClosed = ({ until }: ClosedAccount, now: number): boolean => until === null || until > now;
