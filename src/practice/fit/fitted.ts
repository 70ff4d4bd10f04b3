/** A box whose text is to be as large as the box allows; boxes of one group get one size. */
const BOX = '[data-fit]';

/** Below this nobody reads it. */
const SMALLEST_PX = 12;

const rootPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Whole words and whole lines inside the box. */
function isInside(box: HTMLElement): boolean {
  const text = box.firstElementChild;
  // A box that is not shown has no size.
  if (!text || box.clientHeight === 0) return true;
  return text.scrollWidth <= box.clientWidth && text.scrollHeight <= box.clientHeight;
}

function fitGroup(boxes: readonly HTMLElement[], largestPx: number): void {
  const fits = (px: number) => {
    for (const box of boxes) box.style.fontSize = `${px}px`;
    return boxes.every(isInside);
  };
  if (fits(largestPx)) return;
  let [low, high] = [SMALLEST_PX, Math.ceil(largestPx)];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  fits(low);
}

/** What its size depends on. */
const signOf = (boxes: readonly HTMLElement[]) =>
  boxes
    .map((box) => `${box.clientWidth} ${box.clientHeight} ${box.textContent} ${box.firstElementChild?.className ?? ''}`)
    .join('|');

/** The texts that were made to fit, and what they were then. */
export type Fitted = Map<string, string>;

/** Gives every text in the area the largest size at which it stays in its box; no word is broken for it. */
export function fitTexts(area: HTMLElement, fitted: Fitted): void {
  const rem = rootPx();
  const boxesOf = new Map<string, HTMLElement[]>();
  for (const box of area.querySelectorAll<HTMLElement>(BOX)) {
    const name = box.dataset['fit'] ?? '';
    boxesOf.set(name, [...(boxesOf.get(name) ?? []), box]);
  }
  for (const [name, boxes] of boxesOf) {
    if (fitted.get(name) === signOf(boxes)) continue;
    const largest = Math.min(...boxes.map(({ dataset }) => Number(dataset['fitMax'])));
    fitGroup(boxes, largest * rem);
    fitted.set(name, signOf(boxes));
  }
}
