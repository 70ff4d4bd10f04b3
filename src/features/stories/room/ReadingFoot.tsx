import { PACE_NAMES } from '../../../domain/reading/readingRoom';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/pictures/Icon';
import { IconButton } from '../../../ui/controls/IconButton';
import type { ReadingSteps } from './useReading';
import type { ReadingVoice } from './useReadingVoice';

type Props = {
  readonly steps: ReadingSteps;
  readonly voice: ReadingVoice;
  readonly onTurn: (by: 1 | -1) => void;
};

const TURN = 'size-14 max-[22rem]:size-12 flex-none border-line bg-card aria-disabled:opacity-40';

/** The buttons that turn pages are at both ends, with the voice between them. */
export function ReadingFoot({ steps, voice, onTurn }: Props) {
  const t = useText(stories);
  const { reading, sizes } = steps;
  const isFirst = reading.page === 0;
  const isLast = reading.page === sizes.length - 1;
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-none items-center gap-2 border-t border-line px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] short:sticky short:bottom-0 short:bg-paper">
      <IconButton
        icon="arrowLeft"
        label={t('previousPage')}
        aria-disabled={isFirst}
        onClick={() => onTurn(-1)}
        className={TURN}
      />
      <div className="flex min-w-0 flex-1 items-center justify-center gap-2">
        {reading.mode === 'self' ? (
          <p className="text-center text-muted tabular-nums">
            {t('pageOf', { page: reading.page + 1, count: sizes.length })}
          </p>
        ) : (
          <VoiceButtons steps={steps} voice={voice} isLast={isLast} />
        )}
      </div>
      {isLast ? (
        <Button onClick={() => onTurn(1)} className="min-h-14 flex-none px-4!">
          {t('finish')}
        </Button>
      ) : (
        <IconButton icon="arrowRight" label={t('nextPage')} onClick={() => onTurn(1)} className={TURN} />
      )}
    </div>
  );
}

function VoiceButtons({ steps, voice, isLast }: Pick<Props, 'steps' | 'voice'> & { readonly isLast: boolean }) {
  const t = useText(stories);
  const { turn } = steps.reading;
  if (turn === 'child') {
    return (
      <Button look="voice" onClick={steps.said} className="min-w-0 px-4!">
        <Icon name="check" className="size-6" />
        <span className="min-w-0 leading-tight!">{t('nowYou')}</span>
      </Button>
    );
  }
  const isReading = turn === 'voice';
  const label = t(voice.isPreparing ? 'preparing' : isReading ? 'stopReading' : 'play');
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-busy={voice.isPreparing}
        data-speaking={isReading ? 'playing' : 'silent'}
        onClick={isReading ? steps.stop : steps.play}
        className="touch grid size-14 flex-none place-items-center rounded-full bg-turmeric text-on-turmeric shadow-[0_4px_0_var(--color-turmeric-deep)] active:translate-y-0.5 active:shadow-none"
      >
        <Icon
          name={voice.isPreparing ? 'refresh' : isReading ? 'pause' : 'play'}
          className={`size-7 ${voice.isPreparing ? 'animate-spin' : ''}`}
        />
      </button>
      {/* Beside the button that finishes, a narrow phone has no room for it. */}
      <PaceChoice steps={steps} className={isLast ? 'max-[24rem]:hidden' : ''} />
    </>
  );
}

function PaceChoice({ steps: { pace, choosePace }, className }: Pick<Props, 'steps'> & { readonly className: string }) {
  const t = useText(stories);
  return (
    <label className={`relative flex min-w-0 ${className}`}>
      <span className="sr-only">{t('pace')}</span>
      <select
        value={pace}
        onChange={({ target }) => {
          const chosen = PACE_NAMES.find((one) => one === target.value);
          if (chosen) choosePace(chosen);
        }}
        className="touch min-w-0 appearance-none truncate rounded-full border-2 border-line bg-card py-1 pr-8 pl-3 font-semibold max-[22rem]:pr-7 max-[22rem]:pl-2 max-[22rem]:text-sm sm:pr-9 sm:pl-4"
      >
        {PACE_NAMES.map((one) => (
          <option key={one} value={one}>
            {t(`pace_${one}`)}
          </option>
        ))}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4.5 -translate-y-1/2 sm:right-3"
      />
    </label>
  );
}
