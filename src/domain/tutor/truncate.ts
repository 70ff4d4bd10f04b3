import { pieces } from '../script/aksharas';

export const MAX_EXPLANATION_CHARACTERS = 250;

const CUT_MARK = '…';

/** As many whole pieces as fit: never half an akshara, half an emoji. */
function wholePieces(text: string, limit: number): string {
  let kept = '';
  for (const piece of pieces(text.slice(0, limit * 2))) {
    if (kept.length + piece.length > limit) break;
    kept += piece;
  }
  return kept;
}

/** The text, or as much of it as fits into `limit` characters, ending with a word's end and a mark of the cut. */
export function truncated(text: string, limit = MAX_EXPLANATION_CHARACTERS): string {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  const room = limit - CUT_MARK.length;
  const head = whole.slice(0, room + 1);
  const lastSpace = head.search(/\s\S*$/u);
  const words = lastSpace > 0 ? head.slice(0, lastSpace) : wholePieces(whole, room);
  return words.replace(/[\s,;:–—-]+$/u, '') + CUT_MARK;
}

/** What is left of a text that was broken off: its whole sentences, or its whole words when no sentence ended. */
export function withoutBrokenEnd(text: string): string {
  const sentences = /^.*[.!?।](?=\s|["'”’]|$)["'”’]?/su.exec(text)?.[0];
  return (sentences ?? text.slice(0, Math.max(0, text.lastIndexOf(' ')))).trim();
}
