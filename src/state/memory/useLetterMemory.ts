import { useMemo, useState } from 'react';
import { type ConfusedPair, confusedPairs } from '../../domain/memory/confusions';
import type { MemoryDocument } from '../../domain/memory/memoryDocument';
import { dayNumber } from '../../domain/progress/calendar';
import { type LetterMemory, letterMemories, lettersWritten } from '../../domain/progress/letterMemory';
import { useLearnerData, useShared } from './learnerData';
import { useToday } from '../figures/useToday';

export type KnownLetters = {
  readonly memory: ReadonlyMap<string, LetterMemory>;
  /** Those that were written from memory. */
  readonly written: ReadonlySet<string>;
  /** Those that this learner takes for each other. */
  readonly pairs: readonly ConfusedPair[];
};

/** Of the whole memory where another screen has read it, else by themselves. */
function useLetters(): MemoryDocument | null {
  const { memory, letterMemory } = useLearnerData();
  const [isAllRead] = useState(() => memory.now().kind === 'loaded');
  const all = useShared(isAllRead ? memory : null);
  const alone = useShared(isAllRead ? null : letterMemory);
  if (all.kind === 'loaded') return all.value.letters;
  return alone.kind === 'loaded' ? alone.value : null;
}

/** How the letters are remembered today; `null` until it is known, and where it cannot be read. */
export function useLetterMemory(): KnownLetters | null {
  const letters = useLetters();
  const today = dayNumber(useToday()) ?? 0;
  return useMemo(
    () =>
      letters && {
        memory: letterMemories(letters, today),
        written: lettersWritten(letters, today),
        pairs: confusedPairs(letters, today),
      },
    [letters, today],
  );
}
