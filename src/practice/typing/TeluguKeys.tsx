import { lazy, type RefObject, Suspense, useState } from 'react';
import { typing } from '../../i18n/typing';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';

// A lazy chunk; if it fails to load, the device's own keyboard still works.
const TypingDock = lazy(() => import('./TypingDock').catch(() => ({ default: () => <></> })));

const NO_WORDS: readonly string[] = [];

type Props = {
  field: RefObject<HTMLInputElement | null>;
  /** Words that are suggested first for Latin letters. */
  words?: readonly string[] | undefined;
  className?: string;
};

/** Opens the akshara keyboard for a field that accepts Telugu. */
export function TeluguKeys({ field, words = NO_WORDS, className = '' }: Props) {
  const t = useText(typing);
  const [open, setOpen] = useState<{ readonly for: HTMLInputElement; readonly byKeyboard: boolean } | null>(null);
  const toggle = (byKeyboard: boolean) => {
    // Whatever is typed while the keyboard loads already goes to the field.
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
