import type { Asker, Draft } from './draft';
import type { Level } from './levels';

const textOf = ({ english, telugu }: Draft) => `${english}|${telugu}`;

/** The questions a quiz has so far; it takes none twice, and of each kind as many as its level allows. */
export function collecting(count: number, { rare, rareInTen, typedInTen }: Level, typedTexts: readonly string[]) {
  const drafts: Draft[] = [];
  const asked = new Set<string>();
  const timesAsked = new Map<Asker, number>();
  const most = (inTen: number) => Math.floor((count * inTen) / 10);
  let rareOnes = 0;
  let answeredByTyped = 0;
  return {
    drafts,
    mayAsk: (ask: Asker, sameKind: number): boolean =>
      !(rare.has(ask) && rareOnes >= most(rareInTen)) && (timesAsked.get(ask) ?? 0) < sameKind,
    /** Whether it was taken. */
    take(draft: Draft, ask: Asker): boolean {
      const isTyped = typedTexts.includes(draft.right);
      if (asked.has(textOf(draft)) || (isTyped && answeredByTyped >= Math.max(1, most(typedInTen)))) return false;
      asked.add(textOf(draft));
      timesAsked.set(ask, (timesAsked.get(ask) ?? 0) + 1);
      if (rare.has(ask)) rareOnes += 1;
      if (isTyped) answeredByTyped += 1;
      drafts.push(draft);
      return true;
    },
  };
}
