import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../pictures/Icon';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { icon: IconName; label: string };

/** The label is read out and shown as a tooltip. */
export const IconButton = ({ icon, label, className = '', ...props }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={`touch grid place-items-center rounded-full border-2 border-transparent text-ink hover:border-line ${className}`}
    {...props}
  >
    <Icon name={icon} />
  </button>
);
