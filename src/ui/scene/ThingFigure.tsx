import type { Thing } from '../../domain/reading/scene';
import { dyesAt, ink } from './colours';
import { group } from './pen';
import type { Spot } from './placement';
import { DRAWINGS } from './things/drawings';

/** An outline as thick in every drawing, but finer in a small one. */
const OUTLINE = { inFrame: 1.3, mostInDrawing: 3 } as const;
/** These have their own light, whatever the time. */
const SHINING: readonly Thing[] = ['sun', 'moon', 'star', 'rainbow', 'lamp', 'lantern', 'fire'];

type Props = { what: Thing; spot: Spot; turned?: boolean | undefined };

/** One thing at its spot of a picture; it looks to the right, or `turned` to the left. */
export const ThingFigure = ({ what, spot: { x, y, scale }, turned = false }: Props) => (
  <g
    transform={`translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`}
    stroke={ink}
    strokeWidth={Math.min(OUTLINE.inFrame / scale, OUTLINE.mostInDrawing)}
    strokeLinecap="round"
    strokeLinejoin="round"
    style={SHINING.includes(what) ? dyesAt('day') : undefined}
  >
    {group(...DRAWINGS[what].parts())}
  </g>
);
