import { useEffect, useEffectEvent } from 'react';

const WAYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys turn the page, except where they mean something else: in a form field or an open dialog. */
export function useArrowKeys(onTurn: (by: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = WAYS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest('select, input, textarea, dialog')) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onTurn(by);
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
