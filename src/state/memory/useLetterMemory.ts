import { useMemo, useState } from 'react';
import { type ConfusedPair, confusedPairs } from '../../domain/memory/confusions';
import type { MemoryDocument } from '../../domain/memory/memoryDocument';
import { dayNumber } from '../../domain/progress/calendar';
import { type LetterMemory, letterMemories, lettersWritten } from '../../domain/progress/letterMemory';
import { useLearnerData, useShared } from './learnerData';
import { useToday } from '../figures/useToday';

export type KnownLetters = {
  readonly memory: ReadonlyMap<string, LetterMemory>;
  /** Letters that the learner has written from memory. */
  readonly written: ReadonlySet<string>;
  /** Letters that the learner mixes up. */
  readonly pairs: readonly ConfusedPair[];
};

/** Uses the whole memory if another screen has loaded it, and reads only the letters otherwise. */
function useLetters(): MemoryDocument | null {
  const { memory, letterMemory } = useLearnerData();
  const [isMemoryLoaded] = useState(() => memory.now().kind === 'loaded');
  const all = useShared(isMemoryLoaded ? memory : null);
  const lettersOnly = useShared(isMemoryLoaded ? null : letterMemory);
  if (all.kind === 'loaded') return all.value.letters;
  return lettersOnly.kind === 'loaded' ? lettersOnly.value : null;
}

/** How well each letter is remembered today; null while loading or when it cannot be read. */
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
