import type { Place } from '../../../domain/reading/scene';
import type { Part } from '../pen';

/** What is drawn behind the things of a place, over its sky, in units of the frame. */
export type Backgrounds = Partial<Readonly<Record<Place, () => readonly Part[]>>>;

/** A pane of a window: left, top, width, height. */
export type Pane = readonly [x: number, y: number, wide: number, tall: number];
