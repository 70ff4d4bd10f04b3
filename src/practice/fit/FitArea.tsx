import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isShort } from '../room/isShort';
import { type Fitted, fitTexts } from './fitted';

/** A touch target may reach a little beyond its place. */
const SLACK = 3;

/** Whether what was to fit does not: it stands below the area, out of where it is asked, or over something else there. */
const isCrowded = (area: Element) =>
  area.scrollHeight > area.clientHeight + 1 ||
  [...area.querySelectorAll('[data-ask]')].some((ask) => {
    const { top, bottom } = ask.getBoundingClientRect();
    const boxes = [...ask.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
    return boxes.some(
      (box, at) =>
        box.top < top - SLACK ||
        box.bottom > bottom + SLACK ||
        boxes.some((other, place) => place > at && other.top < box.bottom - SLACK && box.top < other.bottom - SLACK),
    );
  });

/**
 * Everything in it is made to fit before it is drawn, and again whenever it, its room or the fonts change. That is in a
 * task of its own: a slow phone can answer a touch between making a question and measuring it.
 */
export function FitArea({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const fitted: Fitted = new Map();
    const fit = () => {
      const { areInside } = fitTexts(element, fitted);
      // Then it is given more height than there is, and scrolls.
      if (!areInside || (isShort() && isCrowded(element))) element.dataset['crowded'] = '';
    };
    const fitAnew = () => {
      fitted.clear();
      delete element.dataset['crowded'];
      fit();
    };
    const frame = requestAnimationFrame(fit);
    const resized = new ResizeObserver(fit);
    resized.observe(element);
    const changed = new MutationObserver(fit);
    changed.observe(element, { childList: true, characterData: true, subtree: true });
    document.fonts.addEventListener('loadingdone', fitAnew);
    addEventListener('resize', fitAnew);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
      document.fonts.removeEventListener('loadingdone', fitAnew);
      removeEventListener('resize', fitAnew);
    };
  }, []);
  return (
    <div
      ref={area}
      // What is crowded gets the height that the hardest task needs; keys, and what Latin letters may mean, theirs.
      className="min-h-0 flex-1 [container-type:size] short:min-h-48 max-sm:short:min-h-64 data-crowded:min-h-76 max-sm:data-crowded:min-h-84 max-sm:data-crowded:short:min-h-96 has-data-typed:short:min-h-108!"
    >
      {children}
    </div>
  );
}
