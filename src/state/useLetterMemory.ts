import { useMemo } from 'react';
import { type ConfusedPair, confusedPairs } from '../domain/memory/confusions';
import { dayNumber } from '../domain/progress/calendar';
import { type LetterMemory, letterMemories, lettersWritten } from '../domain/progress/letterMemory';
import { useLearnerData, useShared } from './learnerData';
import { useToday } from './useToday';

export type KnownLetters = {
  readonly memory: ReadonlyMap<string, LetterMemory>;
  /** Those that were written from memory. */
  readonly written: ReadonlySet<string>;
  /** Those that this learner takes for each other. */
  readonly pairs: readonly ConfusedPair[];
};

/** How the letters are remembered today; `null` until it is known, and where it cannot be read. */
export function useLetterMemory(): KnownLetters | null {
  const { memory } = useLearnerData();
  const known = useShared(memory);
  const today = dayNumber(useToday()) ?? 0;
  return useMemo(() => {
    if (known.kind !== 'loaded') return null;
    const { letters } = known.value;
    return {
      memory: letterMemories(letters, today),
      written: lettersWritten(letters, today),
      pairs: confusedPairs(letters, today),
    };
  }, [known, today]);
}
