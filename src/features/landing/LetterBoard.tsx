import { useState } from 'react';
import { landing } from '../../i18n/landing';
import { useSpeakLabels } from '../../i18n/speech';
import { useText } from '../../i18n/useText';
import { useOpenSpeech } from '../../state/session/ports';
import { ButtonLink } from '../../ui/controls/Button';
import { Icon } from '../../ui/pictures/Icon';
import { Muggu } from '../../ui/pictures/Muggu';
import { LateSpeakButton } from '../../ui/speech/LateSpeakButton';
import { FirstLetter } from './FirstLetter';
import { BOARD } from './letterBoard';

/** The hero: one large letter, a word that begins with it, and five more letters to tap and hear. */
export function LetterBoard() {
  const t = useText(landing);
  const openSpeech = useOpenSpeech();
  const [{ chosen, touches }, touch] = useState<{ chosen: (typeof BOARD)[number]; touches: number }>({
    chosen: BOARD[0],
    touches: 0,
  });
  const said = `${chosen.letter}, ${chosen.word}`;
  const labels = useSpeakLabels(said);

  return (
    <section
      aria-label={t('boardLabel')}
      className="filled-after-paint relative isolate flex flex-col overflow-hidden rounded-[36px] bg-cloth p-4 text-on-cloth sm:p-6"
    >
      <div className="absolute inset-0 -z-10 text-[rgb(255_255_255/0.16)] mask-[radial-gradient(75%_75%_at_85%_20%,#000,transparent),radial-gradient(60%_60%_at_5%_95%,#000,transparent)]">
        <Muggu />
      </div>
      <p
        key={chosen.letter}
        lang="te"
        aria-hidden="true"
        className="after-paint grid h-52 place-items-center font-letters text-[11rem] leading-none! motion-safe:animate-[appear_0.35s_ease-out] sm:h-64 sm:text-[14rem]"
      >
        {chosen === BOARD[0] ? <FirstLetter /> : chosen.letter}
      </p>
      <div className="flex min-h-24 items-center gap-4 rounded-card bg-card px-5 py-3 text-ink">
        {/* A tapped letter gets a new button, which speaks on mount. */}
        <LateSpeakButton
          key={touches}
          text={said}
          labels={labels}
          openSpeech={openSpeech}
          startsPressed={touches > 0}
        />
        <div className="flex-1">
          <p lang="te" className="after-paint font-letters text-3xl">
            {chosen.word}
          </p>
          <p className="text-muted">
            <span lang="te-Latn">{chosen.latin}</span>
            {' · '}
            <span lang="en">{t(chosen.meaning)}</span>
          </p>
        </div>
        <span
          aria-hidden="true"
          data-picture={chosen.picture}
          className="late-picture grid size-14 flex-none place-items-center text-[2.9rem] leading-none!"
        />
      </div>
      <ul lang="te" className="after-paint mt-4 grid min-h-13 grid-cols-6 gap-1.5 sm:gap-2.5">
        {BOARD.map((entry) => (
          <li key={entry.letter}>
            <button
              type="button"
              aria-pressed={entry === chosen}
              onClick={() => touch({ chosen: entry, touches: touches + 1 })}
              className="grid min-h-13 w-full place-items-center rounded-tile bg-[#4a55ad] font-display text-2xl leading-none! text-on-cloth aria-pressed:bg-turmeric aria-pressed:text-on-turmeric focus-visible:outline-turmeric"
            >
              {entry.letter}
            </button>
          </li>
        ))}
      </ul>
      <ButtonLink to="/try" look="voice" className="mt-4 w-full">
        {t('tryBoard')}
        <Icon name="arrowRight" className="size-5" />
      </ButtonLink>
      <p aria-live="polite" className="sr-only">
        {chosen === BOARD[0]
          ? ''
          : t('boardAnnounce', { letter: chosen.letter, word: chosen.word, meaning: t(chosen.meaning) })}
      </p>
    </section>
  );
}
