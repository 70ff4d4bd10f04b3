type Refusal = { readonly error: { readonly message: string; readonly code: string } };

/** The shape of every refusal: `message` is for people, `code` for programs. */
export function refused(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  const body: Refusal = { error: { message, code } };
  return Response.json(body, { status, headers });
}

export const answered = (value: unknown, status = 200): Response => Response.json(value, { status });

/** Streams each value as one line of JSON. */
export function answeredInLines(values: AsyncIterable<unknown>): Response {
  const encoder = new TextEncoder();
  const lines = values[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    async cancel() {
      await lines.return?.();
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
}
