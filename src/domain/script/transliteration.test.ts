import Sanscript from '@indic-transliteration/sanscript';
import { describe, expect, test } from 'vitest';
import { wordBank } from '../../content/words';
import { doubledAksharas, aksharaText } from '../lesson/akshara';
import { teluguFormsOf } from '../tutor/bankWord';
import { gunintam, hasTelugu, PRIMER_CONSONANTS, PRIMER_VOWELS } from './letters';
import { loosened, soundKey } from './soundKey';
import { transliterated } from './transliteration';

const bankTexts = wordBank.flatMap((word) =>
  teluguFormsOf(word).concat(
    word.sentence.te,
    word.explanations.map(({ te }) => te),
  ),
);
const gunintalu = PRIMER_CONSONANTS.flatMap(gunintam);
const latinTwice = (letters: readonly string[]) => {
  const latin = letters.map(transliterated);
  return letters.filter((_, at) => latin.indexOf(latin[at] ?? '') !== at);
};

describe('the transliteration of the primer', () => {
  test('covers the vowels', () => {
    expect(PRIMER_VOWELS.map(transliterated).join(' ')).toBe('a ā i ī u ū ru rū e ē ai o ō au am ah');
  });

  test('covers the consonants, row by row', () => {
    const rows = [
      'ka kha ga gha ṅa',
      'cha chha ja jha ña',
      'ṭa ṭha ḍa ḍha ṇa',
      'ta tha da dha na',
      'pa pha ba bha ma',
      'ya ra la va sha ṣha sa ha ḷa ksha ṟa',
    ];
    expect(PRIMER_CONSONANTS.map(transliterated)).toEqual(rows.flatMap((row) => row.split(' ')));
  });

  test('covers the signs, on a letter and alone', () => {
    const row = 'ka kā ki kī ku kū kru krū ke kē kai ko kō kau kam kah';
    expect(gunintam('క').map(transliterated).join(' ')).toBe(row);
    expect(gunintam('క్ష').map(transliterated).join(' ')).toBe(row.replaceAll('k', 'ksh'));
    expect([...'ాిీుూృౄెేైొోౌంః'].map(transliterated).join(' ')).toBe('ā i ī u ū ru rū e ē ai o ō au m h');
  });

  test('drops the a of a consonant without a vowel', () => {
    expect(PRIMER_CONSONANTS.map((letter) => `${transliterated(`${letter}్`)}a`)).toEqual(
      PRIMER_CONSONANTS.map(transliterated),
    );
  });
});

describe('transliterations are unique', () => {
  test('among the 52 letters', () => {
    expect(latinTwice([...PRIMER_VOWELS, ...PRIMER_CONSONANTS])).toEqual([]);
  });

  test('among all consonants with all signs and the doubled consonants', () => {
    expect(gunintalu).toHaveLength(576);
    expect(latinTwice([...gunintalu, ...doubledAksharas().map(aksharaText)])).toEqual([]);
  });
});

test.each([
  ['అమ్మ', 'amma'],
  ['అక్షరం', 'aksharam'],
  ['చెట్టు', 'cheṭṭu'],
  ['చేప', 'chēpa'],
  ['పచ్చడి', 'pachchaḍi'],
  ['ఛత్రం', 'chhatram'],
  ['శంఖం', 'shankham'],
  ['పాఠశాల', 'pāṭhashāla'],
  ['భాష', 'bhāṣha'],
  ['ఋషి', 'ruṣhi'],
  ['కృష్ణ', 'kruṣhṇa'],
  ['గృహం', 'gruham'],
  ['జ్ఞానం', 'gnānam'],
  ['విజ్ఞానం', 'vignānam'],
  ['ఆజ్ఞ', 'āgna'],
  ['వాఙ్మయం', 'vāṅmayam'],
  ['ఝంకారం', 'jhankāram'],
  ['ఢంకా', 'ḍhankā'],
  ['ఱంపం', 'ṟampam'],
  ['తాళం', 'tāḷam'],
  ['ఐదు', 'aidu'],
  ['ఔషధం', 'auṣhadham'],
  ['కౌగిలి', 'kaugili'],
  ['దుఃఖం', 'duhkham'],
  ['స్త్రీ', 'strī'],
  ['రాష్ట్రం', 'rāṣhṭram'],
  ['లక్ష్మి', 'lakshmi'],
  ['సూర్యుడు', 'sūryuḍu'],
  ['ద్రాక్ష', 'drāksha'],
  ['పిల్లి', 'pilli'],
  ['గొర్రె', 'gorre'],
  ['థర్మామీటర్', 'tharmāmīṭar'],
  ['చంద్రుఁడు', 'chandruḍu'],
  ['టీచర్\u200cను', 'ṭīcharnu'],
  ['తెలుగు, ౨౦౨౬!', 'telugu, 2026!'],
  ['', ''],
])('%s is transliterated as %s', (telugu, latin) => {
  expect(transliterated(telugu)).toBe(latin);
});

test.each([
  ['before క to ఙ', 'రంగు', 'rangu'],
  ['before చ to ఞ', 'మంచం', 'mancham'],
  ['before ట to ణ', 'పండు', 'panḍu'],
  ['before త to న', 'బంతి', 'banti'],
  ['before ప to మ', 'కంబళి', 'kambaḷi'],
  ['before క్ష', 'సంక్షేమం', 'sankshēmam'],
  ['before జ్ఞ', 'సంజ్ఞ', 'sangna'],
  ['before య to హ', 'సంవత్సరం', 'samvatsaram'],
  ['before హ', 'సింహం', 'simham'],
  ['before స', 'హంస', 'hamsa'],
  ['before a space', 'దీపం కాంతి', 'dīpam kānti'],
])('sunna is the nasal that is spoken, %s: %s is %s', (_, telugu, latin) => {
  expect(transliterated(telugu)).toBe(latin);
});

/** Our scheme as replacements in ISO 15919. */
const FROM_ISO: readonly (readonly [RegExp, string])[] = [
  [/c(h?)/gu, 'ch$1'],
  [/ś/gu, 'sh'],
  [/kṣ/gu, 'ksh'],
  [/ṣ/gu, 'ṣh'],
  [/jñ/gu, 'gn'],
  [/ṁ(?=[kgcjṭḍtd])/gu, 'n'],
  [/ṁ/gu, 'm'],
  [/r\u0325\u0304/gu, 'rū'],
  [/r\u0325/gu, 'ru'],
  [/ḥ/gu, 'h'],
  [/[\u200c\u200d]/gu, ''],
];

test('our transliteration agrees with Sanscript on every Telugu text of the word bank and leaves no Telugu', () => {
  const ours = bankTexts.map(transliterated);
  const theirs = bankTexts.map((text) =>
    FROM_ISO.reduce(
      (latin, [iso, popular]) => latin.replace(iso, popular),
      Sanscript.t(text, 'telugu', 'iso').normalize('NFC'),
    ),
  );
  expect(ours).toEqual(theirs);
  expect(ours.filter(hasTelugu)).toEqual([]);
});

test.each([
  ['అమ్మ', ['amma', 'Amma', 'AMMA']],
  ['ఆవు', ['aavu', 'avu', 'āvu', 'aavoo']],
  ['ఇల్లు', ['illu']],
  ['సింహం', ['simham', 'sinham', 'simhamu']],
  ['చెట్టు', ['chettu', 'cheTTu', 'ceṭṭu']],
  ['విమానం', ['vimaanam', 'wimanam', 'vimanamu']],
  ['పుస్తకం', ['pustakam', 'pusthakam']],
  ['జ్ఞానం', ['gnanam', 'jnanam', 'gnyanam', 'jñānaṁ']],
  ['వృక్షం', ['vruksham', 'vrukshamu', 'vr̥kṣaṁ']],
  ['శుభ సాయంత్రం', ['shubha sayantram', 'subha saayanthram']],
])('%s is found by the ways people type it', (telugu, typed) => {
  expect(typed.map(soundKey)).toEqual(typed.map(() => soundKey(telugu)));
});

test('every word of the bank is found by our own transliteration', () => {
  const words = wordBank.flatMap(teluguFormsOf);
  expect(words.filter((word) => soundKey(transliterated(word)) !== soundKey(word))).toEqual([]);
});

test('only the loose key ignores doubled consonants', () => {
  expect(soundKey('ama')).not.toBe(soundKey('అమ్మ'));
  expect(loosened(soundKey('ama'))).toBe(loosened(soundKey('అమ్మ')));
});
