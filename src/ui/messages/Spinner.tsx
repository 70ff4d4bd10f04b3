type Props = {
  label: string;
  fullScreen?: boolean | undefined;
  /** Appears only if loading takes noticeably long. */
  isLate?: boolean;
  className?: string | undefined;
};

/** A muggu being drawn: its line loops forever around four dots. */
export const Spinner = ({ label, fullScreen = false, isLate = false, className = 'size-12' }: Props) => (
  <div
    role="status"
    className={`${isLate ? 'late ' : ''}${
      fullScreen ? 'grid min-h-[70dvh] place-content-center justify-items-center gap-4 p-6 text-center' : 'inline-flex'
    }`}
  >
    <svg viewBox="0 0 64 64" className={fullScreen ? 'size-24' : className} aria-hidden="true">
      <g className="fill-turmeric">
        <circle cx="32" cy="15" r="3.4" />
        <circle cx="49" cy="32" r="3.4" />
        <circle cx="32" cy="49" r="3.4" />
        <circle cx="15" cy="32" r="3.4" />
      </g>
      <path
        d="M32 32C17 23 17 4 32 4S47 23 32 32C41 17 60 17 60 32S41 47 32 32C47 41 47 60 32 60S17 41 32 32C23 47 4 47 4 32S23 17 32 32"
        pathLength="100"
        className="muggu-line fill-none stroke-indigo"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </svg>
    <span className={fullScreen ? 'text-muted' : 'sr-only'}>{label}</span>
  </div>
);
