import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ANUSVARA, VIRAMA } from '../../domain/script/letters';
import { withCircles } from '../../domain/script/signs';
import type { Key } from '../../domain/typing/keys';
import { Icon } from '../pictures/Icon';
import { KeyPane, keepFocus } from './KeyPane';
import { baseOf, endKey, keysOf, type Pane, paneAfter, PANES, paneShown } from './panes';

export type KeyboardTexts = {
  readonly keyboard: string;
  readonly panes: Readonly<Record<Pane, string>>;
  readonly sunna: string;
  readonly takeAway: string;
};

type Props = {
  texts: KeyboardTexts;
  /** The text before the caret; signs and vottulu are shown on its last consonant. */
  before: string;
  onPress: (key: Key) => void;
  onTakeAway: () => void;
  /** More keys for the bottom row. */
  children?: ReactNode;
};

const FOOT =
  'grid min-h-11 min-w-11 place-items-center rounded-[10px] border-2 font-display text-xl leading-[1.4]! transition-transform active:scale-95 aria-disabled:opacity-40';

const faceOf = (pane: Pane, before: string): string => {
  const base = baseOf(before);
  return { vowels: 'అ', consonants: 'క', signs: `${base}ా`, vottulu: `${base}${VIRAMA}క` }[pane];
};

/** Types Telugu by akshara: first a letter, then its sign or vottu. All panes are visible if there is room. */
export function AksharaKeyboard({ texts, before, onPress, onTakeAway, children }: Props) {
  const [chosen, choose] = useState<Pane>('consonants');
  const area = useRef<HTMLDivElement>(null);
  const pane = paneShown(chosen, before);

  const press = (key: Key) => {
    onPress(key);
    choose(paneAfter(key));
  };
  // When the focused key's pane is hidden, keyboard users continue in the new pane.
  useEffect(() => {
    const focused = document.activeElement;
    if (!focused || !area.current?.contains(focused) || focused.closest('[data-foot]')) return;
    if (focused.checkVisibility()) return;
    area.current.querySelector<HTMLElement>(`[data-pane="${pane}"] button[tabindex="0"]`)?.focus();
  }, [pane]);

  const sunna = endKey(before, ANUSVARA);
  return (
    <div
      ref={area}
      role="group"
      aria-label={texts.keyboard}
      className="@container grid gap-1 text-ink [@media(max-height:36rem)]:gap-0.5"
    >
      <div className="grid gap-1 @4xl:grid-cols-3 @4xl:grid-rows-2 @4xl:gap-x-4">
        {PANES.map((name) => (
          <div key={name} data-pane={name} className={`${PLACES[name]} ${name === pane ? 'grid' : 'hidden @4xl:grid'}`}>
            <KeyPane
              label={texts.panes[name]}
              keys={keysOf(name, before)}
              onPress={press}
              className="h-full min-h-71 @4xl:min-h-0 [@media(max-height:36rem)]:min-h-68.5"
            />
          </div>
        ))}
      </div>
      <div data-foot className="grid grid-cols-6 gap-1 @4xl:flex">
        {children && <div className="order-last col-span-6 @4xl:order-first @4xl:flex-1">{children}</div>}
        {PANES.map((name) => (
          <button
            key={name}
            type="button"
            lang="te"
            aria-label={texts.panes[name]}
            title={texts.panes[name]}
            aria-pressed={name === pane}
            aria-disabled={paneShown(name, before) !== name}
            onPointerDown={keepFocus}
            onClick={() => choose(name)}
            className={`${FOOT} @4xl:hidden ${name === pane ? 'border-indigo bg-indigo text-on-indigo' : 'border-line bg-indigo-tint'}`}
          >
            {faceOf(name, before)}
          </button>
        ))}
        <button
          type="button"
          lang="te"
          aria-label={texts.sunna}
          title={texts.sunna}
          aria-disabled={sunna.isOff}
          onPointerDown={keepFocus}
          onClick={() => !sunna.isOff && press(sunna.key)}
          className={`${FOOT} border-line bg-turmeric-tint @4xl:hidden`}
        >
          {withCircles(ANUSVARA)}
        </button>
        <button
          type="button"
          aria-label={texts.takeAway}
          title={texts.takeAway}
          aria-disabled={before === ''}
          onPointerDown={keepFocus}
          onClick={onTakeAway}
          className={`${FOOT} border-line bg-vermilion-tint text-vermilion @4xl:ml-auto @4xl:w-40`}
        >
          <Icon name="backspace" />
        </button>
      </div>
    </div>
  );
}

/** The layout if there is room for all panes. */
const PLACES: Readonly<Record<Pane, string>> = {
  vowels: '@4xl:col-start-1 @4xl:row-start-1',
  signs: '@4xl:col-start-1 @4xl:row-start-2',
  consonants: '@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1',
  vottulu: '@4xl:col-start-3 @4xl:row-span-2 @4xl:row-start-1',
};
