/** Undefined when the body is not JSON or exceeds the limit; reading stops at the limit. */
export async function jsonWithin(message: Request | Response, maxBytes: number): Promise<unknown> {
  const bytes = await bytesWithin(message, maxBytes);
  if (bytes === null) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Null when the body exceeds the limit. Throws when the connection breaks. */
export async function bytesWithin(message: Request | Response, maxBytes: number): Promise<Uint8Array | null> {
  if (!message.body) return new Uint8Array();
  const reader = message.body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      // Not awaited: the answer must not wait for the sender to stop.
      reader.cancel().catch(() => {});
      return null;
    }
    parts.push(value);
  }
  return Buffer.concat(parts, length);
}
