import { ownScript } from '../../browser/ownScript';
import { failed, ok } from '../../domain/result';
import { type Breath, breathsOf } from '../../domain/speech/breaths';
import { timingsFromEvents } from '../../domain/speech/engineTimings';
import { type SpokenForm, spokenForm } from '../../domain/speech/spokenForm';
import { joinedTimings, type PartTimings } from '../../domain/speech/timings';
import { wavHeader } from '../../domain/speech/wav';
import type { Speech, SpokenAudio } from '../../ports/speech';
import { type Engine, openEngine, type Said } from './engine';

// The engine is JavaScript, which is fast only after the browser has compiled its hot paths.
const WARM_UP = ['అ', 'తెలుగు అక్షరాలు నేర్చుకుందాం.', 'నా పేరు అక్షరం, school కి వెళ్దాం!', 'ఒకటి రెండు మూడు నాలుగు ఐదు.'];

export type EmbeddedSpeechOptions = { readonly startWorker?: () => Worker; readonly timeoutMs?: number };

/** eSpeak NG in its own worker, which is loaded on first use. */
export function openEmbeddedSpeech(options: EmbeddedSpeechOptions = {}): Speech {
  const { startWorker = () => new Worker(ownScript('/voice/worker.js'), { type: 'module' }), timeoutMs } = options;
  return embeddedSpeech(openEngine(startWorker, timeoutMs));
}

function embeddedSpeech(engine: Engine): Speech {
  let warming: Promise<void> | undefined;

  async function warmUp() {
    for (const text of WARM_UP) {
      const said = await engine.say(spokenForm(text));
      if (!said.ok) {
        warming = undefined;
        return;
      }
    }
  }

  return {
    voice: 'embedded',
    id: 'espeak-ng 0.3.5, reading 1',

    warm: () => (warming ??= warmUp()),

    async speak(text, { signal, onBeginning } = {}) {
      const breaths = breathsOf(text);
      const said: SaidBreath[] = [];
      for (const breath of breaths) {
        if (signal?.aborted) return failed({ kind: 'stopped' });
        const form = spokenForm(breath.text);
        const answer = await engine.say(form);
        if (!answer.ok) return failed({ kind: 'broken-voice' });
        said.push(saidBreath(breath, form, answer.value));
        if (said.length === 1 && breaths.length > 1 && !signal?.aborted) onBeginning?.(joined(said));
      }
      if (signal?.aborted) return failed({ kind: 'stopped' });
      return said.some(({ samples }) => samples.length > 0) ? ok(joined(said)) : failed({ kind: 'no-chunks' });
    },
  };
}

type SaidBreath = PartTimings & {
  readonly samples: Int16Array<ArrayBuffer>;
  readonly silence: Int16Array<ArrayBuffer>;
  readonly sampleRate: number;
};

function saidBreath(breath: Breath, form: SpokenForm, { samples, sampleRate, words }: Said): SaidBreath {
  const silence = new Int16Array(Math.round(breath.pauseSeconds * sampleRate));
  return {
    samples,
    silence,
    sampleRate,
    timings: timingsFromEvents(breath.text, form, words, samples.length / sampleRate),
    seconds: (samples.length + silence.length) / sampleRate,
    continuesWord: breath.continuesWord,
  };
}

function joined(said: readonly SaidBreath[]): SpokenAudio {
  const sampleRate = said[0]?.sampleRate ?? 1;
  const sounds = said.flatMap(({ samples, silence }) => [samples, silence]);
  const sampleCount = sounds.reduce((total, { length }) => total + length, 0);
  return {
    kind: 'audio',
    wav: new Blob([wavHeader(sampleCount, sampleRate), ...sounds], { type: 'audio/wav' }),
    seconds: sampleCount / sampleRate,
    timings: joinedTimings(said),
    timingsFrom: 'voice',
  };
}
