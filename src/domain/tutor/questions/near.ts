import { type Random, shuffled } from '../../random';

const NEAREST_COUNT = 5;

/** Unmatched count per letter. The table is shared and reset after each use, because a new one per pair would be slow. */
const unmatched = new Uint16Array(0x10000);

/** Similarity of two texts: 1 for the same letters, 0 for none in common. */
export function likeness(one: string, other: string): number {
  for (let at = 0; at < other.length; at += 1)
    unmatched[other.charCodeAt(at)] = (unmatched[other.charCodeAt(at)] ?? 0) + 1;
  let common = 0;
  for (let at = 0; at < one.length; at += 1) {
    const count = unmatched[one.charCodeAt(at)] ?? 0;
    if (count === 0) continue;
    unmatched[one.charCodeAt(at)] = count - 1;
    common += 1;
  }
  for (let at = 0; at < other.length; at += 1) unmatched[other.charCodeAt(at)] = 0;
  return (2 * common) / (one.length + other.length);
}

const oneOfTheNearest = (to: string, texts: readonly string[], random: Random): string | undefined => {
  const nearest = texts
    .map((text) => ({ text, likeness: likeness(to, text) }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, NEAREST_COUNT);
  return nearest[Math.floor(random() * nearest.length)]?.text;
};

/** Comparing more texts takes longer without finding more similar ones. */
export const MAX_COMPARED = 18;

/**
 * Chooses wrong texts that look similar, preferring the first ones. If all of them resembled the right text, it would
 * stand out as most like the others, so usually the others resemble one wrong text instead. `always` is a text that must
 * be included: then one text resembles it and one resembles the right text.
 */
export function nearTexts(
  right: string,
  texts: readonly string[],
  { count, always, random }: { readonly count: number; readonly always?: string | undefined; readonly random: Random },
): string[] {
  const chosen = always === undefined ? [] : [always];
  let others = [...new Set(texts)].filter((text) => text !== right && text !== always).slice(0, MAX_COMPARED);
  const isCenteredOnRight = random() * (count + 1) < 1;
  while (chosen.length < count && others.length > 0) {
    const isLikeRight = always === undefined ? isCenteredOnRight : chosen.length > 1;
    const next = oneOfTheNearest(isLikeRight ? right : (chosen[0] ?? right), shuffled(others, random), random);
    if (next === undefined) break;
    chosen.push(next);
    others = others.filter((text) => text !== next);
  }
  return chosen;
}
