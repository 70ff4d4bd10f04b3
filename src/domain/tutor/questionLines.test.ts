import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../anyCharacter.testing';
import { isAskable } from '../quiz/generatedQuestion';
import { goodModel } from '../../adapters/mockTutor/goodModel.testing';
import { readQuestionLines, readQuiz } from './questionLines';
import { seeded } from './questions/wholeBank.testing';

const LINE = 'What is a river? | నది అంటే ఏమిటి? | river, tree, stone, cloud | river';
const SECOND = 'What is ‘చెట్టు’? | చెట్టు అంటే ఏమిటి? | river, tree, stone, cloud | tree';

describe('lines in the expected format', () => {
  test('are read as questions', () => {
    expect(readQuestionLines(LINE, 1)).toEqual({
      ok: true,
      value: [
        {
          english: 'What is a river?',
          telugu: 'నది అంటే ఏమిటి?',
          options: ['river', 'tree', 'stone', 'cloud'],
          correctAnswer: 'river',
        },
      ],
    });
  });

  test.each([
    ['blank lines', `\n${LINE}\r\n\r\n${SECOND}\n`],
    ['numbering', `1. ${LINE}\n2) ${SECOND}`],
    ['emphasis', `**${LINE}**\n- ${SECOND}`],
    ['no spaces', `${LINE}\n${SECOND}`.replaceAll(' | ', '|')],
    ['extra questions', `${LINE}\n${SECOND}\n${LINE.replace('What', 'Say: what')}`],
  ])('%s are accepted', (_, text) => {
    const read = readQuestionLines(text, 2);
    expect(read.ok && read.value.map(({ english }) => english)).toEqual(['What is a river?', 'What is ‘చెట్టు’?']);
  });

  test('a gap to fill is not removed', () => {
    const read = readQuestionLines('Fill: ____ flows | ____ ప్రవహిస్తుంది | నది, చెట్టు, రాయి, మబ్బు | నది', 1);
    expect(read.ok && read.value[0]?.telugu).toBe('____ ప్రవహిస్తుంది');
  });
});

describe('one faulty line makes the whole answer malformed', () => {
  test.each([
    ['a missing part', 'What? | ఏమిటి? | a, b, c, d'],
    ['an extra part', 'What? | ఏమిటి? | a, b, c, d | a | b'],
    ['three options', 'What? | ఏమిటి? | a, b, c | a'],
    ['five options', 'What? | ఏమిటి? | a, b, c, d, e | a'],
    ['a comma inside an option', 'What? | ఏమిటి? | a, b, c, d, or e | a'],
    ['two equal options', 'What? | ఏమిటి? | a, b, b, d | a'],
    ['two spellings of one word', 'What? | ఏమిటి? | నీళ్లు, నీళ్ళు, రాయి, మబ్బు | నీళ్లు'],
    ['one word in uppercase and lowercase', 'What? | ఏమిటి? | River, river, stone, cloud | river'],
    ['an empty option', 'What? | ఏమిటి? | a, b, , d | a'],
    ['an answer that is no option', 'What? | ఏమిటి? | a, b, c, d | e'],
    ['an answer by its letter', 'What? | ఏమిటి? | river, tree, stone, cloud | A'],
    ['an empty question', ' | ఏమిటి? | a, b, c, d | a'],
    ['no Telugu', 'What? | emiti? | a, b, c, d | a'],
    ['a sentence around it', 'Here are your questions:'],
    ['a table', '| What? | ఏమిటి? | a, b, c, d | a |'],
    ['a tag', 'What? | ఏమిటి? | <b>a</b>, b, c, d | <b>a</b>'],
    ['a very long part', `What? | ${'ఏమిటి '.repeat(200)} | a, b, c, d | a`],
  ])('%s', (_, line) => {
    expect(readQuestionLines(`${LINE}\n${line}`, 2)).toEqual({ ok: false, error: 'malformed' });
  });

  test('so do too few lines or a repeated question', () => {
    expect(readQuestionLines(LINE, 3)).toEqual({ ok: false, error: 'malformed' });
    expect(readQuestionLines(`${LINE}\n${LINE}`, 2)).toEqual({ ok: false, error: 'malformed' });
  });

  test('an empty, huge or unsafe answer has its own fault', () => {
    expect(readQuestionLines(' \n ', 1)).toEqual({ ok: false, error: 'empty' });
    expect(readQuestionLines(`${LINE}\n`.repeat(40_000), 3)).toEqual({ ok: false, error: 'too-long' });
    expect(readQuestionLines(LINE.replaceAll('stone', 'porn'), 1)).toEqual({ ok: false, error: 'unsafe' });
  });
});

describe('a model’s quiz', () => {
  const quiz = (count: number) => goodModel(`Write ${count} different`);

  test('that is good is accepted wherever its options are placed', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const count = 3 + (seed % 8);
      const read = readQuiz(quiz(count), { count, typed: 'river', random: seeded(seed) });
      expect(read.ok && read.value.length).toBe(count);
    }
  });

  test.each([
    [
      'the typed word',
      'river',
      ['నది, river, రాయి, మబ్బు | river', 'గది, river, మది, బడి | river', 'గుడి, river, గడి, నడి | river'],
    ],
    [
      'the longest',
      'x',
      [
        'మహాసముద్రం, నది, రాయి, మబ్బు | మహాసముద్రం',
        'సీతాకోకచిలుక, పులి, మేక, ఆవు | సీతాకోకచిలుక',
        'ఇంద్రధనుస్సు, వాన, ఎండ, నీడ | ఇంద్రధనుస్సు',
      ],
    ],
  ])('in which %s is always right is refused', (_, typed, ends) => {
    const text = ends.map((end, at) => `Which, ${at}? | ఏది, ${at}? | ${end}`).join('\n');
    expect(readQuiz(text, { count: 3, typed, random: seeded(1) })).toEqual({ ok: false, error: 'guessable' });
  });
});

test('any answer gives questions that can be asked or a failure, never an exception', () => {
  const option = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('నది', 'river', 'చెట్టు', 'tree', 'రాయి', 'stone', 'మబ్బు', 'cloud') },
    { weight: 1, arbitrary: fc.constantFrom('', 'a, b', 'నది, చెట్టు', 'a،b', '**నది**', ' ', 'అ'.repeat(200)) },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 10 }) },
  );
  const options = fc.oneof(
    fc.uniqueArray(option, { minLength: 0, maxLength: 6 }),
    fc.shuffledSubarray(['నది', 'river', 'చెట్టు', 'tree', 'రాయి'], { minLength: 4, maxLength: 4 }),
  );
  const prose = fc.oneof(
    fc.constantFrom('What?', 'నది ఏది?', '1. What?', '', '**What?**', '<b>x</b>', 'Question 3: నది?'),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );
  const line = fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(fc.string({ maxLength: 6 }), options, fc.nat(5), fc.boolean())
        .map(([english, choices, right, isOption]) =>
          [`Q${english}`, 'ఏది?', choices.join(', '), isOption ? (choices[right % choices.length] ?? '') : 'x'].join(
            ' | ',
          ),
        ),
    },
    { weight: 2, arbitrary: fc.array(prose, { maxLength: 6 }).map((parts) => parts.join('|')) },
    { weight: 1, arbitrary: fc.constantFrom('', '   ', '---', '```', LINE, SECOND) },
  );
  const answer = fc.oneof(
    { weight: 20, arbitrary: fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n')) },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 200 }) },
    { weight: 1, arbitrary: fc.tuple(line, fc.nat(300)).map(([text, times]) => `${text}\n`.repeat(times * 100)) },
  );
  let accepted = 0;
  fc.assert(
    fc.property(answer, fc.integer({ min: 1, max: 3 }), (text, count) => {
      const read = readQuestionLines(text, count);
      if (!read.ok) return;
      accepted += 1;
      expect(read.value).toHaveLength(count);
      expect(read.value.every(isAskable)).toBe(true);
      expect(read.value.every(({ options: four }) => new Set(four).size === 4 && four.length === 4)).toBe(true);
    }),
    { numRuns: 5000 },
  );
  // Otherwise the test would only see refusals.
  expect(accepted).toBeGreaterThan(100);
});
