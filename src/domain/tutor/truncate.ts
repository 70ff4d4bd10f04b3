import { pieces } from '../script/aksharas';

export const MAX_EXPLANATION_CHARACTERS = 250;

const CUT_MARK = '…';

/** As many whole pieces as fit, so that no akshara or emoji is split. */
function wholePieces(text: string, limit: number): string {
  let taken = '';
  for (const piece of pieces(text.slice(0, limit * 2))) {
    if (taken.length + piece.length > limit) break;
    taken += piece;
  }
  return taken;
}

/** The text, or as many whole words as fit into `limit` characters, followed by an ellipsis. */
export function truncated(text: string, limit = MAX_EXPLANATION_CHARACTERS): string {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  const room = limit - CUT_MARK.length;
  const head = whole.slice(0, room + 1);
  const lastSpace = head.search(/\s\S*$/u);
  const words = lastSpace > 0 ? head.slice(0, lastSpace) : wholePieces(whole, room);
  return words.replace(/[\s,;:–—-]+$/u, '') + CUT_MARK;
}

/** The whole sentences of a text that was cut off, or its whole words if no sentence ended. */
export function withoutBrokenEnd(text: string): string {
  const sentences = /^.*[.!?।](?=\s|["'”’]|$)["'”’]?/su.exec(text)?.[0];
  return (sentences ?? text.slice(0, Math.max(0, text.lastIndexOf(' ')))).trim();
}
