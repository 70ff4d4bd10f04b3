// Mocks Sarvam: answers with a tone whose length grows with the text, and records every request.
import { wavHeader } from '../../../domain/speech/wav';

type Asked = { readonly address: string; readonly headers: Headers; readonly body: Record<string, unknown> };
type Answer = (inputs: readonly string[], count: number) => Response | Promise<Response>;

const SAMPLE_RATE = 22050;

export function toneWav(seconds: number, sampleRate = SAMPLE_RATE): Uint8Array {
  const count = Math.round(seconds * sampleRate);
  const samples = Int16Array.from(
    { length: count },
    (_, index) => Math.sin((index * 880 * Math.PI) / sampleRate) * 8000,
  );
  const header = wavHeader(count, sampleRate);
  const bytes = new Uint8Array(header.length + samples.byteLength);
  bytes.set(header);
  bytes.set(new Uint8Array(samples.buffer), header.length);
  return bytes;
}

export function base64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

export const speakTone =
  (sampleRate = SAMPLE_RATE): Answer =>
  (inputs) =>
    Response.json({
      request_id: 'r',
      audios: inputs.map((text) => base64(toneWav(0.2 + text.length * 0.06, sampleRate))),
    });

export function mockSarvam(answer: Answer = speakTone()) {
  const asked: Asked[] = [];
  const send: typeof fetch = async (address, options) => {
    options?.signal?.throwIfAborted();
    const body: Record<string, unknown> = JSON.parse(String(options?.body));
    asked.push({ address: String(address), headers: new Headers(options?.headers), body });
    const inputs = Array.isArray(body['inputs']) ? body['inputs'].map(String) : [];
    return answer(inputs, asked.length);
  };
  return { fetch: send, asked };
}
