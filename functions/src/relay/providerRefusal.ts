import { refused } from '../http/answers';
import type { LogEntry } from '../http/createApi';
import type { ProviderAnswer } from './provider';

type Failure = Extract<ProviderAnswer, { ok: false }>;

/** The provider's own message is dropped, because it may name the account or repeat the text. */
export function providerRefusal(provider: string, { failed, status, retryAfter }: Failure): Response {
  if (status === 429) {
    const headers = retryAfter !== null && /^\d{1,5}$/u.test(retryAfter) ? { 'retry-after': retryAfter } : undefined;
    return refused(429, 'provider_busy', `The ${provider} has too much to do. Please try again later.`, headers);
  }
  if (failed === 'timed_out') return refused(504, 'provider_slow', `The ${provider} took too long.`);
  if (failed === 'refused' && (status === 400 || status === 422)) {
    return refused(422, 'provider_refused', `The ${provider} did not take this text.`);
  }
  return refused(502, `provider_${failed}`, `The ${provider} did not answer.`);
}

export const providerLog = (provider: string, { failed, status }: Failure): LogEntry => ({ provider, failed, status });
