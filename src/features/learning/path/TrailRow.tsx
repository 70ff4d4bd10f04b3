import type { ReactNode } from 'react';

const PLACES = {
  left: { x: 30, at: 'left-[30%]' },
  middle: { x: 50, at: 'left-1/2' },
  right: { x: 70, at: 'left-[70%]' },
} as const;

type TrailPlace = keyof typeof PLACES;

type Props = {
  place: TrailPlace;
  /** How far the line is drawn: not yet here, up to the stop, or past it. */
  reached: 'none' | 'half' | 'whole';
  isFirst?: boolean;
  isLast?: boolean;
  node: ReactNode;
  children: ReactNode;
};

/**
 * A section of the path with its stop, beside the stop's text. As in a muggu, the dots come first and the line is drawn
 * through them. Every section begins and ends in the middle, so that rows of any height connect.
 */
export function TrailRow({ place, reached, isFirst = false, isLast = false, node, children }: Props) {
  const { x, at } = PLACES[place];
  const above = `M50 0C50 30 ${x} 20 ${x} 50`;
  const below = `M${x} 50C${x} 80 50 70 50 100`;
  const halves = [
    ...(isFirst ? [] : [{ d: above, isDrawn: reached !== 'none' }]),
    ...(isLast ? [] : [{ d: below, isDrawn: reached === 'whole' }]),
  ];
  return (
    <div className="grid grid-cols-[4.5rem_1fr] gap-x-3 @lg:grid-cols-[5.5rem_1fr] @2xl:grid-cols-[13rem_1fr] @2xl:gap-x-6">
      <div aria-hidden="true" className="relative">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
          {halves.map(({ d, isDrawn }) => (
            <g key={d} fill="none" strokeLinecap="round" className={isDrawn ? 'text-turmeric' : 'text-edge'}>
              {isDrawn && <path d={d} className="stroke-indigo" strokeWidth="3" vectorEffect="non-scaling-stroke" />}
              <path
                d={d}
                stroke="currentColor"
                strokeWidth={isDrawn ? 9 : 6}
                strokeDasharray="0.1 20"
                strokeDashoffset="-10"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))}
        </svg>
        <div className={`absolute top-1/2 -translate-x-1/2 -translate-y-1/2 ${at}`}>{node}</div>
      </div>
      {children}
    </div>
  );
}
