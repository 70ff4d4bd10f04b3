import { type KeyboardEvent, useId, useState } from 'react';
import type { Letter } from '../../../../domain/lesson/lessonContent';
import { learning } from '../../../../i18n/learning';
import { useText } from '../../../../i18n/useText';
import { useSpeaker } from '../../../../ui/speech/SpeechContext';
import { LetterPanel } from './LetterPanel';
import { PrintedLetters } from './PrintedLetters';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A row of letters as tabs; the chosen one is shown very large with its details. */
export function Letters({ letters }: { letters: readonly Letter[] }) {
  const t = useText(learning);
  const base = useId();
  const { owner, player } = useSpeaker();
  const [at, setAt] = useState(0);
  const shown = letters[at];
  if (!shown) return null;

  const stepped = (by: number) => (at + by + letters.length) % letters.length;
  const tabId = (place: number) => `${base}-tab-${place}`;
  const step = (event: KeyboardEvent) => {
    const target = STEPS[event.key]?.(at, letters.length);
    if (target === undefined) return;
    event.preventDefault();
    setAt(target);
    document.getElementById(tabId(target))?.focus();
  };
  const touch = (place: number, letter: string) => {
    setAt(place);
    void player.speak(owner, letter);
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <PrintedLetters letters={letters} />
      <div role="tablist" aria-label={t('chooseLetter')} className="flex flex-wrap gap-2 print:hidden md:gap-3">
        {letters.map(({ letter, word }, place) => (
          <button
            key={letter}
            type="button"
            role="tab"
            id={tabId(place)}
            lang="te"
            aria-label={letter}
            aria-selected={place === at}
            aria-controls={place === at ? `${base}-panel` : undefined}
            tabIndex={place === at ? 0 : -1}
            onClick={() => touch(place, letter)}
            onKeyDown={step}
            className="grid min-w-15 justify-items-center rounded-tile border-2 border-line bg-card px-1 pt-1 pb-2 shadow-card hover:border-edge aria-selected:border-turmeric-deep aria-selected:bg-turmeric aria-selected:text-on-turmeric md:min-w-22 md:px-3"
          >
            <span className="font-display text-4xl leading-[1.5]! md:text-5xl">{letter}</span>
            <span aria-hidden="true" className="text-xl leading-none">
              {word.picture}
            </span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={tabId(at)} className="print:hidden">
        <LetterPanel
          letter={shown}
          before={letters[stepped(-1)]}
          after={letters[stepped(1)]}
          onStep={(by) => setAt(stepped(by))}
        />
      </div>
    </div>
  );
}
