import { type RefObject, useEffect, useRef } from 'react';

/** What should be read next takes the focus whenever `step` changes. */
export function useFocusOn<E extends HTMLElement>(step: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, [step]);
  return ref;
}
