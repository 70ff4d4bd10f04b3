import type { ReactNode } from 'react';

type Props = {
  /** Those with the same name have the same size. */
  name: string;
  /** As large as it may be, in rem. */
  max: number;
  /** Inside a button nothing is a block. */
  as?: 'span' | 'div';
  className?: string;
  children: ReactNode;
};

/** A text that gets smaller until it is inside the box around it, word by word. It stands in a `FitArea`. */
export const Fit = ({ name, max, as: Box = 'span', className = '', children }: Props) => (
  <Box
    data-fit={name}
    data-fit-max={max}
    className="grid size-full min-h-0 min-w-0 place-items-center text-center wrap-normal"
  >
    <Box className={`max-w-full min-w-0 ${className}`}>{children}</Box>
  </Box>
);
