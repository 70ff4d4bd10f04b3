import { useDeferredValue, useEffect, useMemo } from 'react';
import { whenIdle } from '../../../browser/whenIdle';
import { filterPoems } from '../../../domain/padyalu/filterPoems';
import type { Poem } from '../../../domain/padyalu/poem';
import { prepareSearch, searchPoems } from '../../../domain/padyalu/searchPoems';
import type { ListAddress } from './useListAddress';

const PREPARED_AT_ONCE = 100;

/** Reads the poems for the first search a few at a time, so that thousands of them do not hold up the page. */
function usePreparedSearch(poems: readonly Poem[]) {
  useEffect(() => {
    let isGone = false;
    const prepareFrom = (start: number) => {
      if (isGone || start >= poems.length) return;
      poems.slice(start, start + PREPARED_AT_ONCE).forEach(prepareSearch);
      whenIdle(() => prepareFrom(start + PREPARED_AT_ONCE));
    };
    whenIdle(() => prepareFrom(0));
    return () => {
      isGone = true;
    };
  }, [poems]);
}

/** The poems that were asked for. Typing goes on while they are being looked for. */
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
