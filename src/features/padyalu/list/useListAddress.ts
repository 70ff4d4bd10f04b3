import { useEffect, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';

// Not on every key press: browsers limit how often a URL may change.
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

/** The poet and the filters are stored in the URL, so that going back or sharing a link restores them. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const navigation = useNavigationType();
  const query = params.get('q') ?? '';
  const [typed, setTyped] = useState(query);
  const timer = useRef(0);

  // Includes recently typed text now: later, the timer would write it into an outdated URL.
  const change = (changes: Changes) => {
    clearTimeout(timer.current);
    setParams((before) => changed(before, { q: typed.trim(), ...changes }));
  };

  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    const { href } = location;
    timer.current = window.setTimeout(() => {
      // A slow phone may still show the list while an opened poem loads.
      if (location.href !== href) return;
      setParams((before) => changed(before, { q: text.trim() }), { replace: true });
    }, TYPING_PAUSE_MS);
  };

  // The typed text is newer than the URL, unless the learner went back.
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
