import { useEffect, useEffectEvent } from 'react';
import type { Form } from '../../domain/writing/stroke';
import { useText } from '../../i18n/useText';
import { writing } from '../../i18n/writing';
import { Drawn, StrokeNumbers } from './Drawn';
import { useDrawing } from './useDrawing';
import { viewBoxOf, viewOf } from './view';

/** Writes the correct letter once; under reduced motion, shows its stroke order instead. */
export function Replay({ form, className }: { form: Form; className: string }) {
  const t = useText(writing);
  const view = viewOf(form);
  const { drawing, isPlaying, play } = useDrawing(form, 1, nothing);
  const begin = useEffectEvent(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) play();
  });
  useEffect(() => begin(), []);
  return (
    <svg
      role="img"
      aria-label={t('rightLetter', { letter: form.name })}
      viewBox={viewBoxOf(view)}
      className={`rounded-tile bg-card text-leaf ${className}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Drawn form={form} view={view} drawing={drawing} />
      {!isPlaying && <StrokeNumbers form={form} view={view} />}
    </svg>
  );
}

const nothing = () => {};
