import { useEffect, useState } from 'react';
import type { Choice } from '../../scripts/proofreading/search.mjs';

function choiceInAddress(): Choice {
  const query = new URLSearchParams(location.search);
  return { place: query.get('place') ?? '', search: query.get('search') ?? '', isNotedOnly: query.has('noted') };
}

function addressOf({ place, search, isNotedOnly }: Choice): string {
  const query = new URLSearchParams({
    ...(place && { place }),
    ...(search && { search }),
    ...(isNotedOnly && { noted: '' }),
  });
  return query.size > 0 ? `?${query}` : location.pathname;
}

/** The address stores the filters, so that a proofreader can continue tomorrow. */
export function useChoice() {
  const [choice, setChoice] = useState(choiceInAddress);
  useEffect(() => history.replaceState(null, '', addressOf(choice)), [choice]);
  return [choice, setChoice] as const;
}
