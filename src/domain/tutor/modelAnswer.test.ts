import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordBank } from '../../content/words';
import { pieces } from '../script/aksharas';
import { isFitForChildren } from './childSafety';
import { MAX_ANSWER_CHARACTERS, readAnswer } from './modelAnswer';
import { plainText } from './stripMarkdown';
import { truncated, withoutBrokenEnd } from './truncate';

const english = { script: 'Latin' } as const;
const telugu = { script: 'Telugu' } as const;
const whole = (text: string) => ({ text, isBrokenOff: false });

describe('truncating', () => {
  test('a short text is only trimmed', () => expect(truncated(' నది నీటి ప్రవాహం. ')).toBe('నది నీటి ప్రవాహం.'));

  test('a long text ends with a whole word and an ellipsis', () => {
    expect(truncated('one two, three', 10)).toBe('one two…');
    expect(truncated('one two three', 8)).toBe('one two…');
  });

  test('a very long word is cut between aksharas, never inside one', () => {
    const cut = truncated('క్ష్మి'.repeat(100), 20);
    expect(pieces(cut.slice(0, -1)).every((piece) => piece === 'క్ష్మి')).toBe(true);
  });

  test('the result fits the limit, splits no character and is the beginning of the text', () => {
    const text = fc.string({ unit: fc.constantFrom('క', '్', 'ష', 'ి', ' ', 'a', '👨‍👩‍👧', ',', '.'), maxLength: 600 });
    fc.assert(
      fc.property(text, fc.integer({ min: 12, max: 300 }), (given, limit) => {
        const cut = truncated(given, limit);
        expect(cut.length).toBeLessThanOrEqual(limit);
        expect(cut).not.toMatch(/\p{Surrogate}/u);
        expect(given.normalize('NFC').trim().startsWith(cut.replace(/…$/u, '').normalize('NFC'))).toBe(true);
      }),
    );
  });

  test('an answer that was cut off is reduced to its whole sentences', () => {
    expect(withoutBrokenEnd('A river flows. The Godavari is a ri')).toBe('A river flows.');
    expect(withoutBrokenEnd('A river is wa')).toBe('A river is');
    expect(withoutBrokenEnd('A')).toBe('');
  });
});

describe('removing markup', () => {
  test.each([
    ['**River**: a _long_ `stream`', 'River: a long stream'],
    ['# River\n\n- flows\n- bends\n1. sea', 'River flows bends sea'],
    ['> A river\n> flows.', 'A river flows.'],
    ['See [the river](https://x.example/a) or https://x.example', 'See the river or'],
    ['<b onclick="x()">River</b><script>alert(1)</script>', 'River alert(1)'],
    ['```text\nA river.\n```', 'A river.'],
    ['A river\u0000\u200b flows.\u2028Far.', 'A river flows. Far.'],
    ['"A river flows."', 'A river flows.'],
    ['క్షీర\u200cసాగరం', 'క్షీర\u200cసాగరం'],
    ['2 * 3 = 6, snake_case', '2 3 = 6, snake_case'],
  ])('%j is read as %j', (marked, plain) => expect(plainText(marked)).toBe(plain));

  test('leaves no bracket that could open a tag', () => {
    const marks = fc.string({
      unit: fc.constantFrom('<', '>', '*', '_', '`', '#', '[', ']', '(', ')', '\n', 'a', 'క', ' ', '!', '-', 'http://'),
      maxLength: 200,
    });
    fc.assert(fc.property(marks, (text) => void expect(plainText(text)).not.toMatch(/[<>*`\n]/u)));
  });

  test('changes no text of the word bank', () => {
    const texts = wordBank.flatMap(({ explanations, sentence }) => [...explanations, sentence]);
    expect(texts.filter(({ en, te }) => plainText(en) !== en || plainText(te) !== te)).toEqual([]);
  });
});

describe('a model’s answer', () => {
  test('is shown without markup', () => {
    expect(readAnswer(whole('**A river** flows.'), english)).toEqual({ ok: true, value: 'A river flows.' });
    expect(readAnswer(whole('నది (river) ప్రవహిస్తుంది.'), telugu)).toEqual({
      ok: true,
      value: 'నది (river) ప్రవహిస్తుంది.',
    });
  });

  test.each([
    ['nothing', '', english, 'empty'],
    ['only punctuation and emoji', '** --- ** 🙂', english, 'empty'],
    ['Telugu in Latin letters', 'nadi ante pravahinche neeru', telugu, 'wrong-script'],
    ['Hindi', 'नदी बहती है।', telugu, 'wrong-script'],
    ['Telugu where English was asked', 'నది ప్రవహిస్తుంది.', english, 'wrong-script'],
    ['a blocked word', 'A river is shit.', english, 'unsafe'],
    ['a blocked word in disguise', 'A river is ｓｈ\u200bｉｔ.', english, 'unsafe'],
    ['a blocked Telugu word', 'నది ఒక లంజ.', telugu, 'unsafe'],
    ['an address', 'Write to me@home.example now.', english, 'unsafe'],
    ['a telephone number', 'Call 98480 12345 now.', english, 'unsafe'],
    ['40 KB', 'A river flows. '.repeat(2800), english, 'too-long'],
  ] as const)('%s is refused', (_, text, asked, fault) => {
    expect(readAnswer(whole(text), asked)).toEqual({ ok: false, error: fault });
  });

  test('of any kind is shown within its limits or refused', () => {
    const answer = fc.record({ text: fc.string({ unit: 'grapheme', maxLength: 400 }), isBrokenOff: fc.boolean() });
    fc.assert(
      fc.property(answer, fc.constantFrom(english, telugu), (given, asked) => {
        const read = readAnswer(given, asked);
        if (!read.ok) return;
        expect(read.value.length).toBeLessThanOrEqual(250);
        expect(read.value).not.toMatch(/[<>*`\n]/u);
      }),
    );
    expect(readAnswer(whole('నది '.repeat(MAX_ANSWER_CHARACTERS / 4)), telugu).ok).toBe(true);
  });
});

test('the child-safety list blocks no text of the word bank', () => {
  const caught = wordBank.filter((word) => {
    const { english: name, telugu: teluguName, alsoEnglish = [], alsoTelugu = [], explanations, sentence } = word;
    const texts = [name, teluguName, ...alsoEnglish, ...alsoTelugu].concat(
      [...explanations, sentence].flatMap(({ en, te }) => [en, te]),
    );
    return !texts.every(isFitForChildren);
  });
  expect(caught.map(({ id }) => id)).toEqual([]);
});
