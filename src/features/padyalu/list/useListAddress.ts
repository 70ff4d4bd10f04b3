import { useEffect, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';

// Not at every key: browsers limit how often an address may change.
const TYPING_PAUSE_MS = 400;

type Name = 'poet' | 'tag' | 'grade' | 'q';
type Changes = { readonly [N in Name]?: string };

function changed(before: URLSearchParams, changes: Changes): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
}

/** The chosen poet and the filters. They live in the address, so that going back and sharing a link bring them back. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const navigation = useNavigationType();
  const query = params.get('q') ?? '';
  const [typed, setTyped] = useState(query);
  const timer = useRef(0);

  // Takes along what was typed a moment ago: later it would be put into an address that is gone.
  const change = (changes: Changes) => {
    clearTimeout(timer.current);
    setParams((before) => changed(before, { q: typed.trim(), ...changes }));
  };

  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    const { href } = location;
    timer.current = window.setTimeout(() => {
      // A slow phone may still show the list while a poem that was touched is on its way.
      if (location.href !== href) return;
      setParams((before) => changed(before, { q: text.trim() }), { replace: true });
    }, TYPING_PAUSE_MS);
  };

  // What was typed is ahead of the address, unless the learner went back to an older one.
  useEffect(() => {
    if (navigation !== 'POP') return;
    clearTimeout(timer.current);
    setTyped(query);
  }, [navigation, query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const clearFilters = () => {
    setTyped('');
    change({ tag: '', grade: '', q: '' });
  };

  return {
    poetId: params.get('poet') || undefined,
    tag: params.get('tag') || undefined,
    grade: Number(params.get('grade')) || undefined,
    typed,
    type,
    change,
    clearFilters,
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
