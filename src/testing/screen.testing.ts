import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** The smallest height of a button that a child's finger hits, in pixels. */
const MIN_TOUCH_HEIGHT = 44;

/** Elements are found by their role and their whole name. */
export const screen = {
  button: (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true }),
  link: (name: string | RegExp): Locator => page.getByRole('link', { name, exact: true }),
  heading: (name: string | RegExp): Locator => page.getByRole('heading', { name, exact: true }),
  text: (text: string | RegExp): Locator => page.getByText(text, { exact: true }),
};

/** A label belongs to what a finger hits. */
const touchedPart = (element: Element): Element =>
  element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;

function expectTouchable(element: Element): void {
  const { height } = touchedPart(element).getBoundingClientRect();
  const name = element.getAttribute('aria-label') ?? element.textContent;
  expect(Math.round(height), `the height of “${name}”`).toBeGreaterThanOrEqual(MIN_TOUCH_HEIGHT);
}

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
const isEnabled = (element: Element) => !element.matches(':disabled, [aria-disabled=true]');

function isReachable(element: Element): boolean {
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  const part = touchedPart(element);
  const { left, top, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Waits inside the page, where a look takes less than a millisecond. */
export const waitFor = <T>(look: () => T): Promise<T> => vi.waitFor(look, { timeout: 10_000, interval: 5 });

/** Waits until a finger could press the element. */
const reachable = (find: () => Element | null | undefined, name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const element = find();
    if (!(element instanceof HTMLElement)) throw new Error(`${name} is not on the page`);
    if (!isShown(element)) throw new Error(`${name} is hidden`);
    if (!isEnabled(element)) throw new Error(`${name} is disabled`);
    if (!isReachable(element)) throw new Error(`${name} is covered`);
    return element;
  });

/** Presses what `find` returns, as soon as a finger could; it must be large enough for one. */
export async function pressFound(find: () => Element | null | undefined, name: string): Promise<void> {
  const element = await reachable(find, name);
  expectTouchable(element);
  element.click();
  // Let the page render the effect first.
  await new Promise((rendered) => setTimeout(rendered));
}

/** Presses a button, link, checkbox or radio button. */
export const press = (target: Locator): Promise<void> => pressFound(() => target.query(), String(target));

export async function expectShown(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
}
