import * as v from 'valibot';
import { failed, ok, type Result } from '../../domain/result';
import type { DocumentsError, ErasingListener, Saved } from '../../ports/documents';
import type { ApiFetch } from './api';
import { linesOf } from './linesOf';

const Step = v.union([
  v.object({ done: v.literal(true) }),
  v.object({ goesOn: v.literal(true) }),
  v.object({ deleted: v.number(), of: v.number() }),
]);

/** Each takes most of a minute: more than this is a server that does not get on. */
const MAX_CALLS = 100;

/** `cut-off`: something may be gone; whoever asks again goes on from there. */
type Ended = 'done' | 'goes-on' | 'cut-off';

async function follow(body: ReadableStream<Uint8Array>, onStep: (deleted: number, of: number) => void): Promise<Ended> {
  try {
    for await (const line of linesOf(body)) {
      const step = v.safeParse(Step, line);
      if (!step.success) return 'cut-off';
      if ('done' in step.output) return 'done';
      if ('goesOn' in step.output) return 'goes-on';
      onStep(step.output.deleted, step.output.of);
    }
  } catch {
    // The connection broke.
  }
  return 'cut-off';
}

/** The server erases the learner whose token this is: documents, files and the account; the device only watches. */
export async function eraseAccount(
  ask: ApiFetch,
  onProgress: ErasingListener = () => undefined,
): Promise<Result<Saved, DocumentsError>> {
  let [before, latest, hasBegun] = [0, 0, false];
  const onStep = (deleted: number, of: number) => {
    hasBegun = true;
    latest = before + deleted;
    onProgress(latest, before + of);
  };
  for (let call = 0; call < MAX_CALLS; call += 1) {
    const answer = await ask('/erase', { method: 'POST' }).catch(() => null);
    const isAnswer = answer?.ok && answer.headers.get('content-type')?.includes('ndjson');
    const ended = isAnswer && answer.body ? await follow(answer.body, onStep) : 'cut-off';
    if (ended === 'done') return ok('saved');
    if (ended === 'cut-off') {
      const detail = `The server answered ${answer?.status ?? 'nothing'}.`;
      return failed({ kind: hasBegun ? 'unknown' : 'unavailable', detail });
    }
    before = latest;
  }
  return failed({ kind: 'unknown', detail: 'The server did not come to an end.' });
}
