import * as v from 'valibot';
import { failed, ok, type Result } from '../../domain/result';
import type { ClassroomError, ClassroomErrorKind } from '../../ports/classroom';
import type { ApiFetch } from './api';

/** Maps the server's error codes. */
const ERROR_KINDS: Readonly<Record<string, ClassroomErrorKind>> = {
  wrong_code: 'wrong-code',
  class_full: 'full',
  too_many_classes: 'too-many-classes',
  own_class: 'own-class',
  too_often: 'too-often',
  sign_in: 'denied',
  app_check: 'denied',
  no_teacher: 'denied',
  no_class: 'denied',
  no_pupil: 'denied',
  own_account: 'denied',
};

const refusal = v.object({ error: v.object({ message: v.string(), code: v.string() }) });

function errorIn(status: number, body: unknown): ClassroomError {
  const read = v.safeParse(refusal, body);
  // A web page or a proxy answered instead of the server.
  if (!read.success) return { kind: status >= 500 || status === 404 ? 'unreachable' : 'unknown', detail: `${status}` };
  const { code, message } = read.output.error;
  const kind = Object.hasOwn(ERROR_KINDS, code) ? ERROR_KINDS[code] : undefined;
  return { kind: kind ?? (status >= 500 ? 'unreachable' : 'unknown'), detail: message };
}

export async function ask<T>(
  fetchApi: ApiFetch,
  path: `/${string}`,
  sent: object,
  shape: v.GenericSchema<unknown, T>,
): Promise<Result<T, ClassroomError>> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetchApi(path, { method: 'POST', headers, body: JSON.stringify(sent) });
    const body: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) return failed(errorIn(answer.status, body));
    const read = v.safeParse(shape, body);
    return read.success ? ok(read.output) : failed({ kind: 'unreachable', detail: 'The answer makes no sense.' });
  } catch (thrown) {
    return failed({ kind: 'unreachable', detail: String(thrown) });
  }
}
