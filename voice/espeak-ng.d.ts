/** The part of the engine's API that worker.js uses; scripts/make-voice.mjs copies the engine next to it. */
export type EngineEvent = {
  type: string;
  text_position: number;
  audio_position: number;
  id: string | number | undefined;
};

export interface Engine {
  set_voice(name: string, language: string, gender: number, age: number, variant: number): number;
  set_rate(wordsPerMinute: number): void;
  get_samplerate(): number;
  synthesize(text: string, onChunk: (samples: Int16Array, events: EngineEvent[]) => boolean): void;
}

type Options = {
  getPreloadedPackage: () => ArrayBuffer;
  print: (line: string) => void;
  printErr: (line: string) => void;
};

export default function load(options: Options): Promise<{ eSpeakNGWorker: new () => Engine }>;
