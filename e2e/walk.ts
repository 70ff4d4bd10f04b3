import type { Page } from '@playwright/test';

/** An option by its place or its text, or a button by its words. */
type Pressed = number | string | RegExp;

/** Something is pressed; words are waited for; the exercise is left behind. */
export type Step = { readonly press: Pressed } | { readonly see: RegExp } | 'gone';

/**
 * Takes these steps in the exercise on show. They are taken inside the page, where one costs a millisecond instead of a
 * twentieth of a second; as for a finger, what is pressed must be in sight, open and not covered.
 */
export const walk = (page: Page, steps: readonly Step[]): Promise<void> =>
  page.evaluate(async (inTurn) => {
    const before = document.querySelector('[data-exercise]');
    const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) === true;
    const until = async <T>(what: string, find: () => T | null | undefined | false): Promise<T> => {
      const end = performance.now() + 10_000;
      for (;;) {
        const found = find();
        if (found) return found;
        if (performance.now() > end) throw new Error(`${what} did not come`);
        await new Promise(requestAnimationFrame);
      }
    };
    const isOpen = (element: Element) => !element.matches(':disabled, [aria-disabled=true]');
    const isReached = (element: Element) => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const wanted = (press: Pressed): Element | null | undefined => {
      if (typeof press === 'number') return before?.querySelectorAll('[data-option]')[press];
      if (typeof press === 'string') return document.querySelector(`[data-option="${CSS.escape(press)}"]`);
      return [...document.querySelectorAll('button')].find(
        (button) => press.test(button.textContent?.trim() ?? '') && isShown(button),
      );
    };
    for (const step of inTurn) {
      if (step === 'gone') await until('the end of the exercise', () => !isShown(before));
      else if ('see' in step)
        await until(String(step.see), () =>
          [...document.querySelectorAll('[role=status]')].some(
            (status) => isShown(status) && step.see.test(status.textContent ?? ''),
          ),
        );
      else {
        const pressed = await until(`a way to press ${step.press}`, () => {
          const found = wanted(step.press);
          return found && isShown(found) && isOpen(found) && isReached(found) ? found : null;
        });
        if (pressed instanceof HTMLElement) pressed.click();
        // What follows from it is drawn first.
        await new Promise((drawn) => setTimeout(drawn));
      }
    }
  }, steps);
