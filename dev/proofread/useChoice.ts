import { useEffect, useState } from 'react';
import type { Choice } from '../../scripts/proofreading/search.mjs';

function choiceInAddress(): Choice {
  const asked = new URLSearchParams(location.search);
  return { place: asked.get('place') ?? '', search: asked.get('search') ?? '', isNotedOnly: asked.has('noted') };
}

function addressOf({ place, search, isNotedOnly }: Choice): string {
  const asked = new URLSearchParams({
    ...(place && { place }),
    ...(search && { search }),
    ...(isNotedOnly && { noted: '' }),
  });
  return asked.size > 0 ? `?${asked}` : location.pathname;
}

/** What is looked for, kept in the address: a proofreader goes on tomorrow where she stopped. */
export function useChoice() {
  const [choice, setChoice] = useState(choiceInAddress);
  useEffect(() => history.replaceState(null, '', addressOf(choice)), [choice]);
  return [choice, setChoice] as const;
}
