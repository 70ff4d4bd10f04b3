import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinedSounds, pcm16, readWav, secondsOf, wavHeader } from './wav';

type Layout = { encoding?: number; bits?: number; channels?: number; sampleRate?: number; extensible?: boolean };

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const le = (value: number, size: number) =>
  Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** index) % 256);
const chunk = (name: string, body: number[], length = body.length) => [
  ...ascii(name),
  ...le(length, 4),
  ...body,
  ...(body.length % 2 ? [0] : []),
];
const format = ({ encoding = 1, bits = 16, channels = 1, sampleRate = 22050, extensible = false }: Layout = {}) => [
  ...le(extensible ? 0xfffe : encoding, 2),
  ...le(channels, 2),
  ...le(sampleRate, 4),
  ...le((sampleRate * channels * bits) / 8, 4),
  ...le((channels * bits) / 8, 2),
  ...le(bits, 2),
  ...(extensible
    ? [...le(22, 2), ...le(bits, 2), ...le(0, 4), ...le(encoding, 2), ...new Array<number>(14).fill(0)]
    : []),
];
const file = (...chunks: number[][]) =>
  Uint8Array.from([...ascii('RIFF'), ...le(4 + chunks.flat().length, 4), ...ascii('WAVE'), ...chunks.flat()]);
const int16 = (...values: number[]) => values.flatMap((value) => le((value + 65536) % 65536, 2));

const read = (bytes: Uint8Array) => {
  const result = readWav(bytes);
  if (!result.ok) throw new Error(result.error);
  return { rate: result.value.sampleRate, samples: [...result.value.samples] };
};

describe('reading a WAV', () => {
  test('with the usual header', () => {
    expect(read(file(chunk('fmt ', format()), chunk('data', int16(0, 16384, -32768))))).toEqual({
      rate: 22050,
      samples: [0, 0.5, -1],
    });
  });

  test('with chunks before, between and after, of odd length too', () => {
    const bytes = file(
      chunk('LIST', ascii('INFOabc')),
      chunk('fmt ', format()),
      chunk('fact', le(1, 4)),
      chunk('data', int16(16384)),
      chunk('id3 ', [1, 2, 3]),
    );
    expect(read(bytes).samples).toEqual([0.5]);
  });

  test('with the extensible header', () => {
    expect(read(file(chunk('fmt ', format({ extensible: true })), chunk('data', int16(16384)))).samples).toEqual([0.5]);
  });

  test('from an encoder that did not know the length', () => {
    for (const length of [0, 0xffffffff]) {
      expect(read(file(chunk('fmt ', format()), chunk('data', int16(16384, 0), length))).samples).toEqual([0.5, 0]);
    }
  });

  test('of 8, 24 and 32 bits, as integers and floats', () => {
    const float = [...new Uint8Array(Float32Array.of(0.5).buffer)];
    expect(read(file(chunk('fmt ', format({ bits: 8 })), chunk('data', [192]))).samples).toEqual([0.5]);
    expect(read(file(chunk('fmt ', format({ bits: 24 })), chunk('data', [0, 0, 0xc0]))).samples).toEqual([-0.5]);
    expect(read(file(chunk('fmt ', format({ bits: 32 })), chunk('data', le(0x40000000, 4)))).samples).toEqual([0.5]);
    expect(read(file(chunk('fmt ', format({ bits: 32, encoding: 3 })), chunk('data', float))).samples).toEqual([0.5]);
  });

  test('of two channels, mixed into one', () => {
    expect(read(file(chunk('fmt ', format({ channels: 2 })), chunk('data', int16(16384, 0)))).samples).toEqual([0.25]);
  });

  test('inside a larger buffer', () => {
    const bytes = file(chunk('fmt ', format()), chunk('data', int16(16384)));
    const larger = Uint8Array.from([9, 9, 9, ...bytes]);
    expect(read(larger.subarray(3)).samples).toEqual([0.5]);
  });

  test.each([
    ['not a WAV', Uint8Array.from(ascii('ID3 this is an mp3')), 'not-wav'],
    ['no bytes', new Uint8Array(), 'not-wav'],
    ['sound before its format', file(chunk('data', int16(1))), 'not-wav'],
    ['no sound chunk', file(chunk('fmt ', format())), 'truncated'],
    ['less sound than announced', file(chunk('fmt ', format()), chunk('data', int16(1), 400)), 'truncated'],
    ['no samples', file(chunk('fmt ', format()), chunk('data', [])), 'empty'],
    ['compressed sound', file(chunk('fmt ', format({ encoding: 6, bits: 8 })), chunk('data', [1, 2])), 'unsupported'],
    ['no channels', file(chunk('fmt ', format({ channels: 0 })), chunk('data', int16(1))), 'unsupported'],
  ])('%s is refused', (_, bytes, fault) => {
    expect(readWav(bytes)).toEqual({ ok: false, error: fault });
  });

  test('any bytes give a sound or a fault, never an exception', () => {
    const whole = file(chunk('LIST', [1, 2]), chunk('fmt ', format()), chunk('data', int16(1, 2, 3)));
    fc.assert(fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => typeof readWav(bytes).ok === 'boolean'));
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, value) => {
        const damaged = whole.slice();
        damaged[at] = value;
        return typeof readWav(damaged).ok === 'boolean' && typeof readWav(damaged.subarray(0, at)).ok === 'boolean';
      }),
    );
  });
});

describe('joining', () => {
  const sound = (sampleRate: number, length: number, level = 0.5) => ({
    sampleRate,
    samples: new Float32Array(length).fill(level),
  });

  test('does not change a sample if the rates are equal', () => {
    expect([...joinedSounds(sound(8000, 2, 0.5), sound(8000, 1, -0.5)).samples]).toEqual([0.5, 0.5, -0.5]);
  });

  test('resamples the others to the rate of the first', () => {
    const joined = joinedSounds(sound(22050, 22050), sound(8000, 8000), sound(48000, 24000));
    expect(joined.sampleRate).toBe(22050);
    expect(secondsOf(joined)).toBeCloseTo(2.5, 3);
    expect(Math.min(...joined.samples)).toBeCloseTo(0.5);
  });

  test('gives a file that can be read again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -32767, max: 32767 }), { minLength: 1 }),
        fc.integer({ min: 8000, max: 48000 }),
        (values, rate) => {
          const samples = pcm16(Float32Array.from(values, (value) => value / 32767));
          expect([...samples]).toEqual(values);
          const bytes = Uint8Array.from([...wavHeader(samples.length, rate), ...new Uint8Array(samples.buffer)]);
          const again = read(bytes);
          expect(again.rate).toBe(rate);
          expect(again.samples.map((sample) => Math.round(sample * 32768))).toEqual(values);
        },
      ),
    );
  });
});
