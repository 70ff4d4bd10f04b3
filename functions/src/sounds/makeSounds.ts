import type { Files } from '../files/files';
import type { Sounds } from '../relay/sounds';
import { soundName, type SpeechCall } from '../relay/speechCall';

export type Progress = { readonly done: number; readonly of: number; readonly made: number; readonly kept: number };

export type Outcome = Progress & {
  /** Characters that the provider was asked for, or would be. */
  readonly characters: number;
  /** Null when everything is there, or as much as was asked for. */
  readonly stoppedBy: string | null;
};

export type MakeOptions = {
  readonly calls: readonly SpeechCall[];
  readonly files: Files;
  /** Null only counts what is missing. */
  readonly sounds: Sounds | null;
  /** Sounds made in this run at most. */
  readonly limit: number;
  readonly onProgress: (progress: Progress) => void;
  readonly wait: (seconds: number) => Promise<void>;
};

const WAIT_SECONDS = 20;
const TRIES = 5;

/** Makes what is not there yet, one after the other: ended at any point, the next run goes on from there. */
export async function makeSounds({ calls, files, sounds, limit, onProgress, wait }: MakeOptions): Promise<Outcome> {
  let [done, made, kept, characters] = [0, 0, 0, 0];
  const progress = (): Progress => ({ done, of: calls.length, made, kept });
  const outcome = (stoppedBy: string | null): Outcome => ({ ...progress(), characters, stoppedBy });

  for (const call of calls) {
    if (await files.has(soundName(call))) kept += 1;
    else {
      if (made >= limit) return outcome(null);
      const fault = sounds ? await madeWithPatience(sounds, call, wait) : null;
      if (fault !== null) return outcome(fault);
      made += 1;
      characters += call.inputs[0]?.length ?? 0;
    }
    done += 1;
    onProgress(progress());
  }
  return outcome(null);
}

/** Null when it is made, else what the provider did last. Who refuses a key is not asked again. */
async function madeWithPatience(sounds: Sounds, call: SpeechCall, wait: MakeOptions['wait']): Promise<string | null> {
  for (let tries = 1; ; tries += 1) {
    const answer = await sounds(call);
    if (answer.ok) return null;
    const isFinal = answer.failed === 'refused' && answer.status !== 429 && answer.status < 500;
    if (isFinal || tries === TRIES) return answer.status === 0 ? answer.failed : `${answer.failed} (${answer.status})`;
    await wait(Number(answer.retryAfter) || WAIT_SECONDS * tries);
  }
}
