import type { Place } from '../../../domain/reading/scene';
import type { Part } from '../pen';

/** Drawn over the sky and behind the things, in units of the frame. */
export type Backgrounds = Partial<Readonly<Record<Place, () => readonly Part[]>>>;

export type Pane = readonly [x: number, y: number, wide: number, tall: number];
