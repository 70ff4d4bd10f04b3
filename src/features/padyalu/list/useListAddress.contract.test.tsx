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

const queryInUrl = () => new URLSearchParams(location.search).get('q');

test('the typed text is in the URL after a pause', () => {
  list.type(' ఉప్పు ');
  expect(queryInUrl()).toBeNull();
  vi.runAllTimers();
  expect(queryInUrl()).toBe('ఉప్పు');
});

test('a learner who has opened a poem is not taken back, even while the list is still visible', () => {
  list.type('ఉప్పు');
  history.pushState(null, '', '/poem');
  vi.runAllTimers();
  expect(location.pathname).toBe('/poem');
  expect(queryInUrl()).toBeNull();
});
