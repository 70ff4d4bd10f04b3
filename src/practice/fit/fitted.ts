/** A box whose text is to be as large as the box allows; boxes of one group get one size. */
const BOX = '[data-fit]';

/** Below this nobody reads it. */
const MIN_FONT_PX = 12;

const rootPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Whole words and whole lines inside the box. */
function isInside(box: HTMLElement): boolean {
  const text = box.firstElementChild;
  // What is not shown has no box; one that is shown may have been left no height at all.
  if (!text || box.getClientRects().length === 0) return true;
  return text.scrollWidth <= box.clientWidth && text.scrollHeight <= box.clientHeight;
}

type Group = { readonly name: string; readonly boxes: readonly HTMLElement[]; readonly largestPx: number };

function setSize({ boxes }: Group, px: number): void {
  for (const box of boxes) box.style.fontSize = `${px}px`;
}

/** Whether a size was found at which it fits. */
function shrink(group: Group): boolean {
  const fits = (px: number) => {
    setSize(group, px);
    return group.boxes.every(isInside);
  };
  let [low, high] = [MIN_FONT_PX, Math.ceil(group.largestPx)];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  setSize(group, low);
  return low > MIN_FONT_PX || group.boxes.every(isInside);
}

/** What its size depends on. */
const signOf = (boxes: readonly HTMLElement[]) =>
  boxes
    .map((box) => `${box.clientWidth} ${box.clientHeight} ${box.textContent} ${box.firstElementChild?.className ?? ''}`)
    .join('|');

/** The texts that were made to fit, and what they were then. */
export type Fitted = Map<string, string>;

function groupsIn(area: HTMLElement): readonly Group[] {
  const rem = rootPx();
  const boxesOf = new Map<string, HTMLElement[]>();
  for (const box of area.querySelectorAll<HTMLElement>(BOX)) {
    const name = box.dataset['fit'] ?? '';
    boxesOf.set(name, [...(boxesOf.get(name) ?? []), box]);
  }
  return [...boxesOf].map(([name, boxes]) => ({
    name,
    boxes,
    largestPx: rem * Math.min(...boxes.map(({ dataset }) => Number(dataset['fitMax']))),
  }));
}

/**
 * Gives every text in the area the largest size at which it stays in its box; no word is broken for it. Sizes are set
 * before anything is measured: each change between two measures has the browser lay out everything anew. Where even the
 * smallest is too large, that is said.
 */
export function fitTexts(area: HTMLElement, fitted: Fitted): { readonly areInside: boolean } {
  const changed = groupsIn(area).filter(({ name, boxes }) => !fitted.has(name) || fitted.get(name) !== signOf(boxes));
  for (const group of changed) setSize(group, group.largestPx);
  const tooLarge = changed.filter(({ boxes }) => !boxes.every(isInside));
  const shrunk = tooLarge.map(shrink);
  for (const { name, boxes } of changed) fitted.set(name, signOf(boxes));
  return { areInside: shrunk.every(Boolean) };
}
