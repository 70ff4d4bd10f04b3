import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../pictures/Icon';

const TONES = {
  info: { icon: 'info', box: 'bg-indigo-tint', mark: 'text-indigo' },
  warning: { icon: 'warning', box: 'bg-turmeric-tint', mark: 'text-turmeric-deep' },
  danger: { icon: 'warning', box: 'bg-vermilion-tint', mark: 'text-vermilion' },
  success: { icon: 'check', box: 'bg-leaf-tint', mark: 'text-leaf' },
} as const satisfies Record<string, { icon: IconName; box: string; mark: string }>;

type Props = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: keyof typeof TONES | undefined;
  title?: string | undefined;
};

/** A notice that appears later needs the role status or alert. */
export const Notice = ({ tone = 'info', title, className = '', children, ...props }: Props) => (
  <div className={`flex items-start gap-3 rounded-tile px-4 py-3.5 ${TONES[tone].box} ${className}`} {...props}>
    <Icon name={TONES[tone].icon} className={`mt-0.5 size-6 ${TONES[tone].mark}`} />
    <div className="min-w-0">
      {title && <p className="font-semibold">{title}</p>}
      <div>{children}</div>
    </div>
  </div>
);
