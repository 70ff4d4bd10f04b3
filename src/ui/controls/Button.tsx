import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

const LOOKS = {
  primary:
    'bg-indigo text-on-indigo shadow-[0_4px_0_var(--color-indigo-deep)] active:translate-y-0.5 active:shadow-none',
  voice:
    'bg-turmeric text-on-turmeric shadow-[0_4px_0_var(--color-turmeric-deep)] active:translate-y-0.5 active:shadow-none',
  quiet: 'border-2 border-line bg-card text-ink hover:border-edge',
  danger: 'bg-vermilion text-on-vermilion',
} as const;

type ButtonLook = keyof typeof LOOKS;

const SHAPE =
  'touch inline-flex print:hidden items-center justify-center gap-2.5 rounded-full px-6 py-2 text-center font-semibold leading-tight [&:lang(te)]:leading-normal transition-transform aria-disabled:opacity-55 disabled:opacity-55';

type Common = { look?: ButtonLook; children: ReactNode };

export const Button = ({
  look = 'primary',
  type = 'button',
  className = '',
  ...props
}: ComponentProps<'button'> & Common) => (
  <button type={type} className={`${SHAPE} ${LOOKS[look]} ${className}`} {...props} />
);

export const ButtonLink = ({ look = 'primary', className = '', ...props }: ComponentProps<typeof Link> & Common) => (
  <Link className={`${SHAPE} ${LOOKS[look]} ${className}`} {...props} />
);
