/** The body as JSON, or `undefined` when it is none or too long. Stops reading as soon as there is too much. */
export async function jsonWithin(message: Request | Response, maxBytes: number): Promise<unknown> {
  const bytes = await bytesWithin(message, maxBytes);
  if (bytes === null) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** `null` when there is more than that; throws when the other side breaks off. */
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
      // The answer does not wait for the other side to stop.
      reader.cancel().catch(() => {});
      return null;
    }
    parts.push(value);
  }
  return Buffer.concat(parts, length);
}
