import { currentWord } from '../../domain/speech/timings';
import type { Spoken, SpokenAudio, SpokenByDevice } from '../../ports/speech';

export type StartFault = 'playback-refused' | 'playback-failed';

/** Times are in seconds from the beginning. */
export type PlayableSound = {
  start(at: number): Promise<StartFault | null>;
  pause(): void;
  seek(at: number): void;
  position(): number;
  setRate(rate: number): void;
  /** Continues without a break from the beginning of a text to the whole text. */
  extend(whole: Spoken): void;
  /** Stops for good and releases its resources. */
  close(): void;
};

export type SoundEvents = { ended(): void; failed(): void };

/** All sounds share one audio element: once a tap has allowed it to play, a phone lets it play again. */
export function audioSound(element: HTMLAudioElement, first: SpokenAudio, events: SoundEvents): PlayableSound {
  const listening = new AbortController();
  let address = '';
  let whole: SpokenAudio | null = null;

  const load = ({ wav }: SpokenAudio) => {
    URL.revokeObjectURL(address);
    address = URL.createObjectURL(wav);
    element.src = address;
  };
  const moveTo = (at: number) => {
    if (whole) load(whole);
    whole = null;
    if (Math.abs(element.currentTime - at) > 0.001) element.currentTime = at;
  };
  const play = async (): Promise<StartFault | null> => {
    try {
      await element.play();
      return null;
    } catch (error) {
      const reason = error instanceof DOMException ? error.name : '';
      // A pause or another sound before playback starts is not a fault.
      if (reason === 'AbortError') return null;
      return reason === 'NotAllowedError' ? 'playback-refused' : 'playback-failed';
    }
  };
  const continueAt = async (at: number) => {
    moveTo(at);
    if (await play()) events.failed();
  };

  load(first);
  element.addEventListener('ended', () => (whole ? void continueAt(first.seconds) : events.ended()), {
    signal: listening.signal,
  });
  element.addEventListener('error', () => events.failed(), { signal: listening.signal });

  return {
    start(at) {
      moveTo(at);
      return play();
    },
    pause: () => element.pause(),
    seek: (at) => (whole && !element.paused ? void continueAt(at) : moveTo(at)),
    position: () => element.currentTime,
    setRate: (rate) => {
      // Loading a source resets the rate to the default rate.
      element.defaultPlaybackRate = rate;
      element.playbackRate = rate;
      element.preservesPitch = true;
    },
    extend: (spoken) => {
      if (spoken.kind === 'audio') whole = spoken;
    },
    close: () => {
      listening.abort();
      element.pause();
      element.removeAttribute('src');
      element.load();
      URL.revokeObjectURL(address);
    },
  };
}

/** A device reports at most which word it has reached; between words, the position is an estimate. */
export function deviceSound(spoken: SpokenByDevice, events: SoundEvents): PlayableSound {
  let stop: (() => void) | null = null;
  let from = 0;
  let since = 0;
  let rate = 1;

  const position = () => (stop ? Math.min(from + ((performance.now() - since) / 1000) * rate, spoken.seconds) : from);
  const moveTo = (at: number) => {
    from = at;
    since = performance.now();
  };
  const begin = (at: number) => {
    stop?.();
    const word = currentWord(spoken.timings, at) ?? 0;
    moveTo(spoken.timings[word]?.startTime ?? 0);
    stop = spoken.start(word, rate, {
      word: (index) => moveTo(spoken.timings[index]?.startTime ?? 0),
      ended: events.ended,
      failed: events.failed,
    });
  };
  const halt = () => {
    moveTo(position());
    stop?.();
    stop = null;
  };

  return {
    start: async (at) => {
      begin(at);
      return null;
    },
    pause: halt,
    seek: (at) => (stop ? begin(at) : moveTo(at)),
    position,
    setRate: (wanted) => {
      if (wanted === rate) return;
      rate = wanted;
      if (stop) begin(position());
    },
    extend: () => {},
    close: halt,
  };
}
