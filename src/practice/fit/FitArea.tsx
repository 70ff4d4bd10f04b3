import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { type Fitted, fitTexts } from './fitted';

/**
 * Everything in it is made to fit before it is drawn, and again whenever it, its room or the fonts change. That is in a
 * task of its own: a slow phone can answer a touch between making a question and measuring it.
 */
export function FitArea(props: ComponentProps<'div'>) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const fitted: Fitted = new Map();
    const fit = () => fitTexts(element, fitted);
    const fitAnew = () => {
      fitted.clear();
      fit();
    };
    const frame = requestAnimationFrame(fit);
    const resized = new ResizeObserver(fit);
    resized.observe(element);
    const changed = new MutationObserver(fit);
    changed.observe(element, { childList: true, characterData: true, subtree: true });
    document.fonts.addEventListener('loadingdone', fitAnew);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
      document.fonts.removeEventListener('loadingdone', fitAnew);
    };
  }, []);
  return <div ref={area} {...props} />;
}
