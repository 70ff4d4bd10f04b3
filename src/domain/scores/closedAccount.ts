export const CLOSING_REASONS = ['erased', 'flooded'] as const;

/** An account from which the server takes nothing: it was erased, or too much came from it at once. */
export type ClosedAccount = {
  readonly reason: (typeof CLOSING_REASONS)[number];
  /** In milliseconds; `null` for ever. */
  readonly until: number | null;
};

export const isClosed = ({ until }: ClosedAccount, now: number): boolean => until === null || until > now;
