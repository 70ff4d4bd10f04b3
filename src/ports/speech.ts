import type { Result } from '../domain/result';
import type { WordTiming } from '../domain/speech/timings';

type VoiceName = 'embedded' | 'sarvam' | 'device';

/**
 * Where the timings come from: the voice itself, or an estimate by word length because the voice gave none, or because
 * those it gave do not fit the words. A screen may say "Failed to get word timing data" for `mismatch`.
 */
export type TimingSource = 'voice' | 'estimate' | 'mismatch';

/** A whole text as one WAV, with one timing for each of its words (`wordsOf` in domain/speech). */
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

/** Spoken by the device itself, which gives no audio away; the timings are only an estimate. */
export type SpokenByDevice = {
  readonly kind: 'device';
  readonly seconds: number;
  readonly timings: readonly WordTiming[];
  readonly timingsFrom: 'estimate';
  /** Speaks from a word on, and gives back what stops it. */
  start(fromWord: number, rate: number, progress: DeviceProgress): () => void;
};

export type Spoken = SpokenAudio | SpokenByDevice;

export type SpeechError =
  /** Nobody could be asked: no network, or no answer. "Failed to convert text to speech. Please try again." */
  | { readonly kind: 'unreachable' }
  /** The provider said no. Its own message, else "Failed to convert text to speech". */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string | null }
  /** "No audio data received from the API": an answer without audio, or with audio that cannot be read. */
  | { readonly kind: 'no-audio' }
  /** "No audio chunks were generated": there is nothing in the text that can be said. */
  | { readonly kind: 'no-chunks' }
  /** The voice on this device broke down twice. "Failed to convert text to speech. Please try again." */
  | { readonly kind: 'broken-voice' }
  /** The asker changed its mind; there is nothing to show. */
  | { readonly kind: 'stopped' };

type SpeakOptions = {
  readonly signal?: AbortSignal;
  /** Called at most once, with the beginning of a longer text, when it can be heard before the rest is ready. */
  readonly onBeginning?: (beginning: SpokenAudio) => void;
};

export type Speech = {
  readonly voice: VoiceName;
  /** Changes whenever the same text would sound different: a new model, speaker or way of reading. */
  readonly id: string;
  /** Gets ready for the first text; safe to call often, and never fails loudly. */
  warm(): Promise<void>;
  speak(text: string, options?: SpeakOptions): Promise<Result<Spoken, SpeechError>>;
  /** Forgets what was spoken, where it is kept on the device. Never fails loudly. */
  forget?(): Promise<void>;
};
