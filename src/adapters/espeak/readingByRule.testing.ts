// Reads Telugu spelling letter by letter into the engine's phoneme names. Written independently of the adapter's rules,
// so that the test compares two implementations.
const CONSONANTS: Record<string, string> = {
  క: 'k', ఖ: 'kʰ', గ: 'ɡ', ఘ: 'ɡʰ', ఙ: 'ŋ',
  చ: 'c', ఛ: 'cʰ', జ: 'ɟ', ఝ: 'ɟʰ', ఞ: 'ɲ',
  ట: 'ʈ', ఠ: 'ʈʰ', డ: 'ɖ', ఢ: 'ɖʰ', ణ: 'ɳ',
  త: 't', థ: 'tʰ', ద: 'd', ధ: 'dʰ', న: 'n',
  ప: 'p', ఫ: 'pʰ', బ: 'b', భ: 'bʰ', మ: 'm',
  య: 'j', ర: 'r', ల: 'l', వ: 'ʋ', శ: 'ɕ', ష: 'ʂ', స: 's', హ: 'h', ళ: 'ɭ', ఱ: 'r',
}; // prettier-ignore

const VOWELS: Record<string, string> = {
  అ: 'a', ఆ: 'aː', ఇ: 'i', ఈ: 'iː', ఉ: 'u', ఊ: 'uː', ఋ: 'r u', ౠ: 'r uː',
  ఎ: 'e', ఏ: 'eː', ఐ: 'aɪ', ఒ: 'o', ఓ: 'oː', ఔ: 'aʊ',
}; // prettier-ignore

const SIGNS: Record<string, string> = {
  'ా': 'aː', 'ి': 'i', 'ీ': 'iː', 'ు': 'u', 'ూ': 'uː', 'ృ': 'r u', 'ౄ': 'r uː',
  'ె': 'e', 'ే': 'eː', 'ై': 'aɪ', 'ొ': 'o', 'ో': 'oː', 'ౌ': 'aʊ',
}; // prettier-ignore

const NASALS: readonly (readonly [letters: string, nasal: string])[] = [
  ['కఖగఘఙ', 'ŋ'],
  ['చఛజఝఞ', 'ɲ'],
  ['టఠడఢణ', 'ɳ'],
  ['తథదధన', 'n'],
];

/** The phonemes of one word, separated by spaces. */
export function readByRule(word: string): string {
  const letters = [...word.normalize('NFC')];
  const phonemes: string[] = [];
  letters.forEach((letter, index) => {
    const next = letters[index + 1] ?? '';
    const consonant = CONSONANTS[letter];
    if (VOWELS[letter]) phonemes.push(VOWELS[letter]);
    else if (SIGNS[letter]) phonemes.push(SIGNS[letter]);
    else if (letter === 'ం') phonemes.push(NASALS.find(([row]) => next && row.includes(next))?.[1] ?? 'm');
    else if (letter === 'ః') phonemes.push('h');
    else if (consonant) {
      // Telugu pronounces జ్ఞ as gna.
      const gna = letter === 'జ' && next === '్' && letters[index + 2] === 'ఞ';
      const afterGna = letter === 'ఞ' && letters[index - 1] === '్' && letters[index - 2] === 'జ';
      phonemes.push(gna ? 'ɡ' : afterGna ? 'n' : consonant);
      if (next !== '్' && !SIGNS[next]) phonemes.push('a');
    }
  });
  return phonemes.join(' ');
}
