import { type ReactNode, lazy, Suspense, useId, useState } from 'react';
import type { SpellingTask } from '../../../domain/exercise/spelling/spelling';
import { typing } from '../../../i18n/typing';
import { useText } from '../../../i18n/useText';
import { Spinner } from '../../../ui/messages/Spinner';
import type { ViewProps } from '../../../exercises/viewProps';
import { SpelledOut } from './SpelledOut';
import { useTypedAnywhere } from './useTypedAnywhere';

// If this lazy chunk fails to load, the device's own keyboard still works.
const RoomKeys = lazy(() => import('./RoomKeys').catch(() => ({ default: () => <></> })));

type Props = ViewProps<SpellingTask, string> & {
  /** The question, shown beside the field. */
  children: ReactNode;
  placeholder?: string;
  hint?: string;
};

/** The learner types a word with the keyboard below; once judged, it is shown akshara by akshara. */
export function TypedAnswer({ task, answer, onAnswer, isJudged, children, placeholder, hint }: Props) {
  const t = useText(typing);
  const id = useId();
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [text, setText] = useState('');
  const change = (typed: string) => {
    setText(typed);
    onAnswer(typed.trim() === '' ? null : typed.trim());
  };
  useTypedAnywhere(field);
  if (isJudged) return <SpelledOut whole={task.whole} written={answer ?? ''} />;
  return (
    <div className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(3rem,1fr)_auto] gap-1.5">
      <div className="flex min-h-0 flex-wrap items-center justify-center gap-x-3 gap-y-1.5">
        {children}
        {hint !== undefined && (
          <span id={id} className="sr-only">
            {hint}
          </span>
        )}
        <input
          ref={setField}
          data-typed
          lang="te"
          type="text"
          // A phone's own keyboard would cover ours.
          inputMode="none"
          aria-label={t('yourWord')}
          aria-describedby={hint === undefined ? undefined : id}
          placeholder={placeholder}
          value={text}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => change(target.value)}
          className="h-12 min-w-36 flex-1 rounded-tile border-[3px] border-edge bg-card px-3 text-center font-display text-2xl leading-[1.5]! text-ink placeholder:text-muted sm:max-w-80 [@media(min-height:44rem)]:h-16 [@media(min-height:44rem)]:text-3xl"
        />
      </div>
      <div className="min-h-83 [@media(max-height:36rem)]:min-h-80">
        {field && (
          <Suspense
            fallback={
              <div className="text-center">
                <Spinner label={t('keyboard')} />
              </div>
            }
          >
            <RoomKeys field={field} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
