const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;

type Props = {
  /** From 0 to 1. */
  share: number;
  value: string;
  unit: string;
  /** Read out instead of the value and unit. */
  text: string;
};

/** A progress ring for the golden card. */
export const MinuteRing = ({ share, value, unit, text }: Props) => (
  <div role="img" aria-label={text} className="relative grid size-28 flex-none place-items-center">
    <svg viewBox="0 0 100 100" className="absolute inset-0 size-full -rotate-90" aria-hidden="true">
      <g fill="none" strokeWidth="10">
        <circle cx="50" cy="50" r={RADIUS} className="stroke-on-turmeric opacity-20" />
        {share > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            strokeLinecap="round"
            strokeDasharray={`${Math.min(1, share) * LENGTH} ${LENGTH}`}
            className="stroke-cloth"
          />
        )}
      </g>
    </svg>
    <span aria-hidden="true" className="relative grid justify-items-center">
      <span className="font-display text-2xl leading-none! tabular-nums">{value}</span>
      <span className="type-small leading-tight!">{unit}</span>
    </span>
  </div>
);
