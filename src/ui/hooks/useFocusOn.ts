import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the element whenever `step` changes; on the first render only with `focusFirst`. */
export function useFocusOn<E extends HTMLElement>(step: unknown, focusFirst = false): RefObject<E | null> {
  const ref = useRef<E>(null);
  const shown = useRef(focusFirst ? undefined : step);
  useEffect(() => {
    if (Object.is(shown.current, step)) return;
    shown.current = step;
    ref.current?.focus({ preventScroll: true });
  }, [step]);
  return ref;
}
