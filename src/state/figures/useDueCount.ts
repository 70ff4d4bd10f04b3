import { useMemo } from 'react';
import { dayNumber } from '../../domain/progress/calendar';
import { dueToday } from '../../domain/runPlanning/due';
import { useLearnerData, useShared } from '../memory/learnerData';
import { useToday } from './useToday';

/** A larger number would tell a learner nothing more. */
const MAX_DUE_COUNT = 99;

/** The number of items due today, or null while loading. */
export function useDueCount(): number | null {
  const { memory } = useLearnerData();
  const known = useShared(memory);
  const today = dayNumber(useToday()) ?? 0;
  return useMemo(
    () => (known.kind === 'loaded' ? dueToday(known.value, today, MAX_DUE_COUNT).length : null),
    [known, today],
  );
}
