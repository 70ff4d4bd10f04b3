import type { CSSProperties } from 'react';
import type { Place, Placed, Scene, Thing } from '../../domain/reading/scene';
import { dyesAt, dyesOfThings, ink, sky, type Time } from './colours';
import { group } from './pen';
import { FRAME, spotOf, standsOnGround } from './placement';
import { INDOORS, PANES } from './places/indoors';
import { BACKGROUNDS } from './places/places';
import { OUTLINE, ThingFigure } from './ThingFigure';
import { DRAWINGS } from './things/drawings';
import { falling, skyPartsAt, panePartsAt } from './weather';

const ROWS: readonly Placed['row'][] = ['sky', 'back', 'front'];
/** These lie on the ground or are part of it. */
const WITHOUT_SHADOW: readonly Thing[] = ['muggu', 'hill', 'grass', 'rainbow', 'web'];

const Background = ({ place, time, things }: { place: Place; time: Time; things: readonly Placed[] }) => {
  const has = (what: Thing) => things.some((thing) => thing.what === what);
  const panes = PANES[place];
  // The sun, moon and stars are not darkened at night.
  const skyDyes = dyesAt(time === 'rain' ? 'rain' : 'day');
  return (
    <g
      stroke={ink}
      strokeWidth={OUTLINE}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ '--outline': `${OUTLINE}px` } as CSSProperties}
    >
      <rect width={FRAME.wide} height={FRAME.tall} fill={sky} stroke="none" />
      <g style={skyDyes}>{group(...skyPartsAt(time, { sun: !has('sun'), moon: !has('moon') }))}</g>
      {group(...BACKGROUNDS[place]())}
      {panes && <g style={skyDyes}>{group(...panes.flatMap((pane) => panePartsAt(time, pane)))}</g>}
    </g>
  );
};

const PlacedThing = ({ placed, place }: { placed: Placed; place: Place }) => {
  const drawing = DRAWINGS[placed.what];
  const spot = spotOf(drawing, placed, place);
  const half = drawing.wide * spot.scale * 0.42;
  return (
    <>
      {standsOnGround(placed.row, place) && !WITHOUT_SHADOW.includes(placed.what) && (
        <ellipse cx={spot.x} cy={spot.y} rx={half} ry={Math.min(half * 0.14, 4)} fill={ink} opacity="0.22" />
      )}
      <ThingFigure what={placed.what} spot={spot} turned={placed.turned} />
    </>
  );
};

type Props = { scene: Scene; label: string };

export const SceneView = ({ scene: { place, things, time: hour }, label }: Props) => {
  const time: Time = place === 'space' ? 'day' : (hour ?? 'day');
  const isInside = place in INDOORS;
  return (
    <svg
      viewBox={`0 0 ${FRAME.wide} ${FRAME.tall}`}
      role="img"
      aria-label={label}
      className="block h-auto w-full rounded-tile"
      style={dyesAt(time, isInside)}
    >
      <Background place={place} time={time} things={things} />
      <g style={dyesOfThings(time, isInside)}>
        {ROWS.flatMap((row) =>
          things
            .filter((placed) => placed.row === row)
            .map((placed, at) => <PlacedThing key={`${row}${at}`} placed={placed} place={place} />),
        )}
      </g>
      {time === 'rain' && !isInside && (
        <g strokeLinecap="round" opacity="0.75">
          {falling(place === 'snow')}
        </g>
      )}
    </svg>
  );
};
