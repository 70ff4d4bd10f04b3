import type { ReactNode } from 'react';

type Props = {
  top: ReactNode;
  /** The button that continues, at the bottom of the screen. */
  foot?: ReactNode;
  children: ReactNode;
};

export const ROOM_WIDTH = 'mx-auto w-full max-w-180';

/** The area of the current task. */
export const ROOM_STAGE = `${ROOM_WIDTH} flex min-h-0 flex-1 flex-col overflow-y-auto px-4 pt-1 pb-2 short:min-h-fit short:overflow-visible`;

/**
 * Fills the screen; the task gets the space between top and bottom. On a short screen (a phone in landscape, or a
 * zoomed page), everything scrolls together.
 */
export const Room = ({ top, foot, children }: Props) => (
  <div className="flex min-h-0 flex-1 flex-col short:min-h-fit">
    <div className={`${ROOM_WIDTH} flex-none px-3 pt-2`}>{top}</div>
    {children}
    {foot}
  </div>
);

/** For content that is longer than the screen. */
export const RoomPage = ({ children }: { children: ReactNode }) => (
  <div className="min-h-0 flex-1 overflow-y-auto short:min-h-fit short:overflow-visible">
    <div className={`${ROOM_WIDTH} px-4 pt-3 pb-8`}>{children}</div>
  </div>
);

/** Always at the same place at the bottom of the screen. */
export const RoomFoot = ({ children }: { children: ReactNode }) => (
  <div className="flex-none px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
    <div className={`${ROOM_WIDTH} flex items-center gap-3`}>{children}</div>
  </div>
);
