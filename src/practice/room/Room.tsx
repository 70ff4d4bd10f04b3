import type { ReactNode } from 'react';

type Props = {
  top: ReactNode;
  /** What stays at the foot of the screen: the button that goes on. */
  foot?: ReactNode;
  children: ReactNode;
};

export const ROOM_WIDTH = 'mx-auto w-full max-w-180';

/** Where the question of a room stands. */
export const ROOM_STAGE = `${ROOM_WIDTH} flex min-h-0 flex-1 flex-col overflow-y-auto px-4 pt-1 pb-2 short:min-h-fit short:overflow-visible`;

/**
 * The whole screen from top to foot; what stands between them gets the room that is left. Where that is too little, on a
 * phone that lies on its side or where the page is enlarged, all of it scrolls together.
 */
export const Room = ({ top, foot, children }: Props) => (
  <div className="flex min-h-0 flex-1 flex-col short:min-h-fit">
    <div className={`${ROOM_WIDTH} flex-none px-3 pt-2`}>{top}</div>
    {children}
    {foot}
  </div>
);

/** Between top and foot, for what is longer than the screen. */
export const RoomPage = ({ children }: { children: ReactNode }) => (
  <div className="min-h-0 flex-1 overflow-y-auto short:min-h-fit short:overflow-visible">
    <div className={`${ROOM_WIDTH} px-4 pt-3 pb-8`}>{children}</div>
  </div>
);

/** At the foot of the screen, always in the same place. */
export const RoomFoot = ({ children }: { children: ReactNode }) => (
  <div className="flex-none px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
    <div className={`${ROOM_WIDTH} flex items-center gap-3`}>{children}</div>
  </div>
);
