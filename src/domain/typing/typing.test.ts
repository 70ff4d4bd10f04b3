import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { wordBank } from '../../content/words';
import { normalized } from '../script/aksharas';
import { PRIMER_CONSONANTS } from '../script/letters';
import { transliterated } from '../script/transliteration';
import { teluguFormsOf } from '../tutor/bankWord';
import { canPress, CONSONANT_ROWS, ENDS, type Key, openAkshara, pressed, SIGN_KEYS, VOTTU_ROWS, VOWELS } from './keys';
import { keysFor } from './keysFor.testing';
import { chooserKnowing } from './knownWords';
import { latinBefore, teluguChoices } from './latin';
import { partsOf, withoutLastPart } from './parts';

const bankWords = [...new Set(wordBank.flatMap(teluguFormsOf).map(normalized))];
const typed = (keys: readonly Key[]) => keys.reduce((text, key) => pressed(text, key), '');

const anyKey: fc.Arbitrary<Key> = fc.oneof(
  fc.constantFrom(...VOWELS, ...CONSONANT_ROWS.flat()).map((letter): Key => ({ kind: 'letter', letter })),
  fc.constantFrom(...SIGN_KEYS).map((sign): Key => ({ kind: 'sign', sign })),
  fc.constantFrom(...VOTTU_ROWS.flat()).map((letter): Key => ({ kind: 'vottu', letter })),
  fc.constantFrom(...ENDS).map((end): Key => ({ kind: 'end', end })),
  fc.constantFrom<Key>({ kind: 'pollu' }, { kind: 'space' }),
);

describe('the keys', () => {
  it('show every consonant once, one varga per row, and every one but క్ష as a vottu', () => {
    expect(CONSONANT_ROWS.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(CONSONANT_ROWS.flat().toSorted()).toEqual([...PRIMER_CONSONANTS].toSorted());
    expect(CONSONANT_ROWS.map((row) => row.slice(0, 5).join('')).slice(0, 2)).toEqual(['కఖగఘఙ', 'చఛజఝఞ']);
    expect(VOTTU_ROWS.flat()).toHaveLength(35);
  });

  it('can type every word of the bank', () => {
    expect(bankWords.filter((word) => typed(keysFor(word)) !== word)).toEqual([]);
  });

  it('add signs and vottulu to the akshara before the caret, in either order', () => {
    const sign: Key = { kind: 'sign', sign: 'ి' };
    const vottu: Key = { kind: 'vottu', letter: 'ల' };
    expect(pressed(pressed('పిల', sign), vottu)).toBe('పిల్లి');
    expect(pressed(pressed('పిల', vottu), sign)).toBe('పిల్లి');
    expect(pressed('కి', { kind: 'sign', sign: 'ీ' })).toBe('కీ');
    expect(pressed('కి', { kind: 'sign', sign: '' })).toBe('క');
    expect(pressed('కాం', { kind: 'end', end: 'ం' })).toBe('కా');
    expect(pressed('ఆ', { kind: 'end', end: 'ం' })).toBe('ఆం');
    expect(pressed('బసు', { kind: 'pollu' })).toBe('బస్');
  });

  it('put a letter after a pollu beside it, not below', () => {
    expect(pressed('పార్క్', { kind: 'letter', letter: 'ల' })).toBe('పార్క్\u200cల');
    expect(pressed('బస్', { kind: 'letter', letter: 'ఆ' })).toBe('బస్ఆ');
  });

  it('have no effect without an akshara to change', () => {
    for (const before of ['', 'ఆ', 'abc', 'క ', '😀']) {
      for (const key of [{ kind: 'sign', sign: 'ా' }, { kind: 'vottu', letter: 'మ' }, { kind: 'pollu' }] as const) {
        expect(canPress(before, key)).toBe(false);
        expect(pressed(before, key)).toBe(before);
      }
    }
    expect(openAkshara('')).toBeNull();
  });

  it('type only aksharas in any order, and backspace removes all of them part by part', () => {
    fc.assert(
      fc.property(fc.array(anyKey, { maxLength: 30 }), (keys) => {
        const text = typed(keys);
        for (const word of text.split(' ').filter((one) => one !== ''))
          expect(word.match(/\P{M}[\p{M}\u200c]*/gu)?.every((one) => /^[\u0c00-\u0c7f\u200c]+$/u.test(one))).toBe(true);
        expect(partsOf(text).join('')).toBe(text);
        let left = text;
        for (let presses = partsOf(text).length; presses > 0; presses -= 1) left = withoutLastPart(left);
        expect(left).toBe('');
      }),
    );
  });
});

describe('backspace', () => {
  test.each([
    ['పిల్లి', ['పిల్ల', 'పిల', 'పి', 'ప', '']],
    ['లక్ష్మి', ['లక్ష్మ', 'లక్ష', 'ల', '']],
    ['స్త్రీ', ['స్త్ర', 'స్త', 'స', '']],
    ['కాం', ['కా', 'క', '']],
    ['పార్క్\u200cలో', ['పార్క్\u200cల', 'పార్క్\u200c', 'పార్క', 'పార', 'పా', 'ప', '']],
    ['క\u0c46\u0c56', ['క', '']],
    ['ok అమ్మ', ['ok అమ', 'ok అ', 'ok ', 'ok', 'o', '']],
  ])('removes from %s what a child sees as one part', (word, steps) => {
    const seen: string[] = [];
    for (let text = word; text !== ''; text = withoutLastPart(text)) seen.push(withoutLastPart(text));
    expect(seen).toEqual(steps);
  });

  it('never leaves a sign without its letter', () => {
    const lone = bankWords.filter((word) =>
      /(?:^|[\s\u200c])[\u0c00-\u0c04\u0c3e-\u0c56]/u.test(withoutLastPart(word)),
    );
    expect(lone).toEqual([]);
  });
});

describe('Latin letters', () => {
  it('are read directly before the caret', () => {
    expect(latinBefore('నా amma')).toBe('amma');
    expect(latinBefore('amma ')).toBe('');
    expect(latinBefore('అమ్మ')).toBe('');
  });

  test.each([
    ['amma', 'అమ్మ'],
    ['Amma', 'అమ్మ'],
    ['AMMA', 'అమ్మ'],
    ['aavu', 'ఆవు'],
    ['illu', 'ఇల్లు'],
    ['pustakam', 'పుస్తకం'],
    ['pandu', 'పండు'],
    ['chettu', 'చెట్టు'],
    ['thammudu', 'తమ్ముడు'],
    ['simham', 'సింహం'],
    ['aksharam', 'అక్షరం'],
    ['maTTi', 'మట్టి'],
    ['bas', 'బస్'],
  ])('the first choice for %s is %s', (latin, telugu) => expect(teluguChoices(latin, 8)[0]).toBe(telugu));

  it('offer every spelling that they may mean', () => {
    expect(teluguChoices('nela', 8)).toEqual(expect.arrayContaining(['నెల', 'నేల']));
    expect(teluguChoices('krishna', 8)).toContain('కృష్ణ');
    expect(teluguChoices('1x!', 8)).toEqual([]);
  });

  it('in our own transliteration offer nearly every word of the bank', () => {
    const words = bankWords.filter((word, at) => at % 5 === 0 && !/[^\u0c00-\u0c7f]/u.test(word));
    const found = words.filter((word) => teluguChoices(transliterated(word), 8).includes(word.replaceAll('ళ్ళ', 'ళ్ల')));
    expect(found.length / words.length).toBeGreaterThan(0.99);
  });

  it('offer known words first', () => {
    expect(teluguChoices('nanna', 8)[0]).not.toBe('నాన్న');
    expect(chooserKnowing(['నాన్న', 'అమ్మ'])('nanna')[0]).toBe('నాన్న');
    expect(chooserKnowing([])('amma')[0]).toBe('అమ్మ');
  });

  it('offer only aksharas, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzTDNLS'), maxLength: 12 }),
        (latin) => {
          for (const choice of teluguChoices(latin, 4)) expect(choice).toMatch(/^[\u0c00-\u0c7f]+$/u);
        },
      ),
      { numRuns: 40 },
    );
  });
});
