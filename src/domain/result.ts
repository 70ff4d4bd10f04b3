/** Return value of an operation that may fail: a value, or an error of a known kind. Such operations never throw. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const failed = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
