import { useEffect, useEffectEvent, useState } from 'react';
import { type Form, lengthOf } from '../../domain/writing/stroke';

/** Units of the letter per second, at normal speed. */
const UNITS_PER_SECOND = 500;
/** Even a dot takes a moment. */
const MIN_STROKE_LENGTH = 80;
/** Lifting the pen between two strokes takes as long as drawing this length. */
const PEN_LIFT_LENGTH = 220;

export type Drawing = {
  /** The stroke being drawn and the drawn fraction of it; past the last stroke, the letter is complete. */
  readonly stroke: number;
  readonly share: number;
};

const completeDrawing = (form: Form): Drawing => ({ stroke: form.strokes.length, share: 1 });

/** The state after the pen has moved this far. */
function drawnAfter(form: Form, moved: number): Drawing {
  let left = moved;
  for (const [stroke, { line }] of form.strokes.entries()) {
    const length = Math.max(MIN_STROKE_LENGTH, lengthOf(line));
    if (left < length + PEN_LIFT_LENGTH) return { stroke, share: Math.min(1, left / length) };
    left -= length + PEN_LIFT_LENGTH;
  }
  return completeDrawing(form);
}

/** Animates the drawing of a letter. @param onStroke called when a stroke begins */
export function useDrawing(form: Form, speed: number, onStroke: (stroke: number) => void) {
  const [moved, setMoved] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const drawing = moved === null ? completeDrawing(form) : drawnAfter(form, moved);
  const isOver = drawing.stroke >= form.strokes.length;

  const began = useEffectEvent((stroke: number) => onStroke(stroke));
  useEffect(() => {
    if (isPlaying && drawing.stroke < form.strokes.length) began(drawing.stroke);
  }, [isPlaying, drawing.stroke, form]);

  useEffect(() => {
    if (!isPlaying || isOver) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function draw(now) {
      const seconds = (now - last) / 1000;
      last = now;
      setMoved((before) => (before ?? 0) + seconds * UNITS_PER_SECOND * speed);
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, isOver, speed]);

  return {
    drawing,
    isPlaying: isPlaying && !isOver,
    play: () => {
      if (isOver) setMoved(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
  };
}
