import type { Page } from '@playwright/test';
import { isSolved } from '../src/exercises/solvers';
import type { DrawnKindName } from '../src/exercises/kinds';
import type { Seen } from '../src/exercises/solver';

export const shown = (page: Page) => page.locator('[data-exercise]');
export const options = (page: Page) => shown(page).locator('[data-option]');
export const currentKind = async (page: Page) => (await shown(page).getAttribute('data-exercise')) ?? '';

/** A test cannot hear, so it asks for the sound in Latin letters. */
const CANNOT_HEAR_LABELS = ['I can’t hear it', 'నాకు వినిపించడం లేదు'];

/** Reads the current exercise as a child sees it. */
export async function readExercise(page: Page): Promise<{ readonly kind: DrawnKindName; readonly seen: Seen }> {
  // The room may open before the lazy chunk with this kind's view has loaded.
  await shown(page).locator('[data-option], [data-typed], [data-slate]').first().waitFor();
  const { kind, ...seen } = await shown(page).evaluate(async (section, labels) => {
    const instead = [...section.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
      labels.includes((ariaLabel ?? textContent ?? '').trim()),
    );
    if (instead?.checkVisibility()) {
      instead.click();
      await new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      });
    }
    const nodes = (selector: string, inside: Element = section) => [...inside.querySelectorAll<HTMLElement>(selector)];
    const textOf = (node: HTMLElement) => {
      const copy = node.cloneNode(true);
      if (!(copy instanceof HTMLElement)) return '';
      for (const hidden of copy.querySelectorAll('.sr-only, [aria-hidden]')) hidden.remove();
      return (copy.textContent ?? '').trim();
    };
    const labelOf = (node: Element | null) => node?.getAttribute('aria-label') ?? '';
    const [mark] = nodes('[data-asked] mark');
    const siblings = [...(mark?.parentNode?.childNodes ?? [])];
    const beforeMark = mark && siblings.slice(0, siblings.indexOf(mark)).map(({ textContent }) => textContent);
    const [before] = nodes('[data-before]');
    const gap = [...(section.querySelector('[data-gap]')?.childNodes ?? [])];
    return {
      kind: section.getAttribute('data-exercise') ?? '',
      // A question may also be a picture without text.
      asked: [
        ...nodes('[data-asked]').map(textOf),
        ...nodes('[data-asked-picture]').map((node) => node.textContent ?? ''),
        ...nodes('[data-slate]').map(labelOf),
      ],
      beforeMark: beforeMark?.join('') ?? null,
      before: before ? textOf(before) : null,
      gap: gap
        .map((node) => (node instanceof Text ? node.data : '\n'))
        .join('')
        .split('\n')
        .map((part) => part.trim()),
      options: nodes('[data-option]').map((option) => ({
        text: textOf(option),
        label: labelOf(option) || labelOf(option.querySelector('[role=img]')),
        group: nodes('[role=group]').findIndex((group) => group.contains(option)),
      })),
    };
  }, CANNOT_HEAR_LABELS);
  if (!isSolved(kind)) throw new Error(`No solver for the kind ${kind}`);
  return { kind, seen };
}
