import { aksharaIn, SIGNS, aksharaText } from '../src/domain/lesson/akshara';
import type { Material } from '../src/domain/lesson/material';
import { teluguDigits } from '../src/domain/lesson/entry';
import { sentenceText } from '../src/domain/lesson/focus';
import { aksharas } from '../src/domain/script/aksharas';
import { gunintam, PRIMER_CONSONANTS, PRIMER_VOWELS, VIRAMA } from '../src/domain/script/letters';
import { partsOf as typedPartsOf } from '../src/domain/typing/parts';
import { transliterated } from '../src/domain/script/transliteration';
import { numberInTelugu } from '../src/domain/speech/numbers';

/** An exercise as a learner sees it, without any hidden data. */
export type Seen = {
  readonly kind: string;
  readonly asked: readonly string[];
  /** The texts before and after a gap. */
  readonly gap: readonly string[] | null;
  readonly options: readonly { readonly text: string; readonly label: string; readonly group: number }[];
};

const NUMBERS = Array.from({ length: 101 }, (_, number) => number);
const PRIMER: readonly string[] = [...PRIMER_VOWELS, ...PRIMER_CONSONANTS];

/** Turns digits of either script into Telugu number words. */
const spoken = (text: string): string => {
  const number = NUMBERS.find((one) => String(one) === text || teluguDigits(one) === text);
  return number === undefined ? text : numberInTelugu(number);
};

/** Finds the row that contains all these parts (the alphabet, a gunintam or the numbers) and returns places in it. */
function placeInRowOf(given: readonly string[]): (part: string) => number {
  const akshara = aksharaIn(given[0] ?? '');
  const rows = [
    PRIMER,
    akshara ? SIGNS.map((sign) => aksharaText({ ...akshara, sign })) : [],
    NUMBERS.map(numberInTelugu),
  ];
  const row = rows.find((one) => given.every((part) => one.includes(part))) ?? [];
  return (part) => row.indexOf(part);
}

/** Everything that may match a Telugu text: its sound, its sign on క, its meaning, its picture, its digits. */
function matesOf(telugu: string, { words, letters }: Material): string[] {
  const word = words.find((one) => one.telugu === telugu);
  const letter = letters.find((one) => one.letter === telugu);
  const number = NUMBERS.find((one) => numberInTelugu(one) === telugu);
  const sign = gunintam('క')[PRIMER_VOWELS.findIndex((vowel) => vowel === telugu)];
  return [
    ...(word ? [word.english, word.picture ?? ''] : []),
    ...(letter ? [letter.word.picture] : []),
    ...(number === undefined ? [] : [String(number), teluguDigits(number)]),
    ...(sign === undefined ? [] : [sign]),
    transliterated(telugu),
  ].filter((mate) => mate !== '');
}

const otherThan = (at: number, { options }: Seen) => (at + 1) % options.length;

function choice(seen: Seen, isRight: boolean, isIt: (option: Seen['options'][number]) => boolean): number[] {
  const at = seen.options.findIndex(isIt);
  if (at < 0) throw new Error(`No option answers ${JSON.stringify(seen)}`);
  return [isRight ? at : otherThan(at, seen)];
}

function matchPairs({ options }: Seen, material: Material, isRight: boolean): number[] {
  const half = options.length / 2;
  const things = options.slice(0, half);
  const mates = options.slice(half);
  const places = things.map(({ text }) => mates.findIndex((mate) => matesOf(text, material).includes(mate.text)));
  const given = isRight ? places : [...places.slice(1), ...places.slice(0, 1)];
  return given.flatMap((place, at) => [at, half + place]);
}

function buildAkshara(seen: Seen, isRight: boolean): number[] {
  const groups = [...new Set(seen.options.map(({ group }) => group))].map((group) =>
    seen.options.flatMap((option, at) => (option.group === group ? [{ ...option, at }] : [])),
  );
  // The option "No sign" is two words in both languages.
  const pieceOf = (text: string) => (text.includes(' ') ? '' : text.replaceAll('◌', '').replace(VIRAMA, ''));
  const ways = groups.reduce<{ at: number; text: string; isVottu: boolean }[][]>(
    (before, group) =>
      before.flatMap((way) =>
        group.map(({ at, text }) => [
          ...way,
          { at, text: pieceOf(text), isVottu: text.includes(VIRAMA) || /ottu|ఒత్తు/iu.test(text) },
        ]),
      ),
    [[]],
  );
  const builtBy = (way: (typeof ways)[number]) => {
    const [sign = '', ...before] = way.map(({ text }) => text).toReversed();
    const [consonant = 'క', vottu = ''] = before.toReversed();
    return aksharaText({ consonant, vottu, sign });
  };
  const isTarget = (way: (typeof ways)[number]) => transliterated(builtBy(way)) === seen.asked[0];
  const found = ways.find((way) => isTarget(way) === isRight);
  if (!found) throw new Error(`No combination answers ${JSON.stringify(seen)}`);
  return found.map(({ at }) => at);
}

/** The question shows the English, or Latin letters for a learner who cannot hear. */
const isAsked = (asked: string | undefined, telugu: string, english: string) =>
  asked === english || asked === transliterated(telugu);

function wordOrder({ asked, options }: Seen, material: Material, isRight: boolean): number[] {
  const texts = options.map(({ text }) => text);
  const same = (parts: readonly string[]) => parts.toSorted().join(' ') === texts.toSorted().join(' ');
  const sentence = material.sentences.find(
    (one) => isAsked(asked[0], sentenceText(one), one.english) && same(one.words.map(({ telugu }) => telugu)),
  );
  const word = material.words.find(
    ({ english, telugu }) => isAsked(asked[0], telugu, english) && same(aksharas(telugu)),
  );
  const place = placeInRowOf(texts);
  const parts =
    sentence?.words.map(({ telugu }) => telugu) ??
    (word ? aksharas(word.telugu) : texts.toSorted((one, other) => place(one) - place(other)));
  const left = texts.map((text, at) => ({ text, at }));
  const order = parts.flatMap((part) =>
    left
      .splice(
        left.findIndex(({ text }) => text === part),
        1,
      )
      .map(({ at }) => at),
  );
  return isRight ? order : order.toReversed();
}

function fillGap(seen: Seen, material: Material, isRight: boolean): number[] {
  const [before = '', after = ''] = seen.gap ?? [];
  const [asked] = seen.asked;
  const sentence = material.sentences.find((one) => isAsked(asked, sentenceText(one), one.english) && one.gap);
  if (sentence) return choice(seen, isRight, ({ text }) => text === sentence.words[sentence.gap?.at ?? 0]?.telugu);
  const word = material.words.find(({ telugu, english }) => isAsked(asked, telugu, english));
  if (word) return choice(seen, isRight, ({ text }) => before + text + after === word.telugu);
  const partsOf = (text: string) => text.split('·').flatMap((part) => part.trim() || []);
  const place = placeInRowOf([...partsOf(before), ...partsOf(after)]);
  const last = Math.max(-1, ...partsOf(before).map(place));
  const next = Math.min(Infinity, ...partsOf(after).map(place));
  // A row of the letters met so far skips others, so the missing letter is the one closest to its neighbor.
  const fitting = seen.options.map(({ text }) => place(text)).filter((one) => one > last && one < next);
  const missing = last < 0 ? Math.max(...fitting) : Math.min(...fitting);
  return choice(seen, isRight, ({ text }) => place(text) === missing);
}

const spellable = ({
  words,
  letters,
  aksharas: own,
}: Material): readonly { telugu: string; asked: readonly string[] }[] => [
  ...words.map(({ telugu, english, picture = '' }) => ({ telugu, asked: [transliterated(telugu), english, picture] })),
  ...letters.map(({ letter }) => ({ telugu: letter, asked: [transliterated(letter)] })),
  ...own.map(aksharaText).map((telugu) => ({ telugu, asked: [transliterated(telugu)] })),
];

/** The text to type, or a wrong one. */
export function spelled({ asked }: Seen, material: Material, isRight: boolean): string {
  const found = spellable(material).find((one) => asked.some((text) => one.asked.includes(text)));
  if (!found) throw new Error(`The material has no spelling for ${asked.join()}`);
  return isRight ? found.telugu : `${found.telugu}ళ`;
}

/** The indexes of the options to pick, in order, for a right or wrong answer. */
export function solve(seen: Seen, material: Material, isRight: boolean): number[] {
  const [asked = ''] = seen.asked;
  switch (seen.kind) {
    case 'hear-and-pick':
      return choice(seen, isRight, ({ text }) => transliterated(spoken(text)) === asked);
    case 'see-and-pick-sound':
      return choice(seen, isRight, ({ label }) => label === transliterated(spoken(asked)));
    case 'match-pairs':
      return matchPairs(seen, material, isRight);
    case 'pick-picture': {
      const word = material.words.find(({ telugu }) => telugu === asked);
      const letter = material.letters.find((one) => one.word.telugu === asked);
      const number = NUMBERS.find((one) => numberInTelugu(one) === asked);
      return choice(seen, isRight, ({ label }) => label === (word?.english ?? letter?.word.english ?? String(number)));
    }
    case 'pick-meaning':
      return choice(seen, isRight, ({ text }) =>
        material.words.some(
          ({ telugu, english, picture }) =>
            (telugu === asked && english === text) || ([english, picture].includes(asked) && telugu === text),
        ),
      );
    case 'build-akshara':
      return buildAkshara(seen, isRight);
    case 'word-order':
      return wordOrder(seen, material, isRight);
    case 'fill-gap':
      return fillGap(seen, material, isRight);
    case 'true-or-not': {
      // The app shows a lone sign on a dotted circle.
      const plain = (text: string) => text.replaceAll(/[◌\s]/gu, '');
      const statement = material.statements.find(({ text }) => [text.en, text.te].map(plain).includes(plain(asked)));
      return [(statement?.isTrue === true) === isRight ? 0 : 1];
    }
    case 'word-parts': {
      const left = seen.options.map(({ text }, at) => ({ text: text.replaceAll('◌', ''), at }));
      const places = typedPartsOf(spelled(seen, material, true)).flatMap((part) =>
        left
          .splice(
            left.findIndex(({ text }) => text === part),
            1,
          )
          .map(({ at }) => at),
      );
      return isRight ? places : places.slice(0, 1);
    }
    default:
      throw new Error(`No solver for the kind ${seen.kind}`);
  }
}
