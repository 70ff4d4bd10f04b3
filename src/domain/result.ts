/** What a step that may fail gives back: a value, or an error of a known kind. Nothing is thrown. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const failed = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
