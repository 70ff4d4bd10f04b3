import type { TutorError } from '../ports/tutor';

/** What an HTTP status of a model's provider means to a learner. */
export function failureOf(status: number, retryAfterSeconds: number | null = null): TutorError {
  if (status === 429) return { kind: 'busy', retryAfterSeconds };
  return status >= 500 ? { kind: 'broken', status } : { kind: 'refused', status };
}

/** A Retry-After header: seconds, or a date. Null when there is none, or none that can be read. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
