import { type ComponentProps, useId } from 'react';
import { CONTROL_LOOK, fieldAria, FieldFrame, type FieldTexts } from './FieldFrame';
import { Icon } from '../pictures/Icon';

type SelectOption = { value: string; label: string; lang?: string | undefined };

type Props = Omit<ComponentProps<'select'>, 'children'> & FieldTexts & { options: readonly SelectOption[] };

export const Select = ({ label, hint, error, options, id, className = '', ...props }: Props) => {
  const ownId = useId();
  const texts = { label, hint, error };
  return (
    <FieldFrame id={id ?? ownId} {...texts}>
      <span className="relative flex">
        <select
          className={`${CONTROL_LOOK} appearance-none truncate pr-12 ${className}`}
          {...props}
          {...fieldAria(id ?? ownId, texts)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className="pointer-events-none absolute right-4 top-1/2 size-5 -translate-y-1/2" />
      </span>
    </FieldFrame>
  );
};
