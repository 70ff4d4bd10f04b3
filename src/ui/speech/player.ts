import { currentWord } from '../../domain/speech/timings';
import type { Speech, SpeechError, Spoken } from '../../ports/speech';
import { audioSound, deviceSound, type PlayableSound, type StartFault } from './sounds';

export type PlayError = SpeechError | { readonly kind: StartFault };

/** The state of one speaker on the page. `word` is the index of the spoken word in the text. */
export type PlayerState = {
  readonly phase: 'silent' | 'loading' | 'playing' | 'paused' | 'failed';
  readonly spoken: Spoken | null;
  /** False while `spoken` is only the beginning of the text. */
  readonly isWhole: boolean;
  /** True after the text was heard to its end, until the next action. */
  readonly isHeard: boolean;
  readonly position: number;
  readonly word: number | null;
  readonly error: PlayError | null;
};

const SILENT: PlayerState = {
  phase: 'silent',
  spoken: null,
  isWhole: false,
  isHeard: false,
  position: 0,
  word: null,
  error: null,
};

const SLOW_RATE = 0.7;

// Fine enough for a slider, coarse enough not to render on every frame.
const POSITION_STEP_SECONDS = 0.1;
// Fast enough to highlight a word as it is spoken; on every frame, a slow phone could not respond to touch.
const CLOCK_INTERVAL_MS = 40;

export type Player = {
  stateOf(owner: string): PlayerState;
  subscribe(listener: () => void): () => void;
  /** Converts the text to speech and plays it; any other speech stops. */
  speak(owner: string, text: string, fromWord?: number): Promise<void>;
  /** Speaks the texts in order; any other speech stops them all. */
  speakAll(owner: string, texts: readonly string[]): Promise<void>;
  play(owner: string, spoken: Spoken, at?: number): Promise<void>;
  /** Prepares a position without playing. */
  cue(owner: string, spoken: Spoken, at: number): void;
  pause(owner: string): void;
  resume(owner: string): Promise<void>;
  seek(owner: string, at: number): void;
  stop(owner: string): void;
  stopAll(): void;
  isSlow(): boolean;
  setSlow(slow: boolean): void;
  /** Overrides the learner's usual speed on one screen; `null` restores it. */
  setPace(rate: number | null): void;
  setVoice(speech: Speech): void;
};

/** There is one player per page, so that only one sound is heard at a time. */
export function createPlayer(firstVoice: Speech, startSlow = false): Player {
  let speech = firstVoice;
  let slow = startSlow;
  let pace: number | null = null;
  let owner: string | null = null;
  let state = SILENT;
  let sound: PlayableSound | null = null;
  let element: HTMLAudioElement | null = null;
  let request: AbortController | null = null;
  let clock: ReturnType<typeof setInterval> | undefined;
  let queue: readonly string[] = [];
  const listeners = new Set<() => void>();

  function show(changes: Partial<PlayerState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function silence() {
    queue = [];
    request?.abort();
    request = null;
    clearInterval(clock);
    sound?.close();
    sound = null;
  }

  function claim(newOwner: string, changes: Partial<PlayerState>) {
    silence();
    owner = newOwner;
    show({ ...SILENT, ...changes });
  }

  function release() {
    silence();
    owner = null;
    show(SILENT);
  }

  function followClock() {
    clearInterval(clock);
    clock = setInterval(() => {
      if (state.phase === 'playing') showPosition();
      else clearInterval(clock);
    }, CLOCK_INTERVAL_MS);
  }

  function showPosition() {
    if (!sound || !state.spoken) return;
    const position = Math.min(sound.position(), state.spoken.seconds);
    const word = currentWord(state.spoken.timings, position);
    if (word !== state.word || Math.abs(position - state.position) >= POSITION_STEP_SECONDS) show({ position, word });
  }

  const rate = () => pace ?? (slow ? SLOW_RATE : 1);

  function open(spoken: Spoken) {
    const events = {
      ended: () => sound === opened && ended(),
      failed: () => sound === opened && fail({ kind: 'playback-failed' }),
    };
    const opened: PlayableSound =
      spoken.kind === 'device' ? deviceSound(spoken, events) : audioSound((element ??= new Audio()), spoken, events);
    opened.setRate(rate());
    sound = opened;
  }

  function ended() {
    if (!request) return owner !== null && queue.length > 0 ? void speakAll(owner, queue) : finish();
    // The beginning ended before the rest was ready; the rest will continue from here.
    sound?.close();
    sound = null;
    show({ phase: 'loading', position: state.spoken?.seconds ?? 0, word: null });
  }

  function finish() {
    silence();
    show({ ...SILENT, isHeard: true });
  }

  function fail(error: PlayError) {
    silence();
    show({ phase: 'failed', error, word: null });
  }

  async function start(at: number) {
    const starting = sound;
    const fault = await starting?.start(at);
    // Another request may have started in the meantime.
    if (!starting || starting !== sound || state.phase === 'paused') return;
    if (fault) return fail({ kind: fault });
    show({ phase: 'playing' });
    showPosition();
    followClock();
  }

  async function play(newOwner: string, spoken: Spoken, at = 0) {
    claim(newOwner, { phase: 'loading', spoken, isWhole: true, position: at });
    open(spoken);
    await start(at);
  }

  async function speak(newOwner: string, text: string, fromWord = 0) {
    claim(newOwner, { phase: 'loading' });
    const ownRequest = new AbortController();
    request = ownRequest;
    const spoken = await speech.speak(text, {
      signal: ownRequest.signal,
      onBeginning(beginning) {
        if (request !== ownRequest || fromWord > 0) return;
        show({ spoken: beginning });
        open(beginning);
        void start(0);
      },
    });
    if (request !== ownRequest) return;
    request = null;
    if (!spoken.ok) return fail(spoken.error);
    show({ spoken: spoken.value, isWhole: true });
    if (sound) return sound.extend(spoken.value);
    open(spoken.value);
    const at = fromWord === 0 ? state.position : (spoken.value.timings[fromWord]?.startTime ?? 0);
    await start(at);
  }

  async function speakAll(newOwner: string, [first, ...others]: readonly string[]) {
    if (first === undefined) return;
    const speaking = speak(newOwner, first);
    queue = others;
    await speaking;
  }

  return {
    stateOf: (asker) => (asker === owner ? state : SILENT),

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    speak,
    speakAll,

    play,

    cue(newOwner, spoken, at) {
      claim(newOwner, { phase: 'paused', spoken, isWhole: true, position: at, word: currentWord(spoken.timings, at) });
      open(spoken);
    },

    pause(asker) {
      if (asker !== owner || !sound) return;
      sound.pause();
      const position = sound.position();
      show({ phase: 'paused', position, word: state.spoken && currentWord(state.spoken.timings, position) });
    },

    async resume(asker) {
      if (asker !== owner || !sound || state.phase !== 'paused') return;
      show({ phase: 'loading' });
      await start(state.position);
    },

    seek(asker, at) {
      if (asker !== owner || !sound || !state.spoken) return;
      const place = Math.max(0, Math.min(at, state.spoken.seconds));
      sound.seek(place);
      show({ position: place, word: currentWord(state.spoken.timings, place) });
    },

    stop(asker) {
      if (asker === owner) release();
    },

    stopAll: release,

    isSlow: () => slow,

    setSlow(wanted) {
      slow = wanted;
      sound?.setRate(rate());
      for (const listener of listeners) listener();
    },

    setPace(wanted) {
      pace = wanted;
      sound?.setRate(rate());
    },

    setVoice(wanted) {
      if (wanted === speech) return;
      speech = wanted;
      release();
    },
  };
}
