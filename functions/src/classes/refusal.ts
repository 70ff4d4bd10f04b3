import * as v from 'valibot';
import { refused } from '../http/answers';
import { jsonWithin } from '../http/body';
import type { Call, Handler, VerifiedLearner } from '../http/route';

/** Thrown to abort a step or a transaction; the caller gets its message. */
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

/** Parses the body, and refuses one of another shape. */
export async function readBody<T>({ request }: Call, shape: v.GenericSchema<unknown, T>): Promise<T> {
  const read = v.safeParse(shape, await jsonWithin(request, MAX_JSON_BYTES));
  if (!read.success) throw new Refusal(400, 'not_understood', 'The server does not understand this.');
  return read.output;
}

/** Refuses callers who are not signed in. */
export function callerOf({ learner }: Call): VerifiedLearner {
  if (!learner) throw new Refusal(401, 'sign_in', 'Please sign in again.');
  return learner;
}

/** Answers with the step's result as JSON, or with its refusal. */
export const answerWith =
  (step: (call: Call) => Promise<object>): Handler =>
  async (call) => {
    try {
      return Response.json(await step(call));
    } catch (thrown) {
      if (thrown instanceof Refusal) return refused(thrown.status, thrown.code, thrown.message);
      throw thrown;
    }
  };
