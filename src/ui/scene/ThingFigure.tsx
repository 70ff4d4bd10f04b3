import type { CSSProperties } from 'react';
import type { Thing } from '../../domain/reading/scene';
import { dyesAt, ink } from './colours';
import { group } from './pen';
import type { Spot } from './placement';
import { DRAWINGS } from './things/drawings';

/** How thick outlines are, in units of the frame. */
export const OUTLINE = 1.15;
/** A small drawing has finer ones: in its own units they are no thicker than this. */
const MAX_OUTLINE = 2.1;
/** These have their own light, whatever the time. */
const SHINING: readonly Thing[] = ['sun', 'moon', 'star', 'rainbow', 'lamp', 'lantern', 'fire'];

type Props = { what: Thing; spot: Spot; turned?: boolean | undefined };

/** One thing at its spot of a picture; it looks to the right, or `turned` to the left. */
export const ThingFigure = ({ what, spot: { x, y, scale }, turned = false }: Props) => {
  const outline = Math.min(OUTLINE / scale, MAX_OUTLINE);
  return (
    <g
      transform={`translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`}
      stroke={ink}
      strokeWidth={outline}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ '--outline': `${outline}px`, ...(SHINING.includes(what) && dyesAt('day')) } as CSSProperties}
    >
      {group(...DRAWINGS[what].parts())}
    </g>
  );
};
