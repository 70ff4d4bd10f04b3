import { afterEach, expect, test } from 'vitest';
import { fitTexts } from './fitted';

const area = document.createElement('div');
afterEach(() => area.replaceChildren());

/** A box of this size with a text of up to 4 rem. */
function boxOf(width: number, height: number, text: string, style = ''): HTMLElement {
  document.body.append(area);
  const box = document.createElement('div');
  Object.assign(box.dataset, { fit: text, fitMax: '4' });
  box.style.cssText = `width: ${width}px; height: ${height}px; ${style}`;
  const inner = document.createElement('span');
  inner.style.display = 'inline-block';
  inner.textContent = text;
  box.append(inner);
  area.append(box);
  return box;
}

const sizeOf = (box: HTMLElement) => Number.parseFloat(box.style.fontSize);

test('a text is as large as its box allows', () => {
  const [wide, narrow] = [boxOf(600, 200, 'అమ్మ'), boxOf(60, 200, 'చందమామ')];
  expect(fitTexts(area, new Map())).toEqual({ areInside: true });
  expect(sizeOf(wide)).toBe(64);
  expect(sizeOf(narrow)).toBeLessThan(40);
  expect(sizeOf(narrow)).toBeGreaterThan(12);
});

test.each([
  ['that is too low', 8],
  ['without any height', 0],
])('a box %s reports that its text does not fit, and the text stays readable', (_, height) => {
  const box = boxOf(200, height, 'అమ్మ');
  expect(fitTexts(area, new Map())).toEqual({ areInside: false });
  expect(sizeOf(box)).toBe(12);
});

test('a hidden box is ignored', () => {
  boxOf(200, 0, 'అమ్మ', 'display: none');
  expect(fitTexts(area, new Map())).toEqual({ areInside: true });
});
