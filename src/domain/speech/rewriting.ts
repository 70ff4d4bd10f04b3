/** A text changed for a voice, which still knows where in the written text each of its characters comes from. */
export type Rewriting = { readonly text: string; readonly origins: readonly number[] };

export const unchanged = (text: string): Rewriting => ({
  text,
  origins: Array.from({ length: text.length }, (_, index) => index),
});

/** Replaces like String.replace; every character of a replacement points at the beginning of what it replaced. */
export function replaced(
  { text, origins }: Rewriting,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string,
): Rewriting {
  let made = '';
  const madeOrigins: number[] = [];
  let at = 0;
  const keepUntil = (end: number) => {
    made += text.slice(at, end);
    for (; at < end; at += 1) madeOrigins.push(origins[at] ?? 0);
  };
  for (const match of text.matchAll(pattern)) {
    keepUntil(match.index);
    const inserted = replacement(match);
    const origin = origins[match.index] ?? 0;
    made += inserted;
    for (let index = 0; index < inserted.length; index += 1) madeOrigins.push(origin);
    at = match.index + match[0].length;
  }
  keepUntil(text.length);
  return { text: made, origins: madeOrigins };
}
