// Mocks the part of Cloud Storage's JSON API that stores and returns objects.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The second part of a multipart upload; the first is the object's metadata. */
function mediaOf(body: Buffer, contentType: string): Buffer {
  const boundary = /boundary=(?:"([^"]+)"|([^;]+))/u.exec(contentType)?.slice(1).find(Boolean) ?? '';
  const second = body.indexOf(`--${boundary}`, 1);
  const start = body.indexOf('\r\n\r\n', second) + 4;
  return body.subarray(start, body.lastIndexOf(`\r\n--${boundary}--`));
}

/** The client checks the upload against this checksum. */
function crc32c(bytes: Buffer): string {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return sum.toString('base64');
}

export async function startMockBucket() {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    const url = new URL(incoming.url ?? '/', 'http://storage');
    const json = (status: number, value: unknown) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (incoming.method === 'POST') {
      const name = url.searchParams.get('name') ?? '';
      const media = mediaOf(Buffer.concat(parts), incoming.headers['content-type'] ?? '');
      objects.set(name, media);
      return json(200, { name, bucket: 'b', crc32c: crc32c(media) });
    }
    const name = decodeURIComponent(url.pathname.split('/o/')[1] ?? '');
    const object = objects.get(name);
    if (!object) return json(404, { error: { code: 404, message: `No such object: ${name}` } });
    if (url.searchParams.get('alt') === 'media') return outgoing.writeHead(200).end(object);
    return json(200, { name, bucket: 'b', size: String(object.length) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    forget: () => objects.clear(),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
