/** One 24-unit line drawing per icon name. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M7 7l10 10M17 7L7 17',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z',
  arrowLeft: 'M19 12H5m6-6l-6 6 6 6',
  arrowRight: 'M5 12h14m-6-6l6 6-6 6',
  chevronDown: 'M6 9l6 6 6-6',
  sun: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2v2.5M12 19.5V22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M2 12h2.5M19.5 12H22M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z',
  device: 'M4 5h16v11H4zM9 20h6M12 16v4',
  speaker: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  speakerOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5',
  pause: 'M8 5.5v13M16 5.5v13',
  play: 'M7.5 5v14l11-7z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4.5 4.5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.6v.2',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.2',
  download: 'M12 4v11m-5-4.5l5 5 5-5M5 20h14',
  upload: 'M12 16V5m-5 4.5l5-5 5 5M5 20h14',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM14 6.5l3.5 3.5',
  mail: 'M4 6h16v12H4zM4 7l8 6.5L20 7',
  user: 'M12 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM4.5 20a7.5 7.5 0 0 1 15 0',
  star: 'M12 3.8l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L3.6 9.9l5.8-.8z',
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  path: 'M6 19.5h9a3.5 3.5 0 0 0 0-7H9a3.5 3.5 0 0 1 0-7h9',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4.5H15',
  offline: 'M3 9.5a14 14 0 0 1 18 0M6.5 13.3a9 9 0 0 1 11 0M12 18.5v.1M4 4l16 16',
  print: 'M7 8V4h10v4M7 17H4V9.5h16V17h-3M7 14h10v6H7z',
  book: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20',
  backspace: 'M9 5.5h11.5v13H9L3.5 12zM11.5 9.5l5 5M16.5 9.5l-5 5',
  keyboard: 'M3.5 6.5h17v11h-17zM7 10v.1M10.3 10v.1M13.7 10v.1M17 10v.1M8 14h8',
  signOut: 'M10 4.5H5v15h5M14 8l4 4-4 4M18 12H9',
} as const;

export type IconName = keyof typeof PATHS;

/** Hidden from screen readers, so it needs text beside it or a labeled parent. */
export const Icon = ({ name, className = 'size-6' }: { name: IconName; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    className={`${className} flex-none`}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.1"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);

export const ICON_NAMES = Object.keys(PATHS) as IconName[];
