/** A text changed for a voice, with the position in the written text that each character comes from. */
export type Rewriting = { readonly text: string; readonly origins: readonly number[] };

export const unchanged = (text: string): Rewriting => ({
  text,
  origins: Array.from({ length: text.length }, (_, index) => index),
});

/** Like String.replace; every character of a replacement points to the start of what it replaced. */
export function replaced(
  { text, origins }: Rewriting,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string,
): Rewriting {
  let made = '';
  const madeOrigins: number[] = [];
  let at = 0;
  const copyUntil = (end: number) => {
    made += text.slice(at, end);
    for (; at < end; at += 1) madeOrigins.push(origins[at] ?? 0);
  };
  for (const match of text.matchAll(pattern)) {
    copyUntil(match.index);
    const inserted = replacement(match);
    const origin = origins[match.index] ?? 0;
    made += inserted;
    for (let index = 0; index < inserted.length; index += 1) madeOrigins.push(origin);
    at = match.index + match[0].length;
  }
  copyUntil(text.length);
  return { text: made, origins: madeOrigins };
}
