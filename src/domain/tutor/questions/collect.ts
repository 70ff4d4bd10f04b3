import type { Asker, Draft } from './draft';
import type { Level } from './levels';

const textOf = ({ english, telugu }: Draft) => `${english}|${telugu}`;

/** Collects the questions of a quiz: no duplicates, and no more of each kind than the level allows. */
export function createDraftCollector(
  count: number,
  { rare, rareInTen, typedInTen }: Level,
  typedTexts: readonly string[],
) {
  const drafts: Draft[] = [];
  const asked = new Set<string>();
  const timesAsked = new Map<Asker, number>();
  const maxOf = (inTen: number) => Math.floor((count * inTen) / 10);
  let rareCount = 0;
  let typedAnswerCount = 0;
  return {
    drafts,
    mayAsk: (ask: Asker, sameKind: number): boolean =>
      !(rare.has(ask) && rareCount >= maxOf(rareInTen)) && (timesAsked.get(ask) ?? 0) < sameKind,
    /** Returns whether the draft was added. */
    take(draft: Draft, ask: Asker): boolean {
      const isTyped = typedTexts.includes(draft.right);
      if (asked.has(textOf(draft)) || (isTyped && typedAnswerCount >= Math.max(1, maxOf(typedInTen)))) return false;
      asked.add(textOf(draft));
      timesAsked.set(ask, (timesAsked.get(ask) ?? 0) + 1);
      if (rare.has(ask)) rareCount += 1;
      if (isTyped) typedAnswerCount += 1;
      drafts.push(draft);
      return true;
    },
  };
}
