/** A placeholder while content loads; give it the size and roundness of that content. */
export const Skeleton = ({ className = 'h-5 w-full rounded-full' }: { className?: string }) => (
  <div aria-hidden="true" className={`shimmer bg-line ${className}`} />
);
