import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breathsOf } from './breaths';
import { speechText, wordsOf } from './words';

const textsOf = (text: string) => breathsOf(text).map((breath) => breath.text);

describe('breaths', () => {
  test('end with a sentence or a line', () => {
    expect(textsOf('అమ్మ వచ్చింది. నాన్న ఎక్కడ? "ఇక్కడే!" అన్నాడు\nతాత')).toEqual([
      'అమ్మ వచ్చింది.',
      'నాన్న ఎక్కడ?',
      '"ఇక్కడే!"',
      'అన్నాడు',
      'తాత',
    ]);
  });

  test('are followed by a pause, which is longer after a sentence and missing at the end', () => {
    const pauses = breathsOf('ఒకటి. రెండు\nమూడు').map((breath) => breath.pauseSeconds);
    expect(pauses[0]).toBeGreaterThan(pauses[1] ?? 0);
    expect(pauses[1]).toBeGreaterThan(0);
    expect(pauses[2]).toBe(0);
  });

  test('do not end at a period inside a number or a word', () => {
    expect(textsOf('ధర 3.50 a.b')).toEqual(['ధర 3.50 a.b']);
  });

  test('split a sentence that is too long without a pause', () => {
    const breaths = breathsOf('తెలుగు '.repeat(100));
    expect(breaths).toHaveLength(2);
    expect(breaths[0]?.pauseSeconds).toBe(0);
  });

  test('contain every word of the text, in order', () => {
    const text = fc.string({
      unit: fc.constantFrom('అమ్మ', 'ab', '5', '.', '?', ' ', '\n', '—', '"', '😀'),
      maxLength: 80,
    });
    fc.assert(
      fc.property(text, (written) => {
        const spoken = textsOf(written).flatMap((breath) => wordsOf(breath).map((word) => word.text));
        expect(spoken).toEqual(wordsOf(speechText(written)).map((word) => word.text));
      }),
    );
  });
});
