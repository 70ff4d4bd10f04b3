import { storedSoundEffects } from '../../browser/soundChoice';

type Note = { readonly hertz: number; readonly at: number; readonly seconds: number };

// Short and soft, never a buzzer: a wrong answer is no cause for alarm.
const EFFECTS = {
  right: [
    { hertz: 660, at: 0, seconds: 0.12 },
    { hertz: 880, at: 0.1, seconds: 0.2 },
  ],
  wrong: [{ hertz: 262, at: 0, seconds: 0.22 }],
  done: [
    { hertz: 523, at: 0, seconds: 0.14 },
    { hertz: 659, at: 0.12, seconds: 0.14 },
    { hertz: 784, at: 0.24, seconds: 0.32 },
  ],
} as const satisfies Record<string, readonly Note[]>;

export type Effect = keyof typeof EFFECTS;

const LOUDNESS = 0.12;
let context: AudioContext | null = null;
let playingTones: readonly OscillatorNode[] = [];

const secondsOf = (effect: Effect) => Math.max(...EFFECTS[effect].map(({ at, seconds }) => at + seconds));

/**
 * Replaces the effect that is playing, unless sound effects are off. No exercise may depend on an effect being heard.
 * @returns the length of the effect in seconds
 */
export function playEffect(effect: Effect): number {
  if (!storedSoundEffects()) return 0;
  const audio = (context ??= new AudioContext());
  void audio.resume();
  for (const tone of playingTones) tone.stop();
  playingTones = EFFECTS[effect].map((note) => playNote(audio, note));
  return secondsOf(effect);
}

function playNote(audio: AudioContext, { hertz, at, seconds }: Note): OscillatorNode {
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + seconds);
  return tone;
}
