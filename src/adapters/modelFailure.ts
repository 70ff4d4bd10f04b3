import type { TutorError } from '../ports/tutor';

/** Maps the HTTP status of a model's provider to an error for the learner. */
export function failureOf(status: number, retryAfterSeconds: number | null = null): TutorError {
  if (status === 429) return { kind: 'busy', retryAfterSeconds };
  return status >= 500 ? { kind: 'broken', status } : { kind: 'refused', status };
}

/** Parses a Retry-After header, which holds seconds or a date. Null when it is missing or unreadable. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
