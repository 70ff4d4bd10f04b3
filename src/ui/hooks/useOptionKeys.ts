import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Keys = { readonly canContinue: boolean; readonly onContinue: () => void };

const FORWARD = ['ArrowDown', 'ArrowRight'];
const BACKWARD = ['ArrowUp', 'ArrowLeft'];
const HANDLES_OWN_KEYS = 'input, textarea, select, dialog, [role="dialog"]';
/** Enter in an answer field goes to the room, which checks the answer. */
const ANSWER_FIELD = '[data-typed]';
const OPTION = '[data-option]';
const PICKED_OR_DISABLED = '[aria-pressed="true"], [aria-disabled="true"]';

/** Number keys pick an option, arrow keys move between options, and Enter continues once there is an answer. */
export function useOptionKeys<E extends HTMLElement>({ canContinue, onContinue }: Keys): RefObject<E | null> {
  const area = useRef<E>(null);
  const options = () => [...(area.current?.querySelectorAll<HTMLElement>(OPTION) ?? [])];

  const moveBy = (step: number) => {
    const all = options();
    const at = all.findIndex((option) => option === document.activeElement);
    const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
    all[next]?.focus();
  };

  /**
   * Enter continues only where it has no effect of its own: outside controls, or on an option that is already picked.
   */
  const isEnterFree = (target: Element) => {
    const control = target.closest('button, a, summary');
    return !control || (control.matches(OPTION) && control.matches(PICKED_OR_DISABLED));
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!(target instanceof Element) || event.isComposing) return;
    if (target.closest(HANDLES_OWN_KEYS) && !(key === 'Enter' && target.matches(ANSWER_FIELD))) return;
    const option = /^[1-9]$/.test(key) ? options()[Number(key) - 1] : undefined;
    if (option) {
      option.click();
      // Move the focus to the option: on a speak button, Enter would speak again instead of continuing.
      option.focus({ preventScroll: true });
    } else if (FORWARD.includes(key)) moveBy(1);
    else if (BACKWARD.includes(key)) moveBy(-1);
    else if (key === 'Enter' && canContinue && isEnterFree(target)) onContinue();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return area;
}
