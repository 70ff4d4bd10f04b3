import type { ReactNode } from 'react';

type Props = {
  /** Texts with the same name get the same size. */
  name: string;
  /** The largest font size, in rem. */
  max: number;
  /** Use `span` inside a button, which may not contain block elements. */
  as?: 'span' | 'div';
  className?: string;
  children: ReactNode;
};

/** Shrinks a text until it fits its box without breaking a word. Render it inside a `FitArea`. */
export const Fit = ({ name, max, as: Box = 'span', className = '', children }: Props) => (
  <Box
    data-fit={name}
    data-fit-max={max}
    className="grid size-full min-h-0 min-w-0 place-items-center text-center wrap-normal"
  >
    <Box className={`max-w-full min-w-0 ${className}`}>{children}</Box>
  </Box>
);
