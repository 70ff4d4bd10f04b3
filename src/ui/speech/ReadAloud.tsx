import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Spoken } from '../../ports/speech';
import { Button } from '../controls/Button';
import { Icon } from '../pictures/Icon';
import type { PlayError } from './player';
import { SpokenText } from './SpokenText';
import { useSlowSpeech, useSpeaker } from './SpeechContext';

export type ReadAloudTexts = {
  /** "Play Speech", until the text has been converted to speech. */
  readonly play: string;
  /** "Listen Speech", after that. */
  readonly listen: string;
  readonly loading: string;
  readonly pause: string;
  readonly position: string;
  /** The slider's value in words, as in "3 of 12 seconds". */
  readonly positionOf: (seconds: number, total: number) => string;
  readonly slower: string;
  /** "Failed to get word timing data", when the voice's timings do not fit its words. */
  readonly timingsFailed: string;
  readonly failed: (error: PlayError) => string;
};

/** The index of the spoken word, and the handler for a tap on a word. */
export type Reading = { readonly current: number | null; readonly onWord: (word: number) => void };

type Props = {
  readonly text: string;
  readonly texts: ReadAloudTexts;
  /** Renders a text that is not one paragraph, such as the lines of a poem. */
  readonly renderText?: ((reading: Reading) => ReactNode) | undefined;
  readonly lang?: string;
  readonly className?: string;
  readonly textClassName?: string;
};

const fillTo = (share: number): CSSProperties & { '--slider-fill': string } => ({ '--slider-fill': `${share * 100}%` });

/** The key resets the converted speech when the text changes. */
export const ReadAloud = (props: Props) => <TextAloud key={props.text} {...props} />;

function TextAloud({ text, texts, renderText, lang = 'te', className = '', textClassName = 'text-xl' }: Props) {
  const { owner, player, state } = useSpeaker();
  const [slow, chooseSlow] = useSlowSpeech();
  const [converted, setConverted] = useState<Spoken | null>(null);
  // Stored here, because the player drops it when another speaker takes over.
  if (state.isWhole && state.spoken !== converted) setConverted(state.spoken);

  const { phase, error } = state;
  const speakFrom = (word: number) => {
    if (!converted) return player.speak(owner, text, word);
    return player.play(owner, converted, word === 0 ? 0 : (converted.timings[word]?.startTime ?? 0));
  };
  const toggle = () => {
    if (phase === 'playing') return player.pause(owner);
    if (phase === 'loading') return player.stop(owner);
    void (phase === 'paused' ? player.resume(owner) : speakFrom(0));
  };
  const moveTo = (at: number) => {
    if (phase === 'playing' || phase === 'paused') player.seek(owner, at);
    else if (converted) player.cue(owner, converted, at);
  };

  const reading: Reading = { current: state.word, onWord: (word) => void speakFrom(word) };
  const label = { silent: converted ? texts.listen : texts.play, loading: texts.loading, playing: texts.pause };
  const name = phase === 'playing' || phase === 'loading' ? label[phase] : label.silent;
  const icon = phase === 'playing' ? 'pause' : phase === 'loading' ? 'refresh' : converted ? 'play' : 'speaker';

  return (
    <div className={`grid gap-4 ${className}`}>
      {renderText ? renderText(reading) : <SpokenText text={text} lang={lang} className={textClassName} {...reading} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="voice" onClick={toggle} aria-busy={phase === 'loading'} data-speaking={phase}>
          <Icon name={icon} className={`size-6 ${phase === 'loading' ? 'animate-spin' : ''}`} />
          {name}
        </Button>
        {converted && (
          <>
            <input
              type="range"
              min={0}
              max={converted.seconds}
              step={0.1}
              value={state.position}
              onChange={({ target }) => moveTo(target.valueAsNumber)}
              aria-label={texts.position}
              aria-valuetext={texts.positionOf(Math.round(state.position), Math.round(converted.seconds))}
              style={fillTo(state.position / converted.seconds)}
              className="slider min-w-32 flex-1"
            />
            <button
              type="button"
              aria-pressed={slow}
              onClick={() => chooseSlow(!slow)}
              className="touch rounded-full border-2 border-line px-4 font-semibold aria-pressed:border-turmeric-deep aria-pressed:bg-turmeric-tint aria-pressed:text-turmeric-deep"
            >
              {texts.slower}
            </button>
          </>
        )}
      </div>
      <p role="status" className="empty:-mt-4 font-semibold text-vermilion">
        {error ? texts.failed(error) : converted?.timingsFrom === 'mismatch' ? texts.timingsFailed : ''}
      </p>
    </div>
  );
}
