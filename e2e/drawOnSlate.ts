import type { Page } from '@playwright/test';
import { STROKES } from '../src/content/strokes';
import { formOf } from '../src/domain/writing/alphabet';
import { boxOf } from '../src/domain/writing/compose';
import { lengthOf, type Line, resampled } from '../src/domain/writing/stroke';

/** Distance between mouse positions, as wide as those of a fast hand. */
const STEP = 130;

export const strokesOf = (letter: string): readonly Line[] =>
  formOf(STROKES, letter)?.strokes.map(({ line }) => line) ?? [];

/** Scales and moves strokes to the middle of an empty slate. */
export function onEmptySlate(lines: readonly Line[]): readonly Line[] {
  const { from, to } = boxOf(lines);
  const scale = 700 / Math.max(to[0] - from[0], to[1] - from[1]);
  return lines.map((line) => line.map(([x, y]) => [150 + (x - from[0]) * scale, 150 + (y - from[1]) * scale]));
}

/** Draws with the mouse; the lines are in the slate's units. */
export async function drawOnSlate(page: Page, lines: readonly Line[]): Promise<void> {
  for (const line of lines) {
    const places = await page.locator('svg[data-slate]').evaluate(
      (svg, points) =>
        points.map(([x, y]) => {
          const shown = new DOMPoint(x, y).matrixTransform((svg as SVGSVGElement).getScreenCTM() ?? undefined);
          return [shown.x, shown.y] as const;
        }),
      resampled(line, Math.max(2, Math.ceil(lengthOf(line) / STEP))),
    );
    const [first = [0, 0], ...rest] = places;
    await page.mouse.move(first[0], first[1]);
    await page.mouse.down();
    for (const [x, y] of rest) await page.mouse.move(x, y);
    await page.mouse.up();
  }
}
