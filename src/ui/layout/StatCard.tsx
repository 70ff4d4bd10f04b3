import { Card } from './Card';

const TONES = {
  turmeric: 'bg-turmeric-tint',
  leaf: 'bg-leaf-tint',
  vermilion: 'bg-vermilion-tint',
  indigo: 'bg-indigo-tint',
} as const;

type Props = {
  picture: string;
  value: string;
  label: string;
  tone: keyof typeof TONES;
};

/** Belongs in a `dl`, whose groups may contain only `dt` and `dd`. */
export const StatCard = ({ picture, value, label, tone }: Props) => (
  <Card className="relative flex min-h-24 flex-col-reverse justify-center py-5 pr-2.5 pl-18">
    <dt className="leading-snug text-muted">
      <span
        aria-hidden="true"
        className={`absolute top-1/2 left-3 grid size-12 -translate-y-1/2 place-items-center rounded-tile text-[1.75rem] leading-none! ${TONES[tone]}`}
      >
        {picture}
      </span>
      {label}
    </dt>
    <dd className="font-display text-[1.75rem] tabular-nums">{value}</dd>
  </Card>
);
