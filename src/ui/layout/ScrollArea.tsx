import { type ComponentProps, type FocusEvent, useEffect, useRef, useState } from 'react';

type Props = ComponentProps<'div'> & { /** Describes the content when the area takes the focus. */ label: string };

/**
 * Browsers leave a partly visible element where it is. Scroll only for keyboard focus: under a finger, the touched
 * element would move away.
 */
const scrollIntoFullView = ({ target, currentTarget }: FocusEvent) => {
  if (target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/**
 * For content that may be wider than the screen: it scrolls on its own, also by keyboard, and a shadow shows that there
 * is more.
 */
export const ScrollArea = ({ label, className = '', children, ...props }: Props) => {
  const area = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const box = area.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setWide(box.scrollWidth > box.clientWidth + 1));
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={area}
      {...(isWide ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      onFocus={scrollIntoFullView}
      className={`scroll-shadow max-w-full scroll-px-6 overflow-x-auto ${className}`}
      {...props}
    >
      {children}
    </div>
  );
};
