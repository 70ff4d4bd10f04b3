import { hair, skin } from '../colours';
import { dots, group, line, oval, shape } from '../pen';

/** Looks a little to the right; `y` is the middle and `r` the radius. */
export const face = (y: number, r: number) =>
  group(
    oval(0, y, r, r * 1.06, skin),
    dots(`${-0.2 * r} ${y + 0.05 * r} ${0.5 * r} ${y + 0.05 * r}`, r * 0.24),
    line(`M${-0.15 * r} ${y + 0.5 * r}q${0.3 * r} ${0.3 * r} ${0.6 * r} 0`),
  );

/** Parted at the side. */
export const fringe = (y: number, r: number, color = hair) =>
  shape(
    `M${-r} ${y + 0.25 * r}C${-1.35 * r} ${y - 1.5 * r} ${1.35 * r} ${y - 1.5 * r} ${r} ${y + 0.1 * r}` +
      `Q${0.8 * r} ${y - 0.5 * r} ${0.1 * r} ${y - 0.65 * r}Q${-0.7 * r} ${y - 0.5 * r} ${-r} ${y + 0.25 * r}z`,
    color,
  );
