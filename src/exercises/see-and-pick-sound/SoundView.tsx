import { teluguDigits } from '../../domain/lesson/entry';
import { transliterated } from '../../domain/script/transliteration';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Fit } from '../../practice/fit/Fit';
import { Choices } from '../../practice/answering/choice/Choices';
import { CannotHear } from '../../practice/hearing/CannotHear';
import { useHearing } from '../../practice/hearing/hearing';
import { SoundFace } from '../../practice/hearing/SoundFace';
import { useSaid } from '../../practice/hearing/useSaid';
import type { ViewProps } from '../viewProps';
import { ASKED_ABOVE } from '../../practice/answering/Ask';
import { Seen } from '../../practice/answering/Seen';
import type { SoundTask } from './make';

const MAX_SHORT_LENGTH = 8;

/** A tap on a sound plays it and picks it. */
export function SoundView(props: ViewProps<SoundTask, string>) {
  const t = useText(exercises);
  const { cannotHear } = useHearing();
  const { say } = useSaid();
  const { right, inTeluguDigits } = props.task;
  const digits =
    right.number === undefined ? undefined : inTeluguDigits ? teluguDigits(right.number) : `${right.number}`;
  return (
    <div className={ASKED_ABOVE}>
      <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto]">
        <Seen text={digits ?? right.telugu} isTelugu={digits === undefined || inTeluguDigits} />
        {!props.isJudged && <CannotHear />}
      </div>
      <Choices
        {...props}
        isWide={cannotHear && right.telugu.length > MAX_SHORT_LENGTH}
        label={({ telugu }, number) => (cannotHear ? transliterated(telugu) : t('sound', { number }))}
        onPick={({ telugu }) => !cannotHear && say(telugu)}
        renderFace={({ telugu }) =>
          cannotHear ? (
            <Fit name="choices" max={1.6} className="font-semibold">
              <span lang="te-Latn">{transliterated(telugu)}</span>
            </Fit>
          ) : (
            <SoundFace />
          )
        }
      />
    </div>
  );
}
