import { failed, ok, type Result } from '../result';

/** Mono sound with samples between -1 and 1. */
export type Sound = { readonly sampleRate: number; readonly samples: Float32Array };

export type WavFault = 'not-wav' | 'truncated' | 'unsupported' | 'empty';

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
// Written by streaming encoders, which do not know the length when they start.
const UNKNOWN_LENGTH = 0xffffffff;

type Format = { encoding: number; channels: number; sampleRate: number; bits: number };

/** Reads any header layout: extra chunks, the extensible format, several channels, 8 to 32 bits. */
export function readWav(bytes: Uint8Array): Result<Sound, WavFault> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || tag(view, 0) !== 'RIFF' || tag(view, 8) !== 'WAVE') return failed('not-wav');

  let format: Format | undefined;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = tag(view, at);
    const length = view.getUint32(at + 4, true);
    const body = at + 8;
    if (name === 'data') {
      if (!format) return failed('not-wav');
      const unknown = length === UNKNOWN_LENGTH || (length === 0 && body < bytes.length);
      if (!unknown && body + length > bytes.length) return failed('truncated');
      return readSamples(view, body, unknown ? bytes.length - body : length, format);
    }
    if (body + length > bytes.length) return failed('truncated');
    if (name === 'fmt ') {
      if (length < 16) return failed('not-wav');
      const encoding = view.getUint16(body, true);
      format = {
        encoding: encoding === EXTENSIBLE && length >= 26 ? view.getUint16(body + 24, true) : encoding,
        channels: view.getUint16(body + 2, true),
        sampleRate: view.getUint32(body + 4, true),
        bits: view.getUint16(body + 14, true),
      };
    }
    // Chunks are padded to an even length.
    at = body + length + (length % 2);
  }
  return failed('truncated');
}

const tag = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

function sampleReader(view: DataView, { encoding, bits }: Format): ((at: number) => number) | undefined {
  if (encoding === PCM && bits === 8) return (at) => (view.getUint8(at) - 128) / 128;
  if (encoding === PCM && bits === 16) return (at) => view.getInt16(at, true) / 32768;
  if (encoding === PCM && bits === 24)
    return (at) => (view.getInt8(at + 2) * 65536 + view.getUint16(at, true)) / 8388608;
  if (encoding === PCM && bits === 32) return (at) => view.getInt32(at, true) / 2147483648;
  if (encoding === FLOAT && bits === 32) return (at) => view.getFloat32(at, true);
  return undefined;
}

function readSamples(view: DataView, start: number, length: number, format: Format): Result<Sound, WavFault> {
  const read = sampleReader(view, format);
  const { channels, sampleRate, bits } = format;
  if (!read || channels === 0 || sampleRate === 0) return failed('unsupported');
  const step = bits / 8;
  const samples = new Float32Array(Math.floor(length / (step * channels)));
  if (samples.length === 0) return failed('empty');
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) sum += read(start + (index * channels + channel) * step);
    samples[index] = sum / channels;
  }
  return ok({ sampleRate, samples });
}

export const secondsOf = ({ samples, sampleRate }: Sound): number => samples.length / sampleRate;

function resampled({ samples, sampleRate }: Sound, wanted: number): Float32Array {
  if (sampleRate === wanted) return samples;
  const made = new Float32Array(Math.max(1, Math.round((samples.length * wanted) / sampleRate)));
  for (let index = 0; index < made.length; index += 1) {
    const place = Math.min((index * sampleRate) / wanted, samples.length - 1);
    const before = Math.floor(place);
    const left = samples[before] ?? 0;
    const right = samples[before + 1] ?? left;
    made[index] = left + (right - left) * (place - before);
  }
  return made;
}

/** Joins sounds at the sample rate of the first. */
export function joinedSounds(first: Sound, ...rest: Sound[]): Sound {
  const parts = [first, ...rest].map((sound) => resampled(sound, first.sampleRate));
  const samples = new Float32Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { sampleRate: first.sampleRate, samples };
}

export function pcm16(samples: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32767));
}

const WAV_HEADER_BYTES = 44;

/** The header of a WAV file with this many 16-bit samples in one channel. */
export function wavHeader(sampleCount: number, sampleRate: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(WAV_HEADER_BYTES);
  const view = new DataView(header.buffer);
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index));
  };
  write(0, 'RIFF');
  view.setUint32(4, WAV_HEADER_BYTES - 8 + sampleCount * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, sampleCount * 2, true);
  return header;
}
