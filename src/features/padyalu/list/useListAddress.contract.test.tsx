import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ListAddress, useListAddress } from './useListAddress';

let list: ListAddress;

function List() {
  const own = useListAddress();
  useLayoutEffect(() => {
    list = own;
  });
  return null;
}

const opened = location.href;
let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <BrowserRouter>
        <List />
      </BrowserRouter>,
    ),
  );
});
afterEach(() => {
  flushSync(() => root.unmount());
  vi.useRealTimers();
  history.replaceState(null, '', opened);
});

const askedFor = () => new URLSearchParams(location.search).get('q');

test('what was typed is in the address after a pause', () => {
  list.type(' ఉప్పు ');
  expect(askedFor()).toBeNull();
  vi.runAllTimers();
  expect(askedFor()).toBe('ఉప్పు');
});

test('who has gone on to a poem meanwhile is not led back, even while the list is still on show', () => {
  list.type('ఉప్పు');
  history.pushState(null, '', '/poem');
  vi.runAllTimers();
  expect(location.pathname).toBe('/poem');
  expect(askedFor()).toBeNull();
});
