import { type RefObject, useEffect, useRef } from 'react';

/** What should be read next takes the focus whenever `step` changes, but not on the first sight of the page. */
export function useFocusOn<E extends HTMLElement>(step: unknown, alsoAtFirst = false): RefObject<E | null> {
  const ref = useRef<E>(null);
  const shown = useRef(alsoAtFirst ? undefined : step);
  useEffect(() => {
    if (Object.is(shown.current, step)) return;
    shown.current = step;
    ref.current?.focus({ preventScroll: true });
  }, [step]);
  return ref;
}
