import * as v from 'valibot';
import { refused } from '../http/answers';
import { jsonWithin } from '../http/body';
import type { Call, Handler, VerifiedLearner } from '../http/route';

/** Thrown inside a step or a transaction, where nothing of it shall happen; answered as a sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const MAX_JSON_BYTES = 4_000;

/** What was sent, in the shape that is wanted. */
export async function sent<T>({ request }: Call, shape: v.GenericSchema<unknown, T>): Promise<T> {
  const read = v.safeParse(shape, await jsonWithin(request, MAX_JSON_BYTES));
  if (!read.success) throw new Refusal(400, 'not_understood', 'The server does not understand this.');
  return read.output;
}

/** The caller of a route that needs one. */
export function callerOf({ learner }: Call): VerifiedLearner {
  if (!learner) throw new Refusal(401, 'sign_in', 'Please sign in again.');
  return learner;
}

/** What the step found, as JSON, or why it was refused. */
export const answering =
  (step: (call: Call) => Promise<object>): Handler =>
  async (call) => {
    try {
      return Response.json(await step(call));
    } catch (thrown) {
      if (thrown instanceof Refusal) return refused(thrown.status, thrown.code, thrown.message);
      throw thrown;
    }
  };
