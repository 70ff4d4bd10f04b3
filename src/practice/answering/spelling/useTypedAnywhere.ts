import { useEffect } from 'react';

const LETTER = /^\p{L}$/u;

/** Typing a letter anywhere moves the focus to the field. */
export function useTypedAnywhere(field: HTMLInputElement | null): void {
  useEffect(() => {
    if (!field) return undefined;
    const typed = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || !LETTER.test(key)) return;
      if (!(target instanceof HTMLInputElement)) field.focus();
    };
    document.addEventListener('keydown', typed);
    return () => document.removeEventListener('keydown', typed);
  }, [field]);
}
