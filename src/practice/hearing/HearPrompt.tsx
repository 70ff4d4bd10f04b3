import { transliterated } from '../../domain/script/transliteration';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import { Fit } from '../fit/Fit';
import { CannotHear } from './CannotHear';
import { useHearing } from './hearing';
import { useSaid } from './useSaid';

type Props = { text: string };

const BUTTON_LOOK =
  'grid flex-none place-items-center rounded-full bg-turmeric text-on-turmeric transition-transform active:scale-95';

export function HearButton({ text, className }: Props & { className: string }) {
  const t = useText(exercises);
  const { say, phase } = useSaid();
  const isHeard = phase === 'playing' || phase === 'loading';
  return (
    <button
      type="button"
      aria-label={t('listen')}
      data-speaking={phase}
      onClick={() => say(text)}
      className={`${BUTTON_LOOK} ${className} ${isHeard ? 'ring-[0.4em] ring-turmeric-tint' : ''}`}
    >
      <Icon name="speaker" className="size-1/2" />
    </button>
  );
}

/**
 * A question that is only heard; learners who cannot hear it see it in Latin letters. Render it inside an `Ask`.
 * @param isAlone shows the "cannot hear" switch below it
 */
export function HearPrompt({ text, isAlone = true }: Props & { isAlone?: boolean }) {
  const { cannotHear } = useHearing();
  return (
    <div className="grid h-full min-h-0 grid-rows-[minmax(0,1fr)_auto] justify-items-center">
      {cannotHear ? (
        <div className="grid size-full min-h-0 grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] items-center gap-2">
          <HearButton text={text} className="size-12 max-h-full" />
          <Fit name="in Latin" max={2.4} className="font-semibold">
            <span data-asked lang="te-Latn">
              {transliterated(text)}
            </span>
          </Fit>
        </div>
      ) : (
        <HearButton
          text={text}
          className={`self-center ${isAlone ? 'size-[clamp(2.5rem,calc(92cqh-3rem),7rem)]' : 'size-[clamp(2.5rem,92cqh,6rem)]'}`}
        />
      )}
      {isAlone && <CannotHear />}
    </div>
  );
}

/** The same in one line. */
export function HearInLine({ text }: Props) {
  const { cannotHear } = useHearing();
  return (
    <>
      <HearButton text={text} className="size-12" />
      {cannotHear ? (
        <span data-asked lang="te-Latn">
          {transliterated(text)}
        </span>
      ) : (
        <CannotHear />
      )}
    </>
  );
}
