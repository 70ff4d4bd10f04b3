import type { CSSProperties } from 'react';
import type { Thing } from '../../domain/reading/scene';
import { dyesAt, ink } from './colours';
import { group } from './pen';
import type { Spot } from './placement';
import { DRAWINGS } from './things/drawings';

/** In units of the frame. */
export const OUTLINE = 1.15;
/** In units of the drawing, so that small drawings keep fine outlines. */
const MAX_OUTLINE = 2.1;
/** Light sources look the same at any time of day. */
const LIGHT_SOURCES: readonly Thing[] = ['sun', 'moon', 'star', 'rainbow', 'lamp', 'lantern', 'fire'];

type Props = { what: Thing; spot: Spot; turned?: boolean | undefined };

/** A thing faces right, or left when `turned`. */
export const ThingFigure = ({ what, spot: { x, y, scale }, turned = false }: Props) => {
  const outline = Math.min(OUTLINE / scale, MAX_OUTLINE);
  return (
    <g
      transform={`translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`}
      stroke={ink}
      strokeWidth={outline}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ '--outline': `${outline}px`, ...(LIGHT_SOURCES.includes(what) && dyesAt('day')) } as CSSProperties}
    >
      {group(...DRAWINGS[what].parts())}
    </g>
  );
};
