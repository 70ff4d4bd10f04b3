import type { ComponentProps } from 'react';
import { Link } from 'react-router';

// Keeps the underline clear of Telugu signs below the line.
const LOOK =
  'rounded-sm font-semibold text-indigo underline decoration-2 underline-offset-[0.3em] hover:decoration-[3px] focus-visible:no-underline';

type ToRoute = ComponentProps<typeof Link> & { href?: never };
type ToAddress = ComponentProps<'a'> & { href: string; to?: never };

/** A link in running text: `to` for the app's own pages, `href` for other sites and mail addresses. */
export const TextLink = ({ className = '', ...props }: ToRoute | ToAddress) =>
  props.href === undefined ? (
    <Link className={`${LOOK} ${className}`} {...props} />
  ) : (
    <a rel="noopener noreferrer" className={`${LOOK} ${className}`} {...props} />
  );
