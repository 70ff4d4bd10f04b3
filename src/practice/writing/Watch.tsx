import { useId, useState } from 'react';
import { partNames } from '../../exercises/write-letter/partNames';
import type { Form } from '../../domain/writing/stroke';
import { useFormat } from '../../i18n/format';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { writing } from '../../i18n/writing';
import { Button } from '../../ui/controls/Button';
import { Icon } from '../../ui/pictures/Icon';
import { useSpeaker } from '../../ui/speech/SpeechContext';
import { Drawn, StrokeNumbers } from './Drawn';
import { Slate } from './Slate';
import { useDrawing } from './useDrawing';
import { viewOf } from './view';

const [MIN_PERCENT, MAX_PERCENT] = [25, 300];

type Props = { form: Form; className?: string };

/** Writes the letter stroke by stroke at any speed, and speaks the name of each part. */
export function Watch({ form, className = '' }: Props) {
  const t = useText(writing);
  const pick = useBilingual();
  const format = useFormat();
  const speedId = useId();
  const { owner, player } = useSpeaker();
  const [percent, setPercent] = useState(100);
  const sayPart = (stroke: number) => {
    const part = form.strokes[stroke]?.part;
    // The first stroke is the letter itself, so its own name is spoken.
    if (part) void player.speak(owner, stroke === 0 ? form.name : partNames[part].te);
  };
  const { drawing, isPlaying, play, pause } = useDrawing(form, percent / 100, sayPart);
  const view = viewOf(form);
  const now = form.strokes[Math.min(drawing.stroke, form.strokes.length - 1)];
  return (
    <div className={`grid grid-cols-1 justify-items-center gap-3 ${className}`}>
      <Slate
        label={t('watchedLetter', { letter: form.name })}
        view={view}
        ink={[]}
        className="aspect-square w-full max-w-80"
      >
        <Drawn form={form} view={view} drawing={drawing} />
        {!isPlaying && <StrokeNumbers form={form} view={view} />}
      </Slate>
      <p role="status" className="min-h-7 text-center font-semibold">
        {isPlaying && now
          ? t('partOf', {
              number: format.number(drawing.stroke + 1),
              total: format.number(form.strokes.length),
              part: pick(partNames[now.part]),
            })
          : t('strokes', { count: form.strokes.length })}
      </p>
      <div className="flex w-full max-w-96 flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <Button look="voice" onClick={isPlaying ? pause : play}>
          <Icon name={isPlaying ? 'pause' : 'play'} className="size-5" />
          {t(isPlaying ? 'pause' : 'watch')}
        </Button>
        <label htmlFor={speedId} className="flex items-center gap-3 text-sm font-semibold">
          {t('speed')}
          <input
            id={speedId}
            type="range"
            min={MIN_PERCENT}
            max={MAX_PERCENT}
            step={25}
            value={percent}
            aria-valuetext={t('speedIs', { percent: format.number(percent) })}
            onChange={(event) => setPercent(event.currentTarget.valueAsNumber)}
            className="slider w-28"
          />
        </label>
      </div>
    </div>
  );
}
