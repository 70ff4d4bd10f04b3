import type { Entry } from '../../domain/lesson/entry';
import { useLanguage } from '../../i18n/useText';
import { HearInLine } from '../hearing/HearPrompt';

type Props = {
  entry: Entry;
  /** In a Telugu interface, replaces the English with sound. */
  isHeard: boolean;
};

/** A picture with the English or, in a Telugu interface, with the sound. */
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
