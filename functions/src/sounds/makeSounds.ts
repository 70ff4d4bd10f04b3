import type { Files } from '../files/files';
import type { Sounds } from '../relay/sounds';
import { soundName, type SpeechCall } from '../relay/speechCall';

export type Progress = { readonly done: number; readonly of: number; readonly made: number; readonly kept: number };

export type Outcome = Progress & {
  /** Characters the provider was asked to speak, or would be in a dry run. */
  readonly characters: number;
  /** Null when every sound is stored, or when the limit was reached. */
  readonly stoppedBy: string | null;
};

export type MakeOptions = {
  readonly calls: readonly SpeechCall[];
  readonly files: Files;
  /** Null for a dry run, which only counts the missing sounds. */
  readonly sounds: Sounds | null;
  readonly limit: number;
  readonly onProgress: (progress: Progress) => void;
  readonly wait: (seconds: number) => Promise<void>;
};

const WAIT_SECONDS = 20;
const MAX_TRIES = 5;

/** Makes the missing sounds one by one; if it is interrupted, the next run continues from there. */
export async function makeSounds({ calls, files, sounds, limit, onProgress, wait }: MakeOptions): Promise<Outcome> {
  let [done, made, kept, characters] = [0, 0, 0, 0];
  const progress = (): Progress => ({ done, of: calls.length, made, kept });
  const outcome = (stoppedBy: string | null): Outcome => ({ ...progress(), characters, stoppedBy });

  for (const call of calls) {
    if (await files.has(soundName(call))) kept += 1;
    else {
      if (made >= limit) return outcome(null);
      const failure = sounds ? await makeWithRetries(sounds, call, wait) : null;
      if (failure !== null) return outcome(failure);
      made += 1;
      characters += call.inputs[0]?.length ?? 0;
    }
    done += 1;
    onProgress(progress());
  }
  return outcome(null);
}

/** Null when the sound was made, else the provider's last failure. A refusal, such as a wrong key, is not retried. */
async function makeWithRetries(sounds: Sounds, call: SpeechCall, wait: MakeOptions['wait']): Promise<string | null> {
  for (let tries = 1; ; tries += 1) {
    const answer = await sounds(call);
    if (answer.ok) return null;
    const isFinal = answer.failed === 'refused' && answer.status !== 429 && answer.status < 500;
    if (isFinal || tries === MAX_TRIES)
      return answer.status === 0 ? answer.failed : `${answer.failed} (${answer.status})`;
    await wait(Number(answer.retryAfter) || WAIT_SECONDS * tries);
  }
}
