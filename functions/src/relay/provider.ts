import { bytesWithin } from '../http/body';

export type ProviderCall = {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly maxBytes: number;
  readonly timeoutMs: number;
};

/** `failed` is a one-word reason for the log. */
export type ProviderAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failed: string; readonly status: number; readonly retryAfter: string | null };

const failed = (reason: string, status = 0, retryAfter: string | null = null): ProviderAnswer => ({
  ok: false,
  failed: reason,
  status,
  retryAfter,
});

/** The provider may be slow, endless or broken: this never throws and never reads more than `maxBytes`. */
export async function askProvider(send: typeof fetch, call: ProviderCall): Promise<ProviderAnswer> {
  const timeout = AbortSignal.timeout(call.timeoutMs);
  try {
    const response = await send(call.address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...call.headers },
      body: JSON.stringify(call.body),
      // Following a redirect would send the key to another host.
      redirect: 'manual',
      signal: timeout,
    });
    if (!response.ok) {
      response.body?.cancel().catch(() => {});
      const isRedirect = response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
      return failed(isRedirect ? 'redirected' : 'refused', response.status, response.headers.get('retry-after'));
    }
    const bytes = await bytesWithin(response, call.maxBytes);
    if (!bytes) return failed('too_large', response.status);
    return { ok: true, value: parsed(bytes) };
  } catch {
    return failed(timeout.aborted ? 'timed_out' : 'unreachable');
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
