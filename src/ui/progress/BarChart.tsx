type Bar = {
  /** Below the bar. */
  readonly label: string;
  readonly value: number;
  /** The whole of it in words, which is read out in place of the rest. */
  readonly text: string;
  /** Above the bar; nothing where there is none. */
  readonly shown?: string | undefined;
  readonly isMarked?: boolean | undefined;
};

const TALLEST = 128;
const SHORTEST = 10;
const EMPTY = 6;
const MARKED = 'font-bold text-ink underline decoration-turmeric decoration-3 underline-offset-6';

/** A list of figures, drawn as bars: a screen reader reads the list. */
export const BarChart = ({ label, bars }: { label: string; bars: readonly Bar[] }) => {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const heightOf = (value: number) => (value > 0 ? Math.max(SHORTEST, (value / most) * TALLEST) : EMPTY);
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
