import { useMemo } from 'react';
import { MEMORY_PARTS } from '../../domain/memory/memoryDocument';
import { dueItems } from '../../domain/memory/dueItems';
import { dayNumber } from '../../domain/progress/calendar';
import { useLearnerData, useShared } from '../memory/learnerData';
import { useToday } from './useToday';

/** A larger number would tell a learner nothing more. */
const MAX_DUE_COUNT = 99;

/** The number of items due today, or null while loading. */
export function useDueCount(): number | null {
  const { memory } = useLearnerData();
  const known = useShared(memory);
  const today = dayNumber(useToday()) ?? 0;
  return useMemo(() => {
    if (known.kind !== 'loaded') return null;
    const documents = MEMORY_PARTS.map((part) => known.value[part]);
    return dueItems(documents, today, MAX_DUE_COUNT).length;
  }, [known, today]);
}
