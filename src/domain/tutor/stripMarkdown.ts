// Applied in this order. No pattern reads beyond a line, so that a huge answer takes only linear time.
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/^[ \t]*(?:```|~~~).*$/gmu, ''],
  [/<\/?[a-zA-Z!][^<>\n]{0,200}>/gu, ' '],
  [/!?\[([^\][\n]{0,200})\]\([^()\n]{0,500}\)/gu, '$1'],
  [/\b(?:https?:\/\/|www\.)\S+/giu, ''],
  [/^[ \t]*#{1,6}[ \t]+/gmu, ''],
  [/^[ \t]*>[ \t]?/gmu, ''],
  [/^[ \t]*(?:[-*+•]|\d{1,2}[.)])[ \t]+/gmu, ''],
  [/^[ \t]*(?:[-*_][ \t]*){3,}$/gmu, ''],
  [/[*`~]+/gu, ''],
  [/(?<![\p{L}\p{M}\p{N}_])_+|_+(?![\p{L}\p{M}\p{N}_])/gu, ''],
  [/[<>]/gu, ''],
];

/** A model's answer as one line of text, without markup, links or control characters. */
export function plainText(answer: string): string {
  const unmarked = MARKUP.reduce((text, [pattern, plain]) => text.replace(pattern, plain), answer);
  return (
    unmarked
      // Joiners are part of Telugu spelling and of emoji; other invisible characters can only hide text.
      .replaceAll(/(?![\u200c\u200d])\p{Cf}/gu, '')
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .replace(/^["“]([^"“”]*)["”]$/u, '$1')
      .trim()
  );
}
