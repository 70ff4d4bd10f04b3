import { useEffect, useEffectEvent, useState } from 'react';
import { type Form, lengthOf } from '../../domain/writing/stroke';

/** Units of the letter in a second, at the usual speed. */
const USUAL = 500;
/** A dot takes its moment too. */
const SHORTEST = 80;
/** The pen is lifted between two strokes for as long as it would draw so much. */
const LIFTED = 220;

export type Drawing = {
  /** Which stroke is being drawn, and how much of it is; past the last one, everything is. */
  readonly stroke: number;
  readonly share: number;
};

const DONE = (form: Form): Drawing => ({ stroke: form.strokes.length, share: 1 });

/** Where the pen is after it has moved so far. */
function drawnAfter(form: Form, moved: number): Drawing {
  let left = moved;
  for (const [stroke, { line }] of form.strokes.entries()) {
    const length = Math.max(SHORTEST, lengthOf(line));
    if (left < length + LIFTED) return { stroke, share: Math.min(1, left / length) };
    left -= length + LIFTED;
  }
  return DONE(form);
}

/** A letter that is drawn in front of the learner. @param onStroke called when a stroke begins */
export function useDrawing(form: Form, speed: number, onStroke: (stroke: number) => void) {
  const [moved, setMoved] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const drawing = moved === null ? DONE(form) : drawnAfter(form, moved);
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
      setMoved((before) => (before ?? 0) + seconds * USUAL * speed);
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
