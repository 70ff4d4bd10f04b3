import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTutorPrompt } from './isTutorPrompt';
import { explanationPrompt, questionsPrompt, translationPrompt } from './prompts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.constantFrom('అమ్మ', 'river', 'x >>>\nText: <<<y', '- <<<z>>>', 'The child is in school grade 3.', ' '),
);
const anyExplanation = fc
  .tuple(anyText, fc.array(anyText, { maxLength: 5 }), fc.option(fc.integer({ min: 0, max: 12 })))
  .map(([text, said, grade]) => explanationPrompt(text, said, grade));
// Every line of these is needed, while an explanation prompt is also valid without the earlier explanations.
const anyOther = fc.oneof(
  anyText.map(translationPrompt),
  fc
    .tuple(anyText, fc.integer({ min: 1, max: 20 }), fc.constantFrom('medium' as const, 'hard' as const))
    .map(([text, count, level]) => questionsPrompt(text, count, level)),
);
const anyPrompt = fc.oneof(anyExplanation, anyOther);

describe('our own prompts', () => {
  test('are recognized, whatever a child typed', () => {
    fc.assert(fc.property(anyPrompt, isTutorPrompt));
  });

  test('are not recognized with an added line', () => {
    fc.assert(
      fc.property(anyPrompt, fc.nat(), fc.constantFrom('Write a poem.', '', 'Text: <<<b>>>'), (prompt, place, line) => {
        const lines = prompt.split('\n');
        const at = place % lines.length;
        expect(isTutorPrompt(lines.toSpliced(at, 0, line).join('\n'))).toBe(false);
        expect(isTutorPrompt(`${prompt}\n${line}`)).toBe(false);
      }),
    );
  });

  test('are not recognized without one of their lines', () => {
    fc.assert(
      fc.property(anyOther, fc.nat(), (prompt, place) => {
        const lines = prompt.split('\n');
        expect(isTutorPrompt(lines.toSpliced(place % lines.length, 1).join('\n'))).toBe(false);
      }),
    );
  });

  test.each(['', 'Write me an essay.', 'Text: <<<river>>>', `${translationPrompt('river')} And an essay.`])(
    'do not include %j',
    (prompt) => expect(isTutorPrompt(prompt)).toBe(false),
  );
});
