import { itemKey } from '../activity/itemKey';
import { VIRAMA } from '../script/letters';
import { numberInTelugu } from '../speech/numbers';
import { type Akshara, aksharaText } from './akshara';
import type { Letter, Sentence, Statement } from './lessonContent';
import type { Material, MaterialWord } from './material';
import type { Entry } from './entry';

/** The thing one task asks about. */
export type Focus =
  | { readonly about: 'letter'; readonly letter: Letter }
  | { readonly about: 'akshara'; readonly akshara: Akshara }
  | { readonly about: 'word'; readonly word: MaterialWord }
  | { readonly about: 'number'; readonly number: number }
  | { readonly about: 'sentence'; readonly sentence: Sentence }
  | { readonly about: 'statement'; readonly statement: Statement };

const TALAKATTU = 'తలకట్టు';

/** Memory is per sign: there are thousands of aksharas, but few signs. */
const keyOfAkshara = ({ vottu, sign }: Akshara): string =>
  itemKey('sign', vottu === '' ? sign || TALAKATTU : VIRAMA + vottu);

export const sentenceText = ({ words, end }: Sentence): string =>
  `${words.map(({ telugu }) => telugu).join(' ')}${end}`;

export const letterEntry = (letter: string): Entry => ({ key: itemKey('letter', letter), telugu: letter });
export const aksharaEntry = (akshara: Akshara): Entry => ({ key: keyOfAkshara(akshara), telugu: aksharaText(akshara) });
export const wordEntry = ({ key, telugu, english, picture }: MaterialWord): Entry => ({
  key,
  telugu,
  english,
  ...(picture === undefined ? {} : { picture }),
});
export const numberEntry = (number: number): Entry => ({
  key: itemKey('number', String(number)),
  telugu: numberInTelugu(number),
  number,
});

export function entryOfFocus(focus: Focus): Entry {
  switch (focus.about) {
    case 'letter':
      return letterEntry(focus.letter.letter);
    case 'akshara':
      return aksharaEntry(focus.akshara);
    case 'word':
      return wordEntry(focus.word);
    case 'number':
      return numberEntry(focus.number);
    case 'sentence':
      return {
        key: focus.sentence.key,
        telugu: sentenceText(focus.sentence),
        english: focus.sentence.english,
      };
    case 'statement':
      return {
        key: focus.statement.key,
        telugu: focus.statement.text.te,
        english: focus.statement.text.en,
        isTrue: focus.statement.isTrue,
      };
  }
}

export const focusesOf = (material: Material): readonly Focus[] => [
  ...material.letters.map((letter): Focus => ({ about: 'letter', letter })),
  ...material.aksharas.map((akshara): Focus => ({ about: 'akshara', akshara })),
  ...material.words.map((word): Focus => ({ about: 'word', word })),
  ...material.numbers.map((number): Focus => ({ about: 'number', number })),
  ...material.sentences.map((sentence): Focus => ({ about: 'sentence', sentence })),
  ...material.statements.map((statement): Focus => ({ about: 'statement', statement })),
];

const LAST_BASIC_NUMBER = 20;

/** Numbers up to 20 and the tens come first, because all others are built from them. */
export const comesLater = (focus: Focus): boolean =>
  focus.about === 'number' && focus.number > LAST_BASIC_NUMBER && focus.number % 10 !== 0;
