export type Bead = 'done' | 'right' | 'wrong' | 'current' | 'ahead';

/** Each state has its own mark, so that color is never the only difference. */
const BEADS: Record<Bead, { bead: string; mark: string; d: string }> = {
  done: { bead: 'fill-indigo stroke-indigo', mark: 'fill-on-indigo', d: 'M0-5.5L5.5 0 0 5.5-5.5 0z' },
  right: { bead: 'fill-leaf stroke-leaf', mark: 'fill-none stroke-on-leaf', d: 'M-5.2.4l3.6 3.7L5.4-3.7' },
  wrong: {
    bead: 'fill-vermilion stroke-vermilion',
    mark: 'fill-none stroke-on-vermilion',
    d: 'M-4.2-4.2l8.4 8.4M4.2-4.2l-8.4 8.4',
  },
  current: {
    bead: 'fill-turmeric stroke-turmeric-deep',
    mark: 'fill-on-turmeric',
    d: 'M0-4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
  },
  ahead: { bead: 'fill-card stroke-edge', mark: 'fill-none', d: '' },
};

const MAX_BEADS_PER_STRING = 10;
const STEP = 34;
const END = 26;
const TOP = 18;

const BeadString = ({ beads }: { beads: readonly Bead[] }) => {
  const width = (beads.length - 1) * STEP + 2 * END;
  const middle = width / 2;
  const half = middle - 5;
  const sag = Math.min(16, 2 * beads.length);
  const hang = (x: number) => TOP + sag * (1 - ((x - middle) / half) ** 2);
  return (
    <svg
      width={width}
      height={TOP + sag + 18}
      viewBox={`0 0 ${width} ${TOP + sag + 18}`}
      className="h-auto max-w-full"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d={`M5 ${TOP}Q${middle} ${TOP + 2 * sag} ${width - 5} ${TOP}`}
        className="fill-none stroke-edge"
        strokeWidth="2"
      />
      <circle cx="5" cy={TOP} r="3.5" className="fill-turmeric" />
      <circle cx={width - 5} cy={TOP} r="3.5" className="fill-turmeric" />
      {beads.map((state, index) => {
        const x = END + index * STEP;
        const { bead, mark, d } = BEADS[state];
        return (
          <g key={index} transform={`translate(${x} ${hang(x)})`}>
            <circle r={state === 'current' ? 14.5 : 12} className={bead} />
            <path d={d} className={mark} />
          </g>
        );
      })}
    </svg>
  );
};

/** Shows steps or answers as beads, at most ten on a string. `text` says the same to a screen reader. */
export const Garland = ({ beads, text }: { beads: readonly Bead[]; text: string }) => {
  const strings = Math.ceil(beads.length / MAX_BEADS_PER_STRING);
  const length = Math.ceil(beads.length / Math.max(1, strings));
  return (
    <div role="img" aria-label={text} className="flex flex-wrap items-start justify-center gap-x-1">
      {Array.from({ length: strings }, (_, index) => (
        <BeadString key={index} beads={beads.slice(index * length, (index + 1) * length)} />
      ))}
    </div>
  );
};
