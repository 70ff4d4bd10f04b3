import { createElement, type ReactElement } from 'react';
import type { Thing } from '../../domain/reading/scene';
import { ink } from './colours';

/**
 * A drawing's origin is the middle of its foot, so y is negative above the ground; it faces right.
 * `wide` and `tall` are its bounding box in its own units (most are about 100 tall).
 * `height` is its height in the front row at size 1, in units of the frame, which is 200 tall.
 */
export type Drawing = {
  readonly wide: number;
  readonly tall: number;
  readonly height: number;
  readonly parts: () => readonly Part[];
};
export type Part = ReactElement;
export type Drawings = Partial<Readonly<Record<Thing, Drawing>>>;

export const drawn = (wide: number, tall: number, height: number, parts: Drawing['parts']): Drawing => ({
  wide,
  tall,
  height,
  parts,
});

export const shape = (d: string, fill: string): Part => createElement('path', { d, fill });

/** Has no outline: a pattern, a hem, a shadow. */
export const patch = (d: string, fill: string): Part => createElement('path', { d, fill, stroke: 'none' });

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): Part =>
  createElement('ellipse', { cx, cy, rx, ry, fill });

/** Uses the outline's width unless told otherwise. */
export const line = (d: string, strokeWidth?: number, stroke = ink): Part =>
  createElement('path', { d, fill: 'none', strokeWidth, stroke });

export const group = (...parts: readonly Part[]): Part => createElement('g', null, ...parts);

/** A thick line with an outline of `--outline` width: an arm, a leg, a trunk. */
export const limb = (d: string, width: number, color: string): Part =>
  group(
    createElement('path', { d, fill: 'none', style: { strokeWidth: `calc(${width}px + 2 * var(--outline))` } }),
    line(d, width, color),
  );

/** Draws a dot at each pair of numbers: eyes, seeds, a pattern on cloth. */
export const dots = (places: string, width: number, color = ink): Part =>
  line(places.replaceAll(/(\S+) (\S+) ?/g, 'M$1 $2h.01'), width, color);
