import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { expectShown, waitFor } from './screen.testing';

/** The screens with figures, and the text that each renders last for a learner with figures of their own. */
const FIGURE_SCREENS = {
  '/dashboard': 'Your learning path',
  '/dashboard/progress': 'Akshara map',
  '/dashboard/achievements': 'How points work',
} as const;

export type FigureScreen = keyof typeof FIGURE_SCREENS;
export const FIGURE_ADDRESSES = Object.keys(FIGURE_SCREENS) as readonly FigureScreen[];

const labelOf = (term: Element) =>
  [...term.childNodes]
    .filter((node) => !(node instanceof Element && node.ariaHidden === 'true'))
    .map(({ textContent }) => textContent)
    .join('');

type Figures = Readonly<Record<string, string>>;

/** The figures on the screen, by their label. */
function shownFigures(): Figures {
  const terms = [...document.querySelectorAll('dl dt')];
  return Object.fromEntries(
    terms.map((term) => [labelOf(term), term.parentElement?.querySelector('dd')?.textContent ?? '']),
  );
}

/** Waits for the whole screen. @returns the learner's own figures */
export async function ownFiguresAt(address: FigureScreen): Promise<Figures> {
  await expectShown(page.getByText(FIGURE_SCREENS[address], { exact: true }).first());
  return shownFigures();
}

export const expectFigures = (expected: Figures): Promise<void> =>
  waitFor(() => expect(shownFigures()).toMatchObject(expected));
