import { ANUSVARA, nasalOf, VIRAMA } from './letters';

// Familiar spellings (ch, sh, ksh), with a line over long vowels and a dot under retroflex sounds: a child reads them
// easily, and no two letters of the primer look alike.
const VOWELS = 'అ a ఆ ā ఇ i ఈ ī ఉ u ఊ ū ఋ ru ౠ rū ఎ e ఏ ē ఐ ai ఒ o ఓ ō ఔ au';
const SIGNS = 'ా ā ి i ీ ī ు u ూ ū ృ ru ౄ rū ె e ే ē ై ai ొ o ో ō ౌ au';
const CONSONANTS =
  'క k ఖ kh గ g ఘ gh ఙ ṅ చ ch ఛ chh జ j ఝ jh ఞ ñ ట ṭ ఠ ṭh డ ḍ ఢ ḍh ణ ṇ త t థ th ద d ధ dh న n ' +
  'ప p ఫ ph బ b భ bh మ m య y ర r ల l వ v శ sh ష ṣh స s హ h ళ ḷ ఱ ṟ';
/** Clusters that are read as one letter. */
const STACKS = 'క్ష ksh జ్ఞ gn';
const OTHERS = 'ః h ౦ 0 ౧ 1 ౨ 2 ౩ 3 ౪ 4 ౫ 5 ౬ 6 ౭ 7 ౮ 8 ౯ 9';

function table(...rows: string[]): ReadonlyMap<string, string> {
  const cells = rows.join(' ').split(' ');
  return new Map(cells.flatMap((cell, at) => (at % 2 === 0 ? [[cell, cells[at + 1] ?? '']] : [])));
}

const CONSONANT_LATIN = table(CONSONANTS, STACKS);
const SIGN_LATIN = table(SIGNS);
const OTHER_LATIN = table(VOWELS, OTHERS);

const LETTER = new RegExp(`${[...table(STACKS).keys()].join('|')}|.`, 'gsu');
/** Arasunna is not spoken today, and joiners only affect the shape. */
const UNSPOKEN = /[ఁ\u200c\u200d]/gu;

/** Sunna is spoken as the nasal of the next letter: రంగు is rangu, కంబళి is kambaḷi, హంస is hamsa, వనం is vanam. */
function sunnaBefore(next: string): string {
  const nasal = nasalOf(next.charAt(0));
  return nasal === undefined || nasal === 'మ' ? 'm' : 'n';
}

/** Telugu in Latin letters that children can read: అక్షరం is aksharam. Other text is not changed. */
export function transliterated(text: string): string {
  const letters = text.normalize('NFC').replaceAll(UNSPOKEN, '').match(LETTER) ?? [];
  const latin = letters.map((letter, at) => {
    const next = letters[at + 1] ?? '';
    if (letter === VIRAMA) return '';
    if (letter === ANUSVARA) return sunnaBefore(next);
    const consonant = CONSONANT_LATIN.get(letter);
    if (consonant === undefined) return SIGN_LATIN.get(letter) ?? OTHER_LATIN.get(letter) ?? letter;
    return next === VIRAMA || SIGN_LATIN.has(next) ? consonant : `${consonant}a`;
  });
  return latin.join('').normalize('NFC');
}
