import type { Entry } from '../../domain/lesson/entry';
import { useLanguage } from '../../i18n/useText';
import { HearInLine } from '../hearing/HearPrompt';

type Props = {
  entry: Entry;
  /** Whether it is heard, in a Telugu interface: in the place of its English. */
  isHeard: boolean;
};

/** What something means: its picture and its English; in a Telugu interface its picture and its sound. */
export function Meaning({ entry: { picture, english, telugu }, isHeard }: Props) {
  const isInTelugu = useLanguage() === 'te';
  return (
    <span className="flex max-w-full flex-wrap items-center justify-center gap-x-[0.5em]">
      {picture !== undefined && (
        <span data-asked-picture aria-hidden="true" className="text-[2em] leading-tight!">
          {picture}
        </span>
      )}
      {isInTelugu && isHeard && <HearInLine text={telugu} />}
      {!isInTelugu && english !== undefined && (
        <span data-asked lang="en" className="font-semibold">
          {english}
        </span>
      )}
    </span>
  );
}
