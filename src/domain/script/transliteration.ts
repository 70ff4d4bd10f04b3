import { VIRAMA } from './letters';

const VOWELS = 'అ a ఆ ā ఇ i ఈ ī ఉ u ఊ ū ఋ r̥ ౠ r̥̄ ఎ e ఏ ē ఐ ai ఒ o ఓ ō ఔ au';
const SIGNS = 'ా ā ి i ీ ī ు u ూ ū ృ r̥ ౄ r̥̄ ె e ే ē ై ai ొ o ో ō ౌ au';
const CONSONANTS =
  'క k ఖ kh గ g ఘ gh ఙ ṅ చ c ఛ ch జ j ఝ jh ఞ ñ ట ṭ ఠ ṭh డ ḍ ఢ ḍh ణ ṇ త t థ th ద d ధ dh న n ' +
  'ప p ఫ ph బ b భ bh మ m య y ర r ఱ ṟ ల l ళ ḷ వ v శ ś ష ṣ స s హ h';
const OTHERS = 'ం ṁ ః ḥ ఁ m̐ ౦ 0 ౧ 1 ౨ 2 ౩ 3 ౪ 4 ౫ 5 ౬ 6 ౭ 7 ౮ 8 ౯ 9';

function table(...rows: string[]): ReadonlyMap<string, string> {
  const cells = rows.join(' ').split(' ');
  return new Map(cells.flatMap((cell, at) => (at % 2 === 0 ? [[cell, cells[at + 1] ?? '']] : [])));
}

const CONSONANT_LATIN = table(CONSONANTS);
const SIGN_LATIN = table(SIGNS);
const OTHER_LATIN = table(VOWELS, OTHERS);

/** Telugu in Latin letters by ISO 15919: అక్షరం is akṣaraṁ. What is not Telugu stays as it is. */
export function transliterated(text: string): string {
  const characters = [...text.normalize('NFC')];
  return characters
    .map((character, at) => {
      const consonant = CONSONANT_LATIN.get(character);
      if (consonant !== undefined) {
        const next = characters[at + 1] ?? '';
        return next === VIRAMA || SIGN_LATIN.has(next) ? consonant : `${consonant}a`;
      }
      return character === VIRAMA ? '' : (SIGN_LATIN.get(character) ?? OTHER_LATIN.get(character) ?? character);
    })
    .join('')
    .normalize('NFC');
}
