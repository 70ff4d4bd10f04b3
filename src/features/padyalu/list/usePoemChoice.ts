import { useDeferredValue, useEffect, useMemo } from 'react';
import { whenIdle } from '../../../browser/whenIdle';
import { filterPoems } from '../../../domain/padyalu/filterPoems';
import type { Poem } from '../../../domain/padyalu/poem';
import { prepareSearch, searchPoems } from '../../../domain/padyalu/searchPoems';
import type { ListAddress } from './useListAddress';

const BATCH_SIZE = 100;

/** Prepares the first search in batches, so that thousands of poems do not block the page. */
function usePreparedSearch(poems: readonly Poem[]) {
  useEffect(() => {
    let isGone = false;
    const prepareFrom = (start: number) => {
      if (isGone || start >= poems.length) return;
      poems.slice(start, start + BATCH_SIZE).forEach(prepareSearch);
      whenIdle(() => prepareFrom(start + BATCH_SIZE));
    };
    whenIdle(() => prepareFrom(0));
    return () => {
      isGone = true;
    };
  }, [poems]);
}

/** The poems that match the choice. Typing stays responsive during the search. */
export function usePoemChoice(poems: readonly Poem[], { poetId, tag, grade, typed }: ListAddress) {
  usePreparedSearch(poems);
  const query = useDeferredValue(typed.trim());
  const chosen = useMemo(
    () => searchPoems(filterPoems(poems, { poetId, tag, grade }), query),
    [poems, poetId, tag, grade, query],
  );
  const isFiltered = tag !== undefined || grade !== undefined || query !== '';
  return { chosen, isFiltered, key: JSON.stringify([poetId, tag, grade, query]) };
}
