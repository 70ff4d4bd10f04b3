import { useMemo } from 'react';
import { MEMORY_PARTS } from '../../domain/memory/memoryDocument';
import { dueItems } from '../../domain/memory/dueItems';
import { dayNumber } from '../../domain/progress/calendar';
import { useLearnerData, useShared } from '../memory/learnerData';
import { useToday } from './useToday';

/** Nobody needs a larger number to know that there is much to do. */
const MAX_COUNTED = 99;

/** How much is due for review today; `null` until it is known. */
export function useDueCount(): number | null {
  const { memory } = useLearnerData();
  const known = useShared(memory);
  const today = dayNumber(useToday()) ?? 0;
  return useMemo(() => {
    if (known.kind !== 'loaded') return null;
    const documents = MEMORY_PARTS.map((part) => known.value[part]);
    return dueItems(documents, today, MAX_COUNTED).length;
  }, [known, today]);
}
