import { lazy, type RefObject, Suspense, useState } from 'react';
import { typing } from '../../i18n/typing';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';

// Nobody fetches the keys who does not open them; where they do not arrive, the device's own are still there.
const TypingDock = lazy(() => import('./TypingDock').catch(() => ({ default: () => <></> })));

const NO_WORDS: readonly string[] = [];

type Props = {
  /** The field that is typed into. */
  field: RefObject<HTMLInputElement | null>;
  /** Words that Latin letters are taken for first. */
  words?: readonly string[] | undefined;
  className?: string;
};

/** Beside a field in which Telugu may be typed: opens the keys for it. */
export function TeluguKeys({ field, words = NO_WORDS, className = '' }: Props) {
  const t = useText(typing);
  const [open, setOpen] = useState<{ readonly for: HTMLInputElement; readonly byKeyboard: boolean } | null>(null);
  const toggle = (byKeyboard: boolean) => {
    // What is typed until the keys are there goes to the field already.
    if (open === null && !byKeyboard) field.current?.focus();
    setOpen(open === null && field.current ? { for: field.current, byKeyboard } : null);
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={open !== null}
        onClick={({ detail }) => toggle(detail === 0)}
        className={`touch inline-flex items-center gap-2 justify-self-start rounded-full border-2 px-4 text-sm font-semibold ${open ? 'border-indigo bg-indigo-tint text-indigo' : 'border-line bg-card text-ink hover:border-edge'} ${className}`}
      >
        <Icon name="keyboard" className="size-5" />
        {t('open')}
      </button>
      {open && (
        <Suspense>
          <TypingDock field={open.for} words={words} takesFocus={open.byKeyboard} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
