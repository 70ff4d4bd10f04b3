import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Keys = {
  options: readonly string[];
  picked: string | null;
  onPick: (option: string) => void;
  onNext: () => void;
};

const FORWARD = ['ArrowDown', 'ArrowRight'];
const BACKWARD = ['ArrowUp', 'ArrowLeft'];
const WITH_OWN_KEYS = 'input, textarea, select, dialog, [role="dialog"]';
const OPTION = '[data-option]';

/** Numbers choose, arrows move from option to option, Enter chooses and then goes on. */
export function useQuizKeys({ options, picked, onPick, onNext }: Keys): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);

  const moveBy = (step: number) => {
    const buttons = [...(area.current?.querySelectorAll<HTMLElement>(OPTION) ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = at < 0 ? (step > 0 ? 0 : buttons.length - 1) : (at + step + buttons.length) % buttons.length;
    buttons[next]?.focus();
  };

  /** Where Enter does nothing of its own: beside every control, and on the option that is chosen already. */
  const isFree = (target: Element) => {
    const control = target.closest<HTMLElement>('button, a, summary');
    return !control || (control.dataset['option'] !== undefined && control.dataset['option'] === picked);
  };

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!(target instanceof Element) || target.closest(WITH_OWN_KEYS)) return;
    const option = /^[1-9]$/.test(key) ? options[Number(key) - 1] : undefined;
    if (option !== undefined) onPick(option);
    else if (FORWARD.includes(key)) moveBy(1);
    else if (BACKWARD.includes(key)) moveBy(-1);
    else if (key === 'Enter' && picked !== null && isFree(target)) onNext();
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
