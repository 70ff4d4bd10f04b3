import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { aksharas } from '../../domain/script/aksharas';
import { type Key, pressed } from '../../domain/typing/keys';
import { chooserKnowing } from '../../domain/typing/knownWords';
import { latinBefore } from '../../domain/typing/latin';
import { typing } from '../../i18n/typing';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import { AksharaKeyboard } from '../../ui/keyboard/AksharaKeyboard';
import { keepFocus } from '../../ui/keyboard/KeyPane';
import { scrollClearOfKeys } from '../../ui/keyboard/scrollClearOfKeys';
import { LatinChoices } from '../../ui/keyboard/LatinChoices';
import { useFieldTyping } from '../../ui/keyboard/useFieldTyping';
import { useSpeaker } from '../../ui/speech/SpeechContext';
import { useKeyboardTexts } from './useKeyboardTexts';

type Props = {
  field: HTMLInputElement;
  /** Words that are suggested first for Latin letters. */
  words: readonly string[];
  /** If it was opened by keyboard, the first key gets the focus. */
  takesFocus: boolean;
  onClose: () => void;
};

const KEY = 'touch grid place-items-center rounded-[10px] border-2 border-line';

/** The akshara keyboard at the bottom of the screen, for a field anywhere on the page. */
export default function TypingDock({ field, words, takesFocus, onClose }: Props): ReactNode {
  const t = useText(typing);
  const texts = useKeyboardTexts();
  const choose = useMemo(() => chooserKnowing(words), [words]);
  const { before, choices, press, takeAway, pick } = useFieldTyping(field, { choose });
  const { owner, player } = useSpeaker();
  const [saysKeys, setSaysKeys] = useState(false);
  const dock = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => (dock.current ? scrollClearOfKeys(field, dock.current) : undefined), [field]);
  useEffect(() => {
    if (takesFocus)
      dock.current?.querySelector<HTMLElement>('[data-pane] button[tabindex="0"]:not(.hidden *)')?.focus();
    else field.focus({ preventScroll: true });
  }, [field, takesFocus]);

  const pressKey = (key: Key) => {
    press(key);
    const akshara = aksharas(pressed(before, key)).at(-1);
    if (saysKeys && akshara !== undefined) void player.speak(owner, akshara);
  };
  const close = () => {
    onClose();
    field.focus({ preventScroll: true });
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };

  return createPortal(
    <div
      ref={dock}
      role="region"
      aria-label={t('keyboard')}
      onKeyDown={keyDown}
      className="fixed inset-x-0 bottom-0 z-30 max-h-[85dvh] overflow-y-auto border-t-2 border-edge bg-paper px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-card motion-safe:animate-[rise_0.2s_ease-out] print:hidden"
    >
      <div className="mx-auto grid max-w-6xl gap-1">
        {choices.length > 0 && (
          <LatinChoices label={t('latinChoices', { latin: latinBefore(before) })} choices={choices} onPick={pick} />
        )}
        <AksharaKeyboard texts={texts} before={before} onPress={pressKey} onTakeAway={takeAway}>
          <div className="grid grid-cols-[auto_1fr_auto] gap-1">
            <button
              type="button"
              aria-pressed={saysKeys}
              aria-label={t('sayKeys')}
              title={t('sayKeys')}
              onPointerDown={keepFocus}
              onClick={() => setSaysKeys(!saysKeys)}
              className={`${KEY} ${saysKeys ? 'bg-turmeric text-on-turmeric' : 'bg-card'}`}
            >
              <Icon name={saysKeys ? 'speaker' : 'speakerOff'} />
            </button>
            <button
              type="button"
              onPointerDown={keepFocus}
              onClick={() => press({ kind: 'space' })}
              className={`${KEY} bg-card text-sm font-semibold text-muted`}
            >
              {t('space')}
            </button>
            <button
              type="button"
              aria-label={t('close')}
              title={t('close')}
              onPointerDown={keepFocus}
              onClick={close}
              className={`${KEY} bg-card`}
            >
              <Icon name="chevronDown" />
            </button>
          </div>
        </AksharaKeyboard>
      </div>
    </div>,
    document.body,
  );
}
