import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isShort } from '../room/isShort';
import { type Fitted, fitTexts } from './fitted';

/** Touch targets may extend slightly beyond their box. */
const SLACK = 3;

/** Content is crowded if it overflows the area, leaves its `Ask`, or overlaps something there. */
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
 * Fits the texts inside it before they are painted, and again whenever the content, the size or the fonts change. It
 * runs in a separate task, so that a slow phone can respond to touch between rendering and measuring.
 */
export function FitArea({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const fitted: Fitted = new Map();
    const fit = () => {
      const { areInside } = fitTexts(element, fitted);
      // Crowded content gets more height than the screen has, and scrolls.
      if (!areInside || (isShort() && isCrowded(element))) element.dataset['crowded'] = '';
    };
    const refit = () => {
      fitted.clear();
      delete element.dataset['crowded'];
      fit();
    };
    const frame = requestAnimationFrame(fit);
    const resized = new ResizeObserver(fit);
    resized.observe(element);
    const changed = new MutationObserver(fit);
    changed.observe(element, { childList: true, characterData: true, subtree: true });
    document.fonts.addEventListener('loadingdone', refit);
    addEventListener('resize', refit);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
      document.fonts.removeEventListener('loadingdone', refit);
      removeEventListener('resize', refit);
    };
  }, []);
  return (
    <div
      ref={area}
      // Crowded content gets the height of the most demanding task; the keyboard and its choices get their own.
      className="min-h-0 flex-1 [container-type:size] short:min-h-48 max-sm:short:min-h-64 data-crowded:min-h-76 max-sm:data-crowded:min-h-84 max-sm:data-crowded:short:min-h-96 has-data-typed:short:min-h-108!"
    >
      {children}
    </div>
  );
}
