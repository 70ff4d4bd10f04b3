import type { Result } from '../domain/result';
import type { WordTiming } from '../domain/speech/timings';

type VoiceName = 'embedded' | 'provider' | 'device';

/**
 * Where the timings come from. `estimate`: by word length, because the voice gave none. `mismatch`: estimated because
 * those of the voice do not fit the words; a screen may say "Failed to get word timing data".
 */
export type TimingSource = 'voice' | 'estimate' | 'mismatch';

/** A whole text as one WAV, with one timing per word (`wordsOf` in domain/speech). */
export type SpokenAudio = {
  readonly kind: 'audio';
  readonly wav: Blob;
  readonly seconds: number;
  readonly timings: readonly WordTiming[];
  readonly timingsFrom: TimingSource;
};

type DeviceProgress = {
  word(index: number): void;
  ended(): void;
  failed(): void;
};

/** Spoken by the device's voice, which gives us no audio, so the timings are an estimate. */
export type SpokenByDevice = {
  readonly kind: 'device';
  readonly seconds: number;
  readonly timings: readonly WordTiming[];
  readonly timingsFrom: 'estimate';
  /** Speaks from a word on; returns a function that stops it. */
  start(fromWord: number, rate: number, progress: DeviceProgress): () => void;
};

export type Spoken = SpokenAudio | SpokenByDevice;

export type SpeechError =
  /** No network, or no answer. "Failed to convert text to speech. Please try again." */
  | { readonly kind: 'unreachable' }
  /** The provider refused: shows its own message, or "Failed to convert text to speech". */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string | null }
  /** The answer has no audio, or audio that cannot be read. "No audio data received from the API". */
  | { readonly kind: 'no-audio' }
  /** The text contains nothing to speak. "No audio chunks were generated". */
  | { readonly kind: 'no-chunks' }
  /** The voice on this device failed twice. "Failed to convert text to speech. Please try again." */
  | { readonly kind: 'broken-voice' }
  /** The caller aborted; there is nothing to show. */
  | { readonly kind: 'stopped' };

type SpeakOptions = {
  readonly signal?: AbortSignal;
  /** Called at most once, with the beginning of a longer text, if it can be played before the rest is ready. */
  readonly onBeginning?: (beginning: SpokenAudio) => void;
};

export type Speech = {
  readonly voice: VoiceName;
  /** Changes whenever the same text would sound different: with a new model, speaker or pronunciation rule. */
  readonly id: string;
  /** Prepares for the first text. It can be called repeatedly and never throws. */
  warm(): Promise<void>;
  speak(text: string, options?: SpeakOptions): Promise<Result<Spoken, SpeechError>>;
  /** Clears the speech cache on the device. Never throws. */
  forget?(): Promise<void>;
};
