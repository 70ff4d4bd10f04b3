import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Keys = { readonly canContinue: boolean; readonly onContinue: () => void };

const FORWARD = ['ArrowDown', 'ArrowRight'];
const BACKWARD = ['ArrowUp', 'ArrowLeft'];
const WITH_OWN_KEYS = 'input, textarea, select, dialog, [role="dialog"]';
/** A field that holds the answer leaves Enter to the room. */
const ANSWER_FIELD = '[data-typed]';
const OPTION = '[data-option]';
const DONE_WITH = '[aria-pressed="true"], [aria-disabled="true"]';

/** Numbers pick the options below, arrows move between them, Enter goes on once there is an answer. */
export function useOptionKeys<E extends HTMLElement>({ canContinue, onContinue }: Keys): RefObject<E | null> {
  const area = useRef<E>(null);
  const options = () => [...(area.current?.querySelectorAll<HTMLElement>(OPTION) ?? [])];

  const moveBy = (step: number) => {
    const all = options();
    const at = all.findIndex((option) => option === document.activeElement);
    const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
    all[next]?.focus();
  };

  /** Where Enter does nothing of its own: beside every control, and on an option that is picked already. */
  const isFree = (target: Element) => {
    const control = target.closest('button, a, summary');
    return !control || (control.matches(OPTION) && control.matches(DONE_WITH));
  };

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!(target instanceof Element) || event.isComposing) return;
    if (target.closest(WITH_OWN_KEYS) && !(key === 'Enter' && target.matches(ANSWER_FIELD))) return;
    const option = /^[1-9]$/.test(key) ? options()[Number(key) - 1] : undefined;
    if (option) {
      option.click();
      // From here Enter goes on, wherever the focus was: on a speaker it would only speak again.
      option.focus({ preventScroll: true });
    } else if (FORWARD.includes(key)) moveBy(1);
    else if (BACKWARD.includes(key)) moveBy(-1);
    else if (key === 'Enter' && canContinue && isFree(target)) onContinue();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return area;
}
