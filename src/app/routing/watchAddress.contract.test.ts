import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchAddress } from './watchAddress';

const opened = location.href;
const seen: string[] = [];
let stop: () => void;
const watch = () => {
  stop = watchAddress(() => void seen.push(location.hash));
};

const link = document.createElement('button');
link.addEventListener('click', () => history.pushState(null, '', '#asked-for'));

beforeEach(() => {
  seen.length = 0;
  document.body.append(link);
});
afterEach(() => {
  stop();
  link.remove();
  vi.unstubAllGlobals();
  history.replaceState(null, '', opened);
});

describe.each(['with', 'without'])('a browser %s the Navigation API', (has) => {
  beforeEach(() => {
    if (has === 'without') vi.stubGlobal('navigation', undefined);
    watch();
  });

  test('reports the address that a tap leads to', async () => {
    link.click();
    await expect.poll(() => seen).toEqual(['#asked-for']);
  });

  test('reports going back', async () => {
    link.click();
    await expect.poll(() => seen).toHaveLength(1);
    history.back();
    await expect.poll(() => seen.at(-1)).toBe(new URL(opened).hash);
  });

  test('reports nothing after it is stopped', async () => {
    stop();
    link.click();
    await new Promise((done) => setTimeout(done));
    expect(seen).toEqual([]);
  });
});
