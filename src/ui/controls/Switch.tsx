import { type ComponentProps, useId } from 'react';
import { Icon } from '../pictures/Icon';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange'> & {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Takes effect immediately; the whole row is the touch target. */
export const Switch = ({ label, hint, checked, onChange, className = '', ...props }: Props) => {
  const id = useId();
  return (
    <label
      className={`touch flex cursor-pointer items-center justify-between gap-4 py-2 has-disabled:cursor-not-allowed has-disabled:opacity-55 ${className}`}
    >
      <span>
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="type-small block text-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="relative flex flex-none">
        <input
          {...props}
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer h-8 w-14 cursor-[inherit] appearance-none rounded-full border-2 border-edge bg-card transition-colors checked:border-indigo checked:bg-indigo"
        />
        <span className="pointer-events-none absolute left-1.5 top-1.5 grid size-5 place-items-center rounded-full bg-edge text-transparent transition-transform peer-checked:translate-x-6 peer-checked:bg-on-indigo peer-checked:text-indigo">
          <Icon name="check" className="size-4" />
        </span>
      </span>
    </label>
  );
};
