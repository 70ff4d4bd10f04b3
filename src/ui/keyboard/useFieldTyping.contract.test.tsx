import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choicesByRule } from '../../domain/typing/knownWords';
import { type FieldTyping, useFieldTyping } from './useFieldTyping';

let typing: FieldTyping;

/** A controlled field, like every field in the app. */
function Typed() {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [text, setText] = useState('');
  const own = useFieldTyping(field, { choose: choicesByRule, enterPicks: true });
  useLayoutEffect(() => {
    typing = own;
  });
  return (
    <>
      <input ref={setField} value={text} maxLength={12} onChange={({ target }) => setText(target.value)} />
      <output>{own.choices.join(' ')}</output>
    </>
  );
}

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  flushSync(() => root.render(<Typed />));
});
afterEach(() => {
  flushSync(() => root.unmount());
  place.remove();
});

const entry = () => page.getByRole('textbox');
const element = () => {
  const found = entry().element();
  if (!(found instanceof HTMLInputElement)) throw new Error('no field');
  return found;
};

test('keys write at the caret, up to the maximum length of the field', async () => {
  await entry().fill('అమ్మ ఇల్లు');
  element().setSelectionRange(1, 1);
  typing.press({ kind: 'end', end: 'ం' });
  await expect.element(entry()).toHaveValue('అంమ్మ ఇల్లు');
  expect(element().selectionStart).toBe(2);
  for (let times = 0; times < 5; times += 1) typing.press({ kind: 'letter', letter: 'క' });
  expect(element().value).toHaveLength(12);
});

test('Latin letters bring choices; Enter picks the first, a number key another', async () => {
  await userEvent.type(entry(), 'amma');
  await expect.element(page.getByRole('status')).toHaveTextContent('అమ్మ');
  await userEvent.keyboard('{Enter}');
  await expect.element(entry()).toHaveValue('అమ్మ');
  await userEvent.type(entry(), ' nela');
  await expect.element(page.getByRole('status')).toHaveTextContent('నెల నేల');
  await userEvent.keyboard('2');
  await expect.element(entry()).toHaveValue('అమ్మ నేల');
});

test('Backspace removes a whole vottu', async () => {
  await entry().fill('');
  for (const key of [
    { kind: 'letter', letter: 'క' },
    { kind: 'vottu', letter: 'క' },
  ] as const)
    typing.press(key);
  await expect.element(entry()).toHaveValue('క్క');
  await userEvent.click(entry());
  await userEvent.keyboard('{End}{Backspace}');
  await expect.element(entry()).toHaveValue('క');
});

test('an input method’s composition is left alone', async () => {
  const field = element();
  field.focus();
  field.dispatchEvent(new CompositionEvent('compositionstart'));
  await entry().fill('amma');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  field.dispatchEvent(new CompositionEvent('compositionend', { data: 'amma' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('అమ్మ');
});
