import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/pictures/Icon';
import { isShort } from './isShort';
import { ROOM_WIDTH } from './Room';

type Props = {
  /** The feedback; `null` before there is an answer, when only the button is shown. */
  verdict: { readonly isRight: boolean; readonly text: string; readonly note?: string } | null;
  children: ReactNode;
  /** The button that continues; it is always visible, at the same place. */
  foot: ReactNode;
};

/** The bottom of the room. After an answer it grows to show the feedback, which scrolls if it is long. */
export function Sheet({ verdict, children, foot }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const hasVerdict = verdict !== null;
  useEffect(() => {
    // On a short screen the whole room scrolls, so the feedback may be out of view.
    if (hasVerdict && isShort()) sheet.current?.scrollIntoView({ block: 'nearest' });
  }, [hasVerdict]);
  const look = verdict ? (verdict.isRight ? 'border-leaf bg-leaf-tint' : 'border-vermilion bg-vermilion-tint') : '';
  return (
    <div
      ref={sheet}
      className={`flex max-h-[46dvh] flex-none flex-col px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] short:max-h-none ${verdict ? `rounded-t-card border-t-[3px] pt-2.5 ${look} motion-safe:animate-[rise_0.2s_ease-out]` : 'pt-2'}`}
    >
      <div role="status" className={`${ROOM_WIDTH} flex min-h-0 flex-col empty:hidden`}>
        {verdict && (
          <>
            <p className="flex flex-none items-center gap-2.5 text-lg leading-snug! font-semibold">
              <span
                className={`grid size-7 flex-none place-items-center rounded-full ${verdict.isRight ? 'bg-leaf text-on-leaf' : 'bg-vermilion text-on-vermilion'}`}
              >
                <Icon name={verdict.isRight ? 'check' : 'cross'} className="size-4.5" />
              </span>
              {verdict.text}
              {verdict.note !== undefined && <span className="text-sm font-normal">{verdict.note}</span>}
            </p>
            <div tabIndex={-1} className="mt-1.5 min-h-0 overflow-y-auto pb-2 leading-normal">
              {children}
            </div>
          </>
        )}
      </div>
      <div className={`${ROOM_WIDTH} flex flex-none items-center gap-3`}>{foot}</div>
    </div>
  );
}
