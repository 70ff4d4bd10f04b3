import { describe, expect, it } from 'vitest';
import { aksharaIn, SIGNS, aksharaText } from './akshara';
import { confusions, exampleLesson } from './exampleLesson.testing';
import { materialOf } from './material';
import { mixUpOf, signsTakenFor, takenFor, whyNot } from './mixUp';
import { soundOf, teluguDigits } from './entry';
import { whyRight } from './whyRight';

describe('the mix-up', () => {
  it.each([
    ['ధ', 'ద', 'ధ ద'],
    ['అ', 'ఆ', 'అ ఆ'],
    ['అం', 'అః', 'అం అః'],
    ['ధి', 'ది', 'ధ ద'],
    ['కి', 'కీ', 'ి ీ'],
    ['క', 'కా', 'అ ఆ'],
    ['కం', 'క', 'అం అ'],
    ['క్కి', 'గ్గి', 'క గ'],
    ['క్త', 'క్ద', 'త ద'],
    ['క్షి', 'క్ష', 'ఇ అ'],
  ])('between %s and %s is %s', (right, picked, pair) => {
    expect(mixUpOf(right, picked)?.join(' ')).toBe(pair);
  });

  it.each([
    ['కి', 'గీ'],
    ['కి', 'కి'],
    ['మామిడి', 'అరటి'],
    ['క్క', 'క'],
  ])('between %s and %s is not a single pair', (right, picked) => {
    expect(mixUpOf(right, picked)).toBeNull();
  });

  it('is explained by the table of confusions, for letters, aksharas and signs', () => {
    expect(whyNot(confusions, 'ధ', 'ద')?.en).toBe('ధ has the breath, ద does not.');
    expect(whyNot(confusions, 'ధూ', 'దూ')?.en).toBe('ధ has the breath, ద does not.');
    expect(whyNot(confusions, 'మీ', 'మి')?.en).toBe('ి is short, ీ is long.');
    expect(whyNot(confusions, 'మ', 'మా')?.en).toBe('అ is short, ఆ is long.');
    expect(whyNot(confusions, 'మ', 'క')).toBeUndefined();
  });

  it('is likely between the letters and signs of the table', () => {
    expect(takenFor(confusions, 'ద')).toEqual(['ధ']);
    expect(signsTakenFor(confusions, 'ి', SIGNS)).toEqual(['ీ']);
    expect(signsTakenFor(confusions, '', SIGNS)).toEqual(['ా']);
  });
});

describe('the reason why an answer is right', () => {
  const material = materialOf(exampleLesson, [], confusions);
  const why = (consonant: string, vottu: string, sign: string) =>
    whyRight(material, { about: 'akshara', akshara: { consonant, vottu, sign } });

  it('says how a letter is pronounced and what an akshara is made of', () => {
    const [letter] = material.letters;
    if (!letter) throw new Error('no letter');
    expect(whyRight(material, { about: 'letter', letter })?.en).toBe('త: as it is');
    expect(why('క', '', 'ి')).toEqual({ en: 'కి is క with guḍi.', te: '‘క’కు గుడి ఇస్తే కి.' });
    expect(why('క', 'క', '')?.en).toBe('క్క: క is written small below క.');
    expect(why('క', '', '')).toBeUndefined();
    expect(whyRight(material, { about: 'number', number: 3 })).toBeUndefined();
  });
});

describe('an akshara', () => {
  it('can be parsed and written again', () => {
    for (const text of ['క', 'కి', 'క్కి', 'క్ష', 'క్షా', 'స్త్ర'.slice(0, 3), 'కం']) {
      const akshara = aksharaIn(text);
      expect(akshara && aksharaText(akshara)).toBe(text);
    }
    expect(aksharaIn('క్ష')).toEqual({ consonant: 'క్ష', vottu: '', sign: '' });
    for (const text of ['అ', 'స్త్ర', 'కిం', 'క్', '']) expect(aksharaIn(text)).toBeNull();
  });
});

describe('the sound of a text', () => {
  it('is the same for letters that are pronounced alike', () => {
    expect(soundOf('ఱ')).toBe(soundOf('ర'));
    expect(soundOf('కృ')).toBe(soundOf('క్రు'));
    expect(soundOf('ఎలా ఉన్నారు?')).toBe(soundOf('ఎలా ఉన్నారు'));
    expect(soundOf('ధ')).not.toBe(soundOf('ద'));
  });
});

it('writes numbers in Telugu digits', () => {
  expect([0, 7, 47, 100].map(teluguDigits)).toEqual(['౦', '౭', '౪౭', '౧౦౦']);
});
