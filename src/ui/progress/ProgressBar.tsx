import { useId } from 'react';

const TONES = { leaf: 'fill-leaf', indigo: 'fill-indigo' } as const;

type Props = {
  label: string;
  value: number;
  max?: number | undefined;
  /** The value in words, as in "4 of 9", shown beside the label. */
  valueText?: string | undefined;
  tone?: keyof typeof TONES | undefined;
  /** Hides the label visually; a screen reader still reads it. */
  labelHidden?: boolean | undefined;
};

/** Drawn as SVG, because a prerendered page may not use inline styles. */
export const ProgressBar = ({ label, value, max = 100, valueText, tone = 'leaf', labelHidden = false }: Props) => {
  const id = useId();
  const share = Math.min(1, Math.max(0, value / (max || 1)));
  return (
    <div className="w-full">
      <div className={labelHidden ? 'sr-only' : 'mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4'}>
        <span id={id} className="font-semibold">
          {label}
        </span>
        {valueText && (
          <span className="text-muted tabular-nums" aria-hidden="true">
            {valueText}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
      >
        <svg
          className="block h-3.5 w-full rounded-full bg-indigo-tint ring-1 ring-edge print:border"
          aria-hidden="true"
        >
          <rect
            height="100%"
            width={`${share * 100}%`}
            rx="7"
            className={`${TONES[tone]} transition-[width] duration-500`}
          />
        </svg>
      </div>
    </div>
  );
};
