import { transliterated } from '../../domain/script/transliteration';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import { useHearing } from './hearing';
import { HearButton } from './HearPrompt';

/** For small spaces: the switch for learners who cannot hear is a small button beside the speaker. */
export function HearAndSwitch({ text }: { text: string }) {
  const t = useText(exercises);
  const { cannotHear, setCannotHear } = useHearing();
  const label = t(cannotHear ? 'canHear' : 'cannotHear');
  return (
    <span className="flex flex-none items-center gap-2">
      <HearButton text={text} className="size-12 [@media(min-height:44rem)]:size-16" />
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-pressed={cannotHear}
        onClick={() => setCannotHear(!cannotHear)}
        className="touch grid place-items-center rounded-full border-2 border-line bg-card text-muted hover:border-edge hover:text-ink"
      >
        <Icon name={cannotHear ? 'speaker' : 'speakerOff'} className="size-5" />
      </button>
      {cannotHear && (
        <span data-asked lang="te-Latn" className="font-semibold">
          {transliterated(text)}
        </span>
      )}
    </span>
  );
}
