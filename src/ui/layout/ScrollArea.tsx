import { type ComponentProps, type FocusEvent, useEffect, useRef, useState } from 'react';

type Props = ComponentProps<'div'> & { /** What it holds, read out when it takes the focus. */ label: string };

/** The browser leaves what is half in sight where it is. Not under a finger, which would lose what it touches. */
const bringInSight = ({ target, currentTarget }: FocusEvent) => {
  if (target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** For what may be wider than the screen: it scrolls by itself, shows by a shadow where there is more, and by keyboard too. */
export const ScrollArea = ({ label, className = '', children, ...props }: Props) => {
  const area = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const box = area.current;
    if (!box) return undefined;
    const look = new ResizeObserver(() => setWide(box.scrollWidth > box.clientWidth + 1));
    look.observe(box);
    if (box.firstElementChild) look.observe(box.firstElementChild);
    return () => look.disconnect();
  }, []);
  return (
    <div
      ref={area}
      {...(isWide ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      onFocus={bringInSight}
      className={`scroll-shadow max-w-full scroll-px-6 overflow-x-auto ${className}`}
      {...props}
    >
      {children}
    </div>
  );
};
