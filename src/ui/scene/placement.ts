import type { Placed, Place, Thing } from '../../domain/reading/scene';
import type { Drawing } from './pen';

export const FRAME = { wide: 320, tall: 200 } as const;
/** The smallest distance to the frame's edge. */
const MARGIN = 4;
/** The vertical middle of things in the sky or on a wall. */
const SKY_MIDDLE = 42;

/** The y of each row's ground; things in the back row are scaled by `far`. */
type Ground = {
  readonly back: number;
  readonly front: number;
  readonly far: number;
  /** For things that belong in the water. */
  readonly water?: Omit<Ground, 'water'>;
};
const LAND: Ground = { back: 134, front: 190, far: 0.64 };
const INSIDE: Ground = { back: 147, front: 190, far: 0.84 };
const AIR: Ground = { back: 112, front: 176, far: 0.64 };
const SHORE: Ground = { back: 132, front: 192, far: 0.64, water: { back: 150, front: 170, far: 0.72 } };
const GROUNDS: Readonly<Partial<Record<Place, Ground>>> = {
  river: SHORE,
  pond: SHORE,
  sea: { back: 162, front: 192, far: 0.76, water: { back: 122, front: 144, far: 0.64 } },
  room: INSIDE,
  kitchen: INSIDE,
  classroom: INSIDE,
  palace: INSIDE,
  sky: AIR,
  space: AIR,
};
const IN_WATER: readonly Thing[] = ['boat', 'bridge', 'crocodile', 'duck', 'fish', 'lotus'];

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The foot of a thing in the frame, and the frame units per unit of its drawing. */
export type Spot = { readonly x: number; readonly y: number; readonly scale: number };

/** Moves and shrinks a thing as far as needed to keep it inside the frame. */
export const spotOf = (
  { wide, tall, height }: Pick<Drawing, 'wide' | 'tall' | 'height'>,
  { what, x, row, size = 1 }: Placed,
  place: Place,
): Spot => {
  const ground = GROUNDS[place] ?? LAND;
  const rows = (IN_WATER.includes(what) && ground.water) || ground;
  const scale = Math.min(
    (height / tall) * size * (row === 'back' ? rows.far : 1),
    (FRAME.wide - 2 * MARGIN) / wide,
    (FRAME.tall - 2 * MARGIN) / tall,
  );
  const foot = row === 'sky' ? SKY_MIDDLE + (tall * scale) / 2 : rows[row];
  const half = (wide * scale) / 2;
  return {
    x: within((x / 100) * FRAME.wide, MARGIN + half, FRAME.wide - MARGIN - half),
    y: within(foot, MARGIN + tall * scale, FRAME.tall - MARGIN),
    scale,
  };
};

/** Only things on the ground cast a shadow. */
export const standsOnGround = (row: Placed['row'], place: Place) => row !== 'sky' && GROUNDS[place] !== AIR;
