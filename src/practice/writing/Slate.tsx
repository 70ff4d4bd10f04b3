import { type PointerEvent, type ReactNode, useRef } from 'react';
import type { Line, Point } from '../../domain/writing/stroke';
import { pathOf, type View, viewBoxOf } from './view';

type Pen = {
  readonly onDown: (at: Point) => void;
  readonly onMove: (points: Line) => void;
  readonly onUp: () => void;
};

type Props = {
  label: string;
  view: View;
  /** All lines written so far, including the current one. */
  ink: readonly Line[];
  /** If omitted, the slate is read-only. */
  pen?: Pen | undefined;
  /** Drawn below the ink. */
  children?: ReactNode;
  className?: string;
};

/** The chalk's width as a fraction of the slate. */
export const CHALK = 0.032;

/** The pointer's position in units of the drawing. */
function placeOf(svg: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  return [x, y];
}

/** A slate to write on with a finger, a pen or the mouse. The page does not scroll during writing. */
export function Slate({ label, view, ink, pen, children, className = '' }: Props) {
  const writing = useRef<number | null>(null);

  const down = (event: PointerEvent<SVGSVGElement>) => {
    // A second finger or the palm of the hand must not write.
    if (!pen || event.button !== 0 || writing.current !== null) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    writing.current = event.pointerId;
    pen.onDown(placeOf(event.currentTarget, event));
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!pen || writing.current !== event.pointerId) return;
    const svg = event.currentTarget;
    const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
    pen.onMove((between.length > 0 ? between : [event.nativeEvent]).map((one) => placeOf(svg, one)));
  };
  const up = (event: PointerEvent<SVGSVGElement>) => {
    if (writing.current !== event.pointerId) return;
    writing.current = null;
    pen?.onUp();
  };

  return (
    <svg
      role="img"
      aria-label={label}
      data-slate
      viewBox={viewBoxOf(view)}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      className={`touch-none rounded-card border-[0.5rem] border-turmeric-deep/70 bg-cloth text-on-cloth select-none ${pen ? 'cursor-crosshair' : ''} ${className}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
      {ink.map((line, at) => (
        <path key={at} data-ink d={pathOf(line)} stroke="currentColor" strokeWidth={view.size * CHALK} />
      ))}
    </svg>
  );
}
