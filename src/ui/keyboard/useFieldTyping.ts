import { useEffect, useEffectEvent, useState } from 'react';
import { hasTelugu } from '../../domain/script/letters';
import { type Key, pressed } from '../../domain/typing/keys';
import type { Chooser } from '../../domain/typing/knownWords';
import { latinBefore } from '../../domain/typing/latin';
import { partsOf, withoutLastPart } from '../../domain/typing/parts';

type Options = {
  /** What Latin letters may mean. */
  choose: Chooser;
  /** Where only Telugu is typed, Enter takes the first choice. */
  enterPicks?: boolean;
};

export type FieldTyping = {
  /** The text before the caret. */
  readonly before: string;
  /** What the Latin letters before the caret may be in Telugu. */
  readonly choices: readonly string[];
  readonly press: (key: Key) => void;
  readonly takeAway: () => void;
  readonly pick: (choice: string) => void;
};

const beforeCaret = ({ value, selectionStart }: HTMLInputElement) => value.slice(0, selectionStart ?? value.length);

/** Puts this text in the place of all that stands before the caret, and of what is selected. */
function write(field: HTMLInputElement, before: string): void {
  const end = field.selectionEnd ?? field.value.length;
  const length = before.length + field.value.length - end;
  if (field.maxLength >= 0 && length > field.maxLength && length > field.value.length) return;
  field.setRangeText(before, 0, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Typing Telugu into a field at its caret, by keys of ours and in Latin letters. An input method is left alone. */
export function useFieldTyping(field: HTMLInputElement | null, { choose, enterPicks = false }: Options): FieldTyping {
  const [before, setBefore] = useState('');
  const [isComposing, setComposing] = useState(false);
  const latin = isComposing ? '' : latinBefore(before);
  const choices = latin === '' ? [] : choose(latin);

  const change = (changed: (text: string) => string) => {
    if (!field || field.disabled || field.readOnly) return;
    write(field, changed(beforeCaret(field)));
    setBefore(beforeCaret(field));
  };
  const pick = (choice: string) => change((text) => text.slice(0, text.length - latin.length) + choice);
  const takeAway = () => {
    const isSelected = field !== null && field.selectionStart !== field.selectionEnd;
    change((text) => (isSelected ? text : withoutLastPart(text)));
  };

  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || choices.length === 0) return;
    const numbered = /^[1-9]$/u.test(event.key) ? choices[Number(event.key) - 1] : undefined;
    const picked = event.key === 'Enter' && enterPicks ? choices[0] : numbered;
    if (picked === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    pick(picked);
  });

  useEffect(() => {
    if (!field) return undefined;
    // Whoever types Telugu with the device's own keys takes away with them, too.
    let isOwnTelugu = false;
    const look = () => setBefore(beforeCaret(field));
    // At the document, after whoever keeps the text has heard of it: drawn again before, the field would lose it.
    const changed = ({ target }: Event) => target === field && look();
    const start = () => setComposing(true);
    const end = () => {
      isOwnTelugu = true;
      setComposing(false);
      look();
    };
    const beforeInput = (event: InputEvent) => {
      if (event.data !== null && hasTelugu(event.data)) isOwnTelugu = true;
      if (event.inputType !== 'deleteContentBackward' || event.isComposing || !event.cancelable || isOwnTelugu) return;
      const last = partsOf(beforeCaret(field)).at(-1) ?? '';
      // A browser would leave the ్ of a vottu behind.
      if (field.selectionStart !== field.selectionEnd || [...last].length < 2 || !hasTelugu(last)) return;
      event.preventDefault();
      write(field, withoutLastPart(beforeCaret(field)));
      look();
    };
    const typed = (event: KeyboardEvent) => keyDown(event);
    const moved = () => document.activeElement === field && look();
    look();
    field.addEventListener('keydown', typed);
    document.addEventListener('input', changed);
    field.addEventListener('beforeinput', beforeInput);
    field.addEventListener('compositionstart', start);
    field.addEventListener('compositionend', end);
    document.addEventListener('selectionchange', moved);
    return () => {
      field.removeEventListener('keydown', typed);
      document.removeEventListener('input', changed);
      field.removeEventListener('beforeinput', beforeInput);
      field.removeEventListener('compositionstart', start);
      field.removeEventListener('compositionend', end);
      document.removeEventListener('selectionchange', moved);
    };
  }, [field]);

  return { before, choices, press: (key) => change((text) => pressed(text, key)), takeAway, pick };
}
