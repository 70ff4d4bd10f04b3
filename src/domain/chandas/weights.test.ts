import { describe, expect, test } from 'vitest';
import { rowsOf } from './rows';
import { weigh } from './weights';

/** U for guru, I for laghu; lowercase if the poet may also choose the other. */
function marks(text: string): string {
  return weigh(rowsOf(text))
    .map((row) =>
      row
        .map(({ usual }) => (usual === 'guru' ? 'U' : 'I'))
        .map((mark, index) => (row[index]?.either ? mark.toLowerCase() : mark))
        .join(''),
    )
    .join('/');
}

describe('guru and laghu', () => {
  test.each([
    ['తెలుగు', 'III', 'short vowels are laghu'],
    ['కృప', 'II', 'ఋ is short'],
    ['కౄప', 'UI', 'ౠ is long'],
    ['రాముడు', 'UII', 'a long vowel is guru'],
    ['కైక మౌని', 'UIUI', 'ఐ and ఔ are long'],
    ['అంగన', 'UII', 'ం makes a guru'],
    ['దుఃఖము', 'UII', 'ః makes a guru'],
    ['వాఁడు నవ్వుఁ', 'UIUI', 'arasunna adds nothing'],
    ['బాలున్', 'UU', 'a final consonant closes its akshara'],
    ['అమ్మ', 'UI', 'the akshara before a doubled consonant is guru'],
    ['సంస్కృతము', 'UIII', 'a cluster lengthens what is before it, not itself'],
    ['రామ్\u200cకు', 'UI', 'a consonant closed by a non-joiner is no conjunct'],
  ])('%s is %s: %s', (text, expected) => {
    expect(marks(text)).toBe(expected);
  });

  test('either weight is allowed before a conjunct that starts the next word', () => {
    expect(marks('నలుపు శ్రమ')).toBe('IIiII');
  });

  test('either weight is allowed before a conjunct that starts the next line', () => {
    expect(marks('దురాత్మకుండు ని\nష్కారణ')).toBe('IUIUIi/UII');
    expect(marks('దురాత్మకుండు ని\nకారణ')).toBe('IUIUII/UII');
  });

  test.each([
    ['అద్రుచు', 'uII'],
    ['భీతి నద్రుచు', 'UIuII'],
    ['విద్రుచు', 'uII'],
    ['విద్రిచి', 'uII'],
    ['బెద్రుచు', 'uII'],
    ['చిద్రుపలు', 'uIII'],
  ])('either weight is allowed before the light ర of a native word: %s', (word, expected) => {
    expect(marks(word)).toBe(expected);
  });

  test.each(['కర్రలు', 'గుర్రము', 'పుత్రుడు', 'శత్రువు', 'భద్రుడు', 'రుద్రుడు', 'నిద్రలు', 'విద్రుమ', 'అద్రిని', 'చక్రము'])(
    'the akshara before ర్ర, or before ర in a Sanskrit word, is always guru: %s',
    (word) => {
      expect(marks(word)).toBe('UII');
    },
  );

  test('a blank line between two lines changes nothing', () => {
    expect(marks('ని\n\n---\nష్కారణ')).toBe('i/UII');
  });
});

describe('the aksharas of a line', () => {
  test('have their positions in the text', () => {
    const text = 'ఆట, పాట!\nమాట';
    const all = rowsOf(text).flat();
    expect(all.map((akshara) => text.slice(akshara.from, akshara.to))).toEqual(['ఆ', 'ట', 'పా', 'ట', 'మా', 'ట']);
    expect(all.map(({ row }) => row)).toEqual([0, 0, 0, 0, 1, 1]);
    expect(all.map(({ startsWord }) => startsWord)).toEqual([true, false, true, false, true, false]);
  });
});
