import { type ComponentProps, type CSSProperties, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'onChange'> & {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** The value as a person would say it ("0.8×"); defaults to the plain number. */
  valueText?: string | undefined;
  minText?: string | undefined;
  maxText?: string | undefined;
};

export const Slider = ({
  label,
  value,
  min,
  max,
  onChange,
  valueText,
  minText,
  maxText,
  id,
  className = '',
  ...props
}: Props) => {
  const ownId = useId();
  const fill: CSSProperties & { '--slider-fill': string } = {
    '--slider-fill': `${((value - min) / (max - min || 1)) * 100}%`,
  };
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id ?? ownId} className="font-semibold">
          {label}
        </label>
        <span className="font-semibold text-indigo tabular-nums" aria-hidden="true">
          {valueText ?? value}
        </span>
      </div>
      <input
        {...props}
        id={id ?? ownId}
        type="range"
        className="slider"
        style={fill}
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        aria-valuetext={valueText}
      />
      <div className="type-small -mt-1 flex justify-between gap-4 text-muted tabular-nums" aria-hidden="true">
        <span>{minText ?? min}</span>
        <span>{maxText ?? max}</span>
      </div>
    </div>
  );
};
