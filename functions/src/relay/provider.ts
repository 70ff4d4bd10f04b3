import { bytesWithin } from '../http/body';

export type ProviderCall = {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly maxBytes: number;
  readonly patienceMs: number;
};

/** `failed` is what went wrong between us and the provider, in a word for the log. */
export type ProviderAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failed: string; readonly status: number; readonly retryAfter: string | null };

const failed = (reason: string, status = 0, retryAfter: string | null = null): ProviderAnswer => ({
  ok: false,
  failed: reason,
  status,
  retryAfter,
});

/** Asks a provider, who may be slow, endless, broken or somebody else: never throws, and never reads more than agreed. */
export async function askProvider(send: typeof fetch, call: ProviderCall): Promise<ProviderAnswer> {
  const patience = AbortSignal.timeout(call.patienceMs);
  try {
    const response = await send(call.address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...call.headers },
      body: JSON.stringify(call.body),
      // The key is for this host and for no other one that it might name.
      redirect: 'manual',
      signal: patience,
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
    return failed(patience.aborted ? 'timed_out' : 'unreachable');
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
