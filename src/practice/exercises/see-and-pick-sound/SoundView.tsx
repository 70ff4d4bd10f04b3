import { teluguDigits } from '../../../domain/lesson/entry';
import { transliterated } from '../../../domain/script/transliteration';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/Icon';
import { Choices } from '../choice/Choices';
import { CannotHear } from '../../hearing/CannotHear';
import { useHearing } from '../../hearing/hearing';
import { useSaid } from '../../hearing/useSaid';
import type { ViewProps } from '../viewProps';
import { Seen } from '../Seen';
import type { SoundTask } from '../../../domain/exercise/see-and-pick-sound/make';

/** A tap on a sound plays it and picks it. */
export function SoundView(props: ViewProps<SoundTask, string>) {
  const t = useText(exercises);
  const { cannotHear } = useHearing();
  const { say } = useSaid();
  const { right, inTeluguDigits } = props.task;
  const digits =
    right.number === undefined ? undefined : inTeluguDigits ? teluguDigits(right.number) : `${right.number}`;
  return (
    <div className="grid gap-6">
      <Seen text={digits ?? right.telugu} isTelugu={digits === undefined || inTeluguDigits} />
      <Choices
        {...props}
        isWide={cannotHear && right.telugu.length > 8}
        label={({ telugu }, number) => (cannotHear ? transliterated(telugu) : t('sound', { number }))}
        onPick={({ telugu }) => !cannotHear && say(telugu)}
        renderFace={({ telugu }) =>
          cannotHear ? (
            <span lang="te-Latn" className="text-2xl font-semibold wrap-anywhere">
              {transliterated(telugu)}
            </span>
          ) : (
            <span className="grid size-14 place-items-center rounded-full bg-turmeric text-on-turmeric">
              <Icon name="speaker" className="size-8" />
            </span>
          )
        }
      />
      <div className="grid justify-items-center">
        <CannotHear />
      </div>
    </div>
  );
}
