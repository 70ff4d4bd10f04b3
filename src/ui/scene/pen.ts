import { createElement, type ReactElement } from 'react';
import type { Thing } from '../../domain/reading/scene';
import { ink } from './colours';

/**
 * How a thing is drawn. It stands on y = 0 with its middle at x = 0, so what is above the ground has a negative y, and
 * it looks to the right. `wide` and `tall` are the box that holds all of it, in units of its own that are easy to draw
 * in (most are about 100 tall). `height` is how tall it is in a picture, of 200, in the front row at size 1.
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

/** Filled and outlined. */
export const shape = (d: string, fill: string): Part => createElement('path', { d, fill });

/** Filled, without an outline: a pattern, a hem, a shadow. */
export const patch = (d: string, fill: string): Part => createElement('path', { d, fill, stroke: 'none' });

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): Part =>
  createElement('ellipse', { cx, cy, rx, ry, fill });

/** As thick as the outlines, unless told otherwise. */
export const line = (d: string, strokeWidth?: number, stroke = ink): Part =>
  createElement('path', { d, fill: 'none', strokeWidth, stroke });

export const group = (...parts: readonly Part[]): Part => createElement('g', null, ...parts);

/** A thick line with an outline (`--outline` is how thick that is): an arm, a leg, a trunk. */
export const limb = (d: string, width: number, colour: string): Part =>
  group(
    createElement('path', { d, fill: 'none', style: { strokeWidth: `calc(${width}px + 2 * var(--outline))` } }),
    line(d, width, colour),
  );

/** Round dots at pairs of numbers: eyes, seeds, a pattern on cloth. */
export const dots = (places: string, width: number, colour = ink): Part =>
  line(places.replaceAll(/(\S+) (\S+) ?/g, 'M$1 $2h.01'), width, colour);
