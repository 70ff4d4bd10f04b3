type Bar = {
  /** Shown below the bar. */
  readonly label: string;
  readonly value: number;
  /** Read out instead of the label and the value. */
  readonly text: string;
  /** Shown above the bar, if given. */
  readonly shown?: string | undefined;
  readonly isMarked?: boolean | undefined;
};

const MAX_HEIGHT = 128;
const MIN_HEIGHT = 10;
const EMPTY_HEIGHT = 6;
const MARKED = 'font-bold text-ink underline decoration-turmeric decoration-3 underline-offset-6';

/** Marked up as a list, so that a screen reader reads each figure. */
export const BarChart = ({ label, bars }: { label: string; bars: readonly Bar[] }) => {
  const maxValue = Math.max(1, ...bars.map(({ value }) => value));
  const heightOf = (value: number) =>
    value > 0 ? Math.max(MIN_HEIGHT, (value / maxValue) * MAX_HEIGHT) : EMPTY_HEIGHT;
  return (
    <ol aria-label={label} className="flex items-end gap-2">
      {bars.map((bar, at) => (
        <li key={at} className="grid min-w-0 flex-1 justify-items-center">
          <span className="sr-only">{bar.text}</span>
          <span aria-hidden="true" className="type-small font-semibold tabular-nums">
            {bar.shown}
          </span>
          <svg aria-hidden="true" width="100%" height={heightOf(bar.value)} className="max-w-12">
            <rect width="100%" height="100%" rx="5" className={bar.value > 0 ? 'fill-indigo' : 'fill-line'} />
          </svg>
          <span aria-hidden="true" className={`type-small mt-1 ${bar.isMarked ? MARKED : 'text-muted'}`}>
            {bar.label}
          </span>
        </li>
      ))}
    </ol>
  );
};
