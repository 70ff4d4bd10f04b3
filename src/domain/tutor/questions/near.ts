import { type Random, shuffled } from '../../random';

const AMONG_NEAREST = 5;

/** How often each letter is left to be found. All zero between two uses: a table for each two texts would be slow. */
const left = new Uint16Array(0x10000);

/** How alike two texts look: 1 for the same letters, 0 for none in common. */
export function likeness(one: string, other: string): number {
  for (let at = 0; at < other.length; at += 1) left[other.charCodeAt(at)] = (left[other.charCodeAt(at)] ?? 0) + 1;
  let common = 0;
  for (let at = 0; at < one.length; at += 1) {
    const count = left[one.charCodeAt(at)] ?? 0;
    if (count === 0) continue;
    left[one.charCodeAt(at)] = count - 1;
    common += 1;
  }
  for (let at = 0; at < other.length; at += 1) left[other.charCodeAt(at)] = 0;
  return (2 * common) / (one.length + other.length);
}

const oneOfTheNearest = (to: string, texts: readonly string[], random: Random): string | undefined => {
  const nearest = texts
    .map((text) => ({ text, likeness: likeness(to, text) }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, AMONG_NEAREST);
  return nearest[Math.floor(random() * nearest.length)]?.text;
};

/** More to choose from would make it slower, not nearer. */
export const MAX_COMPARED = 18;

/**
 * Some of the texts that look like the right one, the first ones preferred. If all of them were chosen for that, the
 * right one would be the one most like the others; so mostly one wrong text is in the middle, and the others are chosen
 * to look like it. `always` is one that has to be among them: then one looks like it, one like the right text.
 */
export function nearTexts(
  right: string,
  texts: readonly string[],
  { count, always, random }: { readonly count: number; readonly always?: string | undefined; readonly random: Random },
): string[] {
  const chosen = always === undefined ? [] : [always];
  let others = [...new Set(texts)].filter((text) => text !== right && text !== always).slice(0, MAX_COMPARED);
  const isRightInTheMiddle = random() * (count + 1) < 1;
  while (chosen.length < count && others.length > 0) {
    const isLikeRight = always === undefined ? isRightInTheMiddle : chosen.length > 1;
    const next = oneOfTheNearest(isLikeRight ? right : (chosen[0] ?? right), shuffled(others, random), random);
    if (next === undefined) break;
    chosen.push(next);
    others = others.filter((text) => text !== next);
  }
  return chosen;
}
