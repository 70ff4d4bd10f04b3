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

/** Each call takes most of a minute; a server that needs more calls makes no progress. */
const MAX_CALLS = 100;

/** After `cut-off`, some data may be gone; asking again continues from there. */
type Ending = 'done' | 'goes-on' | 'cut-off';

async function follow(
  body: ReadableStream<Uint8Array>,
  onStep: (deleted: number, of: number) => void,
): Promise<Ending> {
  try {
    for await (const line of linesOf(body)) {
      const step = v.safeParse(Step, line);
      if (!step.success) return 'cut-off';
      if ('done' in step.output) return 'done';
      if ('goesOn' in step.output) return 'goes-on';
      onStep(step.output.deleted, step.output.of);
    }
  } catch {
    // The connection was lost.
  }
  return 'cut-off';
}

/** The server erases the caller's documents, files and account; the device only shows the progress. */
export async function eraseAccount(
  ask: ApiFetch,
  onProgress: ErasingListener = () => undefined,
): Promise<Result<Saved, DocumentsError>> {
  let [before, latest, hasStarted] = [0, 0, false];
  const onStep = (deleted: number, of: number) => {
    hasStarted = true;
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
      return failed({ kind: hasStarted ? 'unknown' : 'unavailable', detail });
    }
    before = latest;
  }
  return failed({ kind: 'unknown', detail: 'The server did not come to an end.' });
}
