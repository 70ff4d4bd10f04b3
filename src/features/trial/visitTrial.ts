import * as v from 'valibot';
import { readVisit, removeVisit, writeVisit } from '../../browser/visit';
import { type HeldTrial, isOutdated, type Keeper } from '../../domain/trial/heldTrial';
import { readRun } from '../../practice/pausedRuns/runShape';

const keeperShape: v.GenericSchema<unknown, Keeper> = v.variant('kind', [
  v.object({ kind: v.literal('nobody') }),
  v.object({ kind: v.literal('next') }),
  v.object({ kind: v.literal('learner'), id: v.pipe(v.string(), v.nonEmpty()) }),
]);
const heldShape = v.object({ run: v.unknown(), keeper: keeperShape });

function parseTrial(stored: unknown): HeldTrial | null {
  const read = v.safeParse(heldShape, stored);
  const run = read.success ? readRun(read.output.run) : null;
  return read.success && run?.aim.kind === 'trial' ? { run, keeper: read.output.keeper } : null;
}

/** The trial run of this visit, started or finished. */
export function visitTrial(): HeldTrial | null {
  try {
    const held = parseTrial(JSON.parse(readVisit('trial') ?? 'null'));
    return held && !isOutdated(held, Date.now()) ? held : null;
  } catch {
    return null;
  }
}

export const holdTrial = (held: HeldTrial): void => writeVisit('trial', JSON.stringify(held));

export const forgetTrial = (): void => removeVisit('trial');
