/** A text grows as large as its box allows; boxes of one group get one size. */
const BOX = '[data-fit]';

/** Smaller text is unreadable. */
const MIN_FONT_PX = 12;

const rootPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Whole words and whole lines must fit. */
function isInside(box: HTMLElement): boolean {
  const text = box.firstElementChild;
  // A hidden element has no client rects; a visible one may have no height.
  if (!text || box.getClientRects().length === 0) return true;
  return text.scrollWidth <= box.clientWidth && text.scrollHeight <= box.clientHeight;
}

type Group = { readonly name: string; readonly boxes: readonly HTMLElement[]; readonly maxPx: number };

function setSize({ boxes }: Group, px: number): void {
  for (const box of boxes) box.style.fontSize = `${px}px`;
}

/** Returns whether it fits at some size. */
function shrink(group: Group): boolean {
  const fits = (px: number) => {
    setSize(group, px);
    return group.boxes.every(isInside);
  };
  let [low, high] = [MIN_FONT_PX, Math.ceil(group.maxPx)];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  setSize(group, low);
  return low > MIN_FONT_PX || group.boxes.every(isInside);
}

/** Everything that the size depends on. */
const cacheKeyOf = (boxes: readonly HTMLElement[]) =>
  boxes
    .map((box) => `${box.clientWidth} ${box.clientHeight} ${box.textContent} ${box.firstElementChild?.className ?? ''}`)
    .join('|');

/** The texts that already fit, each with its cache key. */
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
    maxPx: rem * Math.min(...boxes.map(({ dataset }) => Number(dataset['fitMax']))),
  }));
}

/**
 * Gives every text the largest size that fits its box without breaking a word. Sizes are set before anything is
 * measured, because each change between two measurements forces another layout. Reports if even the smallest size is
 * too large.
 */
export function fitTexts(area: HTMLElement, fitted: Fitted): { readonly areInside: boolean } {
  const changed = groupsIn(area).filter(
    ({ name, boxes }) => !fitted.has(name) || fitted.get(name) !== cacheKeyOf(boxes),
  );
  for (const group of changed) setSize(group, group.maxPx);
  const tooLarge = changed.filter(({ boxes }) => !boxes.every(isInside));
  const shrunk = tooLarge.map(shrink);
  for (const { name, boxes } of changed) fitted.set(name, cacheKeyOf(boxes));
  return { areInside: shrunk.every(Boolean) };
}
