import { useEffect, useEffectEvent, useState } from 'react';
import { hasTelugu } from '../../domain/script/letters';
import { type Key, pressed } from '../../domain/typing/keys';
import type { Chooser } from '../../domain/typing/knownWords';
import { latinBefore } from '../../domain/typing/latin';
import { partsOf, withoutLastPart } from '../../domain/typing/parts';

type Options = {
  /** Maps Latin letters to their possible Telugu spellings. */
  choose: Chooser;
  /** For fields that take only Telugu: Enter picks the first choice. */
  enterPicks?: boolean;
};

export type FieldTyping = {
  readonly before: string;
  /** Telugu spellings for the Latin letters before the caret. */
  readonly choices: readonly string[];
  readonly press: (key: Key) => void;
  readonly takeAway: () => void;
  readonly pick: (choice: string) => void;
};

const beforeCaret = ({ value, selectionStart }: HTMLInputElement) => value.slice(0, selectionStart ?? value.length);

/** Replaces the text before the caret, and the selection. */
function write(field: HTMLInputElement, before: string): void {
  const end = field.selectionEnd ?? field.value.length;
  const length = before.length + field.value.length - end;
  if (field.maxLength >= 0 && length > field.maxLength && length > field.value.length) return;
  field.setRangeText(before, 0, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Types Telugu into a field at its caret, with our keys or in Latin letters. Input methods are left alone. */
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
    // A learner who types Telugu with the device's own keyboard expects its own Backspace.
    let isTypedByDevice = false;
    const updateBefore = () => setBefore(beforeCaret(field));
    // Listens on the document, so that React stores the new value first; rendering before that would lose it.
    const input = ({ target }: Event) => target === field && updateBefore();
    const start = () => setComposing(true);
    const end = () => {
      isTypedByDevice = true;
      setComposing(false);
      updateBefore();
    };
    const beforeInput = (event: InputEvent) => {
      if (event.data !== null && hasTelugu(event.data)) isTypedByDevice = true;
      if (event.inputType !== 'deleteContentBackward' || event.isComposing || !event.cancelable || isTypedByDevice)
        return;
      const last = partsOf(beforeCaret(field)).at(-1) ?? '';
      // Browsers would leave the ్ of a vottu behind.
      if (field.selectionStart !== field.selectionEnd || [...last].length < 2 || !hasTelugu(last)) return;
      event.preventDefault();
      write(field, withoutLastPart(beforeCaret(field)));
      updateBefore();
    };
    const typed = (event: KeyboardEvent) => keyDown(event);
    const moved = () => document.activeElement === field && updateBefore();
    updateBefore();
    field.addEventListener('keydown', typed);
    document.addEventListener('input', input);
    field.addEventListener('beforeinput', beforeInput);
    field.addEventListener('compositionstart', start);
    field.addEventListener('compositionend', end);
    document.addEventListener('selectionchange', moved);
    return () => {
      field.removeEventListener('keydown', typed);
      document.removeEventListener('input', input);
      field.removeEventListener('beforeinput', beforeInput);
      field.removeEventListener('compositionstart', start);
      field.removeEventListener('compositionend', end);
      document.removeEventListener('selectionchange', moved);
    };
  }, [field]);

  return { before, choices, press: (key) => change((text) => pressed(text, key)), takeAway, pick };
}
