/** The place of something on its way; give it the size and roundness of what comes. */
export const Skeleton = ({ className = 'h-5 w-full rounded-full' }: { className?: string }) => (
  <div aria-hidden="true" className={`shimmer bg-line ${className}`} />
);
